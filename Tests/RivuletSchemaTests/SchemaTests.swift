import RivuletSchema
import Testing

@Suite struct `Schema look-ups` {
    @Test func `types are found by key and by name`() throws {
        #expect(Schema.type(key: 3) == .shape)
        #expect(Schema.type(named: "Shape") == .shape)
        #expect(SchemaType.shape.key == 3)
        #expect(Schema.type(key: 0) == nil)
        #expect(Schema.type(key: 0xFFFF_FFFF) == nil)
        #expect(Schema.type(named: "Shap") == nil)
        #expect(Schema.types.count == 352)
        for type in Schema.types {
            #expect(Schema.type(key: type.key) == type)
            #expect(Schema.type(named: type.name) == type)
        }
    }

    @Test func `inheritance is a range test that agrees with the chain of parents`() {
        #expect(
            SchemaType.shape.lineage.map(\.name)
                == [
                    "Shape", "Drawable", "Node", "TransformComponent", "WorldTransformComponent", "ContainerComponent",
                    "Component",
                ])
        for type in Schema.types {
            let ancestors = Set(type.lineage)
            for other in Schema.types { #expect(type.isA(other) == ancestors.contains(other)) }
        }
    }

    @Test func `a property has the same word in every type that inherits it`() throws {
        // Chapter 01, Appendix A: opacity is WorldTransformComponent's only property, x and y are Node's.
        for type in [SchemaType.node, .shape, .artboard, .nestedArtboard, .text] {
            let opacity = try #require(type.property(key: 18))
            let x = try #require(type.property(key: 13))
            #expect(opacity.word == 0)
            #expect(x.word == 4)
        }
        #expect(SchemaType.node.property(key: 4)?.word == nil)  // Component.name is structural
        #expect(SchemaType.node.property(key: 806)?.word == nil)  // computedLocalX is not stored
        for type in Schema.types {
            var words = Set<Int>()
            for property in type.allProperties {
                guard let word = property.word else { continue }
                #expect(words.insert(word).inserted, "\(property) shares a word in \(type)")
                #expect(word < type.wordCount)
            }
            #expect(words.count == type.wordCount)
        }
    }

    @Test func `defaults are those of the runtime`() {
        #expect(SchemaType.artboard.property(named: "clip")?.defaultBits(in: .artboard) == 1)
        #expect(SchemaType.layoutComponent.property(named: "clip")?.defaultBits(in: .layoutComponent) == 0)
        #expect(SchemaType.node.property(named: "scaleX")?.defaultBits(in: .node) == Float(1).bitPattern)
        #expect(SchemaType.drawable.property(named: "blendModeValue")?.defaultBits(in: .shape) == 3)
        #expect(SchemaType.keyedObject.property(named: "objectId")?.defaultBits(in: .keyedObject) == 0)
    }

    @Test func `channels of a colour are found in the types that have them`() throws {
        let red = try #require(SchemaType.solidColor.property(key: 118))
        #expect(red.owner == .solidColor)
        #expect(red.backing?.name == "colorValue")
        #expect(red.bit == 16 && red.bitCount == 8)
        #expect(SchemaType.gradientStop.property(key: 118)?.owner == .gradientStop)
        #expect(SchemaType.node.property(key: 118) == nil)
        #expect(SchemaType.node.supportedProperty(key: 9)?.name == "x")
        #expect(SchemaType.node.property(key: 9) == nil)
    }
}
