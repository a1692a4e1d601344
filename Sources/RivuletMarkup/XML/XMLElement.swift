/// An element of an XML text, with the byte offsets that errors need.
struct XMLElement {
    var name: String
    /// Of the `<`.
    var offset: Int
    var attributes: [Attribute] = []
    var children: [XMLElement] = []

    struct Attribute {
        var name: String
        /// The value with entities replaced and white space normalised as XML 1.0 §3.3.3 says.
        var value: String
        /// Of the name's first byte.
        var offset: Int
        /// Of the value's first byte, behind the quote.
        var valueOffset: Int
    }
}
