import RivuletFormat
import RivuletMarkup
import RivuletSchema
import RivuletTestSupport
import Testing

@Suite struct `References in RML` {
    /// One of everything that ids count, and one reference of each kind.
    static let document = """
        <Rive version="1" kind="fragment">
          <ImageAsset/><FontAsset id="1:1"/>
          <DataEnumCustom/><DataEnumCustom id="1:2"><DataEnumValue/><DataEnumValue id="1:3"/></DataEnumCustom>
          <ElasticInterpolator/><CubicEaseInterpolator id="1:4"/>
          <DataConverterRounder/><DataConverterInterpolator id="1:5" interpolatorId="1:4"/>
          <ViewModel name="first"/>
          <ViewModel id="1:6" name="second">
            <ViewModelPropertyNumber/>
            <ViewModelPropertyEnumCustom id="1:7" enumId="1:2"/>
            <ViewModelPropertyViewModel id="1:8" viewModelReferenceId="1:6"/>
            <ViewModelInstance/>
            <ViewModelInstance id="1:9">
              <ViewModelInstanceEnum viewModelPropertyId="1:7" propertyValue="1:3"/>
              <ViewModelInstanceViewModel viewModelPropertyId="1:8" propertyValue="1:9"/>
              <ViewModelInstanceList viewModelPropertyId="1:8">
                <ViewModelInstanceListItem viewModelId="1:6" viewModelInstanceId="1:9"/>
              </ViewModelInstanceList>
            </ViewModelInstance>
          </ViewModel>
          <ClampedScrollPhysics/><ElasticScrollPhysics id="1:10"/>
          <Artboard/>
          <Artboard id="1:11" defaultStateMachineId="1:12" viewModelId="1:6">
            <Shape id="1:13"/><Solo activeComponentId="1:13"/>
            <NestedArtboard artboardId="1:11" dataBindPathIds="1:6 1:8 1:7">
              <NestedStateMachine animationId="1:12"><NestedBool inputId="1:14"/></NestedStateMachine>
              <NestedSimpleAnimation animationId="1:15"/>
            </NestedArtboard>
            <TextStylePaint fontAssetId="1:1"><DataBindContext converterId="1:5" sourcePathIds="1:6,1:7"/></TextStylePaint>
            <ScrollConstraint physicsId="1:10"/>
            <CubicEaseInterpolator id="1:16"/>
            <LinearAnimation/>
            <LinearAnimation id="1:15">
              <KeyedObject objectId="1:13"><KeyedProperty propertyKey="296">
                <KeyFrameId value="1:13" interpolatorId="1:16"/>
              </KeyedProperty></KeyedObject>
            </LinearAnimation>
            <StateMachine/>
            <StateMachine id="1:12">
              <StateMachineBool/><StateMachineNumber id="1:14"/>
              <StateMachineLayer>
                <AnyState/><EntryState><StateTransition stateToId="1:17"/></EntryState><ExitState/>
                <BlendStateDirect id="1:17">
                  <BlendAnimationDirect/><BlendAnimationDirect id="1:18" animationId="1:15" inputId="1:14"/>
                  <BlendStateTransition stateToId="1:17" exitBlendAnimationId="1:18">
                    <TransitionNumberCondition inputId="1:14"/>
                    <StateMachineFireTrigger viewModelPathIds="1:6 1:8"/>
                  </BlendStateTransition>
                </BlendStateDirect>
              </StateMachineLayer>
            </StateMachine>
          </Artboard>
        </Rive>
        """

