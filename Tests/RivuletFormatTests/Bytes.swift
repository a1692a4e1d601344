import RivuletFormat

/// Bytes from hexadecimal digits; blanks are ignored.
func hex(_ text: String) -> [UInt8] {
    let digits = text.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// A header of version 7.0 without a table of contents: 8 bytes.
let plainHeader = hex("52495645 07 00 01 00")

/// The error of reading these bytes, nil if they read.
func errorOfReading(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) -> FormatError? {
    do throws(FormatError) {
        _ = try RiveFile(bytes: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

extension RiveFile {
    /// The fields of a record, by its ordinal.
    func fieldRows(_ record: Int) -> [FieldRow] {
        Array(fields[Int(records[record].firstField)..<Int(records[record].endField)])
    }
}
