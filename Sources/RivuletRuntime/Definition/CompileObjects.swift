import RivuletFormat
import RivuletSchema

/// The default words of a type, and which of its properties have one.
struct TypeTemplate: Sendable {
    var words: [UInt32] = []
    /// Words that hold strings.
    var stringWords: [Int] = []
    /// Stored properties with a word, by key.
    var wordOfKey: [(key: UInt32, word: Int, kind: FieldKind)] = []

    private init(_ type: SchemaType) {
        words = Array(repeating: 0, count: type.wordCount)
        for property in type.allProperties {
            guard let word = property.word else { continue }
            words[word] = property.defaultBits(in: type)
            wordOfKey.append((UInt32(property.key.rawValue), word, property.kind))
            if property.kind == .string { stringWords.append(word) }
        }
    }

    /// Those of all types, by `SchemaType.index`; made when the first document is.
    static let all = Schema.types.map { TypeTemplate($0) }
}

extension ArtboardBuilder {
    /// Objects, their children and the words of a fresh instance: the values of the file, defaults where it is silent,
    /// and the artboard at the origin (chapter 02 §2.4).
    mutating func compileObjects() {
        let record = RecordIndex(Int(artboard.record))
        width = file.float(PropertyKey.LayoutComponent.width, of: record)
        height = file.float(PropertyKey.LayoutComponent.height, of: record)
        objects.reserveCapacity(artboard.objects.count)
        for row in artboard.objects.indices {
            let imported = imports.objects[row]
            guard !imported.isEmpty else {
                objects.append(.empty)
                continue
            }
            let type = SchemaType(index: imported.typeIndex)
            var object = ObjectDefinition.empty
            object.typeIndex = imported.typeIndex
            object.parent = ObjectIndex(rawValue: imported.parent)
            object.record = imported.record
            object.word = WordIndex(words.count)
            objects.append(object)
            appendWords(of: type, record: imported.record, TypeTemplate.all[Int(imported.typeIndex)])
        }
        if !objects.isEmpty, let x = SchemaType.node.property(key: 13)?.word {
            words[objects[0].word.position + x] = 0
            words[objects[0].word.position + x + 1] = 0
        }
        compileChildren()
    }

    private mutating func appendWords(of type: SchemaType, record: UInt32, _ template: TypeTemplate) {
        let base = words.count
        words.append(contentsOf: template.words)
        for word in template.stringWords {
            words[base + word] = UInt32(strings.count)
            strings.append(.empty)
        }
        let row = file.records[Int(record)]
        for fieldIndex in Int(row.firstField)..<Int(row.endField) {
            let field = file.fields[fieldIndex]
            guard field.isStored, let entry = template.wordOfKey.first(where: { $0.key == field.key }) else { continue }
            if entry.kind == .string {
                strings[Int(words[base + entry.word])] = TableRange(field.range.lowerBound, field.range.upperBound)
            } else {
                words[base + entry.word] = field.runtimeBits(entry.kind)
            }
        }
    }

    private mutating func compileChildren() {
        var counts = [UInt32](repeating: 0, count: objects.count + 1)
        for object in objects where !object.parent.isNone { counts[object.parent.position + 1] += 1 }
        for position in 1..<counts.count { counts[position] += counts[position - 1] }
        for position in objects.indices {
            objects[position].children = TableRange(Int(counts[position]), Int(counts[position + 1]))
        }
        children = Array(repeating: .none, count: Int(counts[counts.count - 1]))
        var next = counts
        for position in objects.indices where !objects[position].parent.isNone {
            let parent = objects[position].parent.position
            children[Int(next[parent])] = ObjectIndex(position)
            next[parent] += 1
        }
    }
}