    /// Counted by hand in the document above.
    @Test(
        arguments: [
            ("TextStylePaint", "fontAssetId", 1), ("ViewModelPropertyEnumCustom", "enumId", 1),
            ("ViewModelInstanceEnum", "viewModelPropertyId", 1), ("ViewModelInstanceEnum", "propertyValue", 1),
            ("ViewModelPropertyViewModel", "viewModelReferenceId", 1), ("ViewModelInstance", "viewModelId", 1),
            ("ViewModelInstanceViewModel", "propertyValue", 1), ("ViewModelInstanceListItem", "viewModelId", 1),
            ("ViewModelInstanceListItem", "viewModelInstanceId", 1), ("DataConverterInterpolator", "interpolatorId", 1),
            ("DataBindContext", "converterId", 1), ("Artboard", "defaultStateMachineId", 1),
            ("Artboard", "viewModelId", 1),
            ("Solo", "activeComponentId", 1), ("NestedArtboard", "artboardId", 1),
            ("NestedStateMachine", "parentId", 3),
            ("NestedStateMachine", "animationId", 1), ("NestedBool", "parentId", 4), ("NestedBool", "inputId", 1),
            ("NestedSimpleAnimation", "animationId", 1), ("ScrollConstraint", "physicsId", 1),
            ("KeyedObject", "objectId", 1), ("KeyFrameId", "value", 1), ("KeyFrameId", "interpolatorId", 9),
            ("StateTransition", "stateToId", 3), ("BlendAnimationDirect", "animationId", 1),
            ("BlendAnimationDirect", "inputId", 1), ("BlendStateTransition", "exitBlendAnimationId", 1),
            ("TransitionNumberCondition", "inputId", 1),
        ] as [(String, String, UInt32)])
    func `an id becomes the index that the property wants`(type: String, property: String, index: UInt32) throws {
        let file = try `Building RML`.build(Self.document)
        let values = file.builtRecords.filter { $0.type == type }.compactMap { $0[property] }
        #expect(values.first == index, "\(values)")
    }

    @Test func `paths become lists of indices`() throws {
        let records = try `Building RML`.build(Self.document).builtRecords
        #expect(records.first { $0.type == "NestedArtboard" }?.bytes("dataBindPathIds") == [1, 2, 1])
        #expect(records.first { $0.type == "DataBindContext" }?.bytes("sourcePathIds") == [1, 1])
        #expect(records.first { $0.type == "StateMachineFireTrigger" }?.bytes("viewModelPathIds") == [1, 2])
    }

    @Test func `the document comes back from a dump, with ids`() throws {
        let file = try `Building RML`.build(Self.document)
        let text = try file.rml()
        #expect(try `Building RML`.build(text) == file)
        #expect(!text.contains("exact"))
        // Every reference that was written as an id is one again.
        let count = { (text: String) in
            text.split(separator: "Id=\"").dropFirst().count { $0.prefix { $0 != "\"" }.contains(":") }
        }
        #expect(count(text) == count(Self.document.replacing("1:", with: "0:")))
    }

    @Test func `plain numbers are indices as they stand`() throws {
        let file = try `Building RML`.build(
            "<Artboard viewModelId='7'><Node parentId='5'/><NestedArtboard artboardId='-1' dataBindPathIds='3 0'/></Artboard>"
        )
        #expect(file.builtRecords.map { $0["viewModelId"] } == [nil, 7, nil, nil])
        #expect(file.builtRecords.map { $0["parentId"] } == [nil, nil, 5, nil])
        #expect(file.builtRecords[3].bytes("dataBindPathIds") == [3, 0])
    }

    /// A backboard is in no list, so each id property must refuse it, and say what it wants.
    @Test func `every id property knows what it counts in`() throws {
        var free: Set<String> = []
        for type in Schema.types where !type.isAbstract {
            for property in type.allProperties where property.isID && property.isStored {
                let text = "<Rive exact='true'><Backboard id='0:1'/><\(type.name) \(property.name)='0:1'/></Rive>"
                do throws(MarkupError) {
                    _ = try RiveFile.build(rml: Array(text.utf8))
                    Issue.record("\(type.name).\(property.name) takes a backboard")
                } catch {
                    if error.message.contains("nothing can refer to") { free.insert("\(type.name).\(property.name)") }
                }
            }
        }
        // What these count in depends on what is keyed or compared.
        #expect(free == ["KeyFrameId.value", "TransitionValueIdComparator.value"])
    }
}
