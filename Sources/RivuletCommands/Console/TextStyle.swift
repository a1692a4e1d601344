/// Colours of a terminal, or none.
package struct TextStyle: Sendable {
    package var isColored: Bool

    package static let plain = TextStyle(isColored: false)

    package func heading(_ text: String) -> String { wrap(text, "1") }
    package func name(_ text: String) -> String { wrap(text, "36") }
    package func faint(_ text: String) -> String { wrap(text, "2") }
    package func good(_ text: String) -> String { wrap(text, "32") }
    package func warning(_ text: String) -> String { wrap(text, "33") }
    package func bad(_ text: String) -> String { wrap(text, "1;31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
