import CCairo

/// A script of strokes for labels: no fonts of the machine, so that sheets look the same everywhere.
///
/// Each glyph is drawn on a grid 4 wide and 8 high: y 0 is the top of capitals, 2 of small letters, 6 the base line, 8 the
/// end of what hangs below. Two digits are a point, points are joined to a stroke, blanks separate strokes.
enum LineFont {
    private static let baseLine = 6.0
    private static let advance = 5.4

    private static let glyphs: [Character: String] = [
        "A": "062046 1434", "B": "00063645443313030033423110 0030", "C": "4130100105163645", "D": "0006264442200000",
        "E": "40000646 0333", "F": "400006 0333", "G": "41301001051636454323", "H": "0006 4046 0343",
        "I": "1030 2026 1636", "J": "30351605", "K": "0006 4003 1246", "L": "000646", "M": "0600234046",
        "N": "06004640",
        "O": "1030414536160501 0110", "P": "06003041423303", "Q": "1030414536160501 0110 2446",
        "R": "06003041423303 2346",
        "S": "41301001021333444536160544", "T": "0040 2026", "U": "000516364540", "V": "002640", "W": "0016233640",
        "X": "0046 4006", "Y": "002340 2326", "Z": "00400646",
        "a": "1232434636160504143444", "b": "0006 0313223241453616060503", "c": "4332120305163645",
        "d": "4046 4332120305163645", "e": "04444332120305163645", "f": "3020111626 0232",
        "g": "4238180743 43321203051636",
        "h": "0006 0312324346", "i": "2226 2020", "j": "22270807 2020", "k": "0006 3204 1436", "l": "10202546",
        "m": "0206 031223 23324346 2326", "n": "0206 0312324346", "o": "1232434536160503 0312",
        "p": "0208 0312324345361605", "q": "4248 4332120305163645", "r": "0206 04133242", "s": "4332120314344536160545",
        "t": "1015263645 0232", "u": "0205163645 4246", "v": "022642", "w": "0216243642", "x": "0246 4206",
        "y": "0226 420708", "z": "02420646",
        "0": "1030414536160501 0110 3115", "1": "112026 1636", "2": "011030414206460646", "3": "00402233444536160505",
        "4": "360030 300444", "5": "40000333444536160505", "6": "403010010516364543320304", "7": "004016",
        "8": "1030414233130201 0110 1333444536160504 0413", "9": "4413020110304145361606",
        ".": "2626", ",": "2527", ":": "2323 2626", ";": "2323 2527", "-": "1333", "_": "0747", "+": "1333 2224",
        "=": "0242 0444",
        "/": "4006", "\\": "0046", "(": "30212536", ")": "10212516", "[": "30202636", "]": "10202616",
        "{": "3020122325263636",
        "}": "1020322325261616", "<": "410345", ">": "014305", "!": "2024 2626", "?": "011030413223 2424 2626",
        "'": "2021",
        "\"": "1011 3031", "#": "1016 3036 0242 0444", "%": "0046 0000 4646", "&": "460110202104153644",
        "*": "2024 0143 4103",
        "@": "3334123224 4446160501103041443424", "$": "41300102434416 2027", "^": "022042", "|": "2027",
        "~": "0312344342", "`": "1021",
    ]
    /// For what has no glyph.
    private static let box = "0040460600"

    /// Whether white is easier to read on a colour than black.
    static func isDark(_ color: UInt32) -> Bool {
        let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
        return color >> 24 > 127 && 3 * red + 6 * green + blue < 1280
    }

    /// Draws a line of text with the source that is set; `y` is the top of capitals, `height` theirs with what hangs below.
    static func draw(
        _ text: String, _ context: OpaquePointer?, x: Double, y: Double, height: Double, maximumWidth: Double
    ) {
        let unit = height / 8
        let room = Int((maximumWidth / (advance * unit)).rounded(.down))
        let shown = text.count > room ? text.prefix(max(0, room - 2)) + ".." : text[...]
        cairo_new_path(context)
        for (place, character) in shown.enumerated() where character != " " {
            let left = x + Double(place) * advance * unit
            for stroke in (glyphs[character] ?? box).split(separator: " ") {
                let digits = stroke.utf8.map { Double($0) - 48 }
                for start in stride(from: 0, to: digits.count - 1, by: 2) {
                    let (px, py) = (left + (digits[start] + 0.5) * unit, y + digits[start + 1] * unit)
                    if start == 0 { cairo_move_to(context, px, py) } else { cairo_line_to(context, px, py) }
                }
                // A dot.
                if digits.count == 4, digits[0] == digits[2], digits[1] == digits[3] {
                    cairo_close_path(context)
                }
            }
        }
        cairo_set_line_width(context, 0.9 * unit)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }
}
