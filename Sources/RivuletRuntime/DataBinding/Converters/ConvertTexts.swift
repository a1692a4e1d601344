import RivuletFormat
import RivuletSchema

extension ConverterStates {
    /// The longest text that padding makes.
    static let maximumPaddedLength: UInt32 = 65_536

    /// A value as a text (§13.7).
    mutating func string(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance, _ document: DocumentTables
    ) -> BoundValue {
        let start = text.bytes.count
        switch value {
        case .string: return value
        case .number(let number):
            let flags = word(0, operation, instance, document)
            let decimals = flags & 1 != 0 ? word(1, operation, instance, document) : 6
            text.bytes.append(fixed: number, decimals: decimals)
            if flags & 2 != 0 { removeZeros(from: start) }
            if flags & 4 != 0 { separateThousands(from: start) }
        case .boolean(let flag): text.bytes.append(flag ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        case .enumeration(let index, let enumeration): return text.add(document.displayText(index, of: enumeration))
        case .trigger(let number), .listIndex(let number): text.bytes.append(decimal: UInt64(number))
        case .color(let color):
            let format = textBytes(word(2, operation, instance, document), document)
            if format.isEmpty {
                text.bytes.append(signed: Int32(bitPattern: color))
            } else {
                text.bytes.append(color: color, format: format)
            }
        case .none, .integer, .list, .viewModel, .asset, .artboard: break
        }
        return .string(TextRange(start..<text.bytes.count))
    }

    /// Strips zeros at the end of a number with a point, and then the point (§13.9).
    private mutating func removeZeros(from start: Int) {
        guard let point = text.bytes[start...].firstIndex(of: UInt8(ascii: ".")) else { return }
        while text.bytes.count > start, text.bytes.last == UInt8(ascii: "0") { text.bytes.removeLast() }
        if point == text.bytes.count - 1 { text.bytes.removeLast() }
    }

    /// A comma after every third digit of the whole part, counted from its end.
    private mutating func separateThousands(from start: Int) {
        let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ".")) ?? text.bytes.count
        var position = end - 3
        while position > start, isDigit(text.bytes[position - 1]) {
            text.bytes.insert(UInt8(ascii: ","), at: position)
            position -= 3
        }
    }

    /// §13.9.
    mutating func withoutZeros(_ value: BoundValue) -> BoundValue {
        guard case .string(let range) = value else { return emptyText }
        let input = text[range]
        guard let point = input.firstIndex(of: UInt8(ascii: ".")) else { return value }
        var end = input.endIndex
        while end > input.startIndex, input[end - 1] == UInt8(ascii: "0") { end -= 1 }
        if point == end - 1 { end -= 1 }
        return .string(TextRange(input.startIndex..<end))
    }

    /// §13.8: 1 the start, 2 the end, 3 both.
    func trimmed(_ value: BoundValue, _ kind: UInt32) -> BoundValue {
        guard case .string(let range) = value else { return emptyText }
        var kept = range.positions
        if kind == 1 || kind == 3 {
            let first = text.bytes[kept].firstIndex { !isWhiteSpace($0) } ?? kept.upperBound
            kept = first..<kept.upperBound
        }
        if kind == 2 || kind == 3 {
            let last = text.bytes[kept].lastIndex { !isWhiteSpace($0) }
            kept = kept.lowerBound..<(last.map { $0 + 1 } ?? kept.lowerBound)
        }
        return .string(TextRange(kept))
    }

    /// §13.10.
    mutating func padded(
        _ value: BoundValue, _ operation: ConverterOperation, _ instance: ConverterInstance, _ document: DocumentTables
    ) -> BoundValue {
        guard case .string(let range) = value else { return emptyText }
        let padding = textBytes(word(1, operation, instance, document), document)
        let length = Int(min(word(0, operation, instance, document), Self.maximumPaddedLength))
        guard range.count < length, !padding.isEmpty else { return value }
        let missing = length - range.count
        let isAtEnd = word(2, operation, instance, document) == 1
        let start = text.bytes.count
        text.bytes.reserveCapacity(start + length)
        if isAtEnd { for position in range.positions { text.bytes.append(text.bytes[position]) } }
        for offset in 0..<missing {
            text.bytes.append(padding[padding.startIndex + offset % padding.count])
        }
        if !isAtEnd { for position in range.positions { text.bytes.append(text.bytes[position]) } }
        return .string(TextRange(start..<text.bytes.count))
    }

    private var emptyText: BoundValue { .string(TextRange(0..<0)) }

    /// A value as a number (§13.6).
    func number(_ value: BoundValue) -> Float {
        switch value {
        case .number(let number): number
        case .string(let range): Float(parsedPrefix(of: text[range]))
        case .enumeration(let index, _), .listIndex(let index): Float(index)
        case .color(let color): Float(Int32(bitPattern: color))
        case .boolean(let flag): flag ? 1 : 0
        case .none, .integer, .trigger, .list, .viewModel, .asset, .artboard: 0
        }
    }
}

extension DocumentTables {
    /// What an enum's entry shows: its value, or its key if that is empty (chapter 05 §1.2). Empty for no entry.
    package func displayText(_ index: UInt32, of enumeration: UInt32) -> ArraySlice<UInt8> {
        guard enumeration < UInt32(imports.enums.count) else { return [] }
        let row = imports.enums[Int(enumeration)].values.row(index)
        guard row != ImportTables.none else { return [] }
        let record = RecordIndex(Int(imports.enumValues[Int(row)]))
        let value = file.payload[file.payloadRange(.DataEnumValue.value, of: record)]
        return value.isEmpty ? file.payload[file.payloadRange(.DataEnumValue.key, of: record)] : value
    }
}

func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// White space of the C locale.
func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
