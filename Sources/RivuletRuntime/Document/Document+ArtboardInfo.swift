import RivuletFormat
import RivuletSchema

extension Document {
    /// The artboards, in file order. Made anew at each call, in time proportional to the file.
    public var artboards: [ArtboardInfo] {
        let names = ReferenceNames(self)
        return tables.imports.artboards.indices.map { artboardInfo($0, names) }
    }

    /// The artboard that plays if none is named: the first of the file, nil if it has none.
    public var defaultArtboard: ArtboardInfo? {
        tables.imports.artboards.isEmpty ? nil : artboardInfo(0, ReferenceNames(self))
    }

    private func artboardInfo(_ index: Int, _ names: ReferenceNames) -> ArtboardInfo {
        let imports = tables.imports
        let artboard = imports.artboards[index]
        let record = RecordIndex(Int(artboard.record))
        var info = ArtboardInfo(
            name: artboardName(index), width: file.float(.LayoutComponent.width, of: record),
            height: file.float(.LayoutComponent.height, of: record), isDefault: index == 0,
            objectCount: artboard.objects.count, timelines: artboard.animations.indices.map { timelineInfo($0) },
            stateMachines: machineInfos(of: index, names), events: [], textRuns: [], nestedArtboards: [],
            componentLists: [],
            focus: [], dataBinds: names.bindsOfArtboard[index].map(names.dataBind),
            viewModel: viewModelIndex(ofArtboard: index).map { viewModelName($0) })
        // Object id of an event -> its position in the list.
        var events: [UInt32: Int] = [:]
        for row in artboard.objects.indices {
            let object = imports.objects[row]
            guard !object.isEmpty, let type = file.type(of: RecordIndex(Int(object.record))) else { continue }
            let name = { tables.string(.Component.name, of: object.record) }
            if type.isA(.event) {
                events[UInt32(row) - artboard.objects.start] = info.events.count
                info.events.append(names.event(object.record, type))
            } else if type.isA(.textValueRun) {
                let text = tables.string(.TextValueRun.text, of: object.record)
                info.textRuns.append(TextRunInfo(name: name(), text: text))
            } else if type.isA(.nestedArtboard) {
                info.nestedArtboards.append(names.nestedArtboard(object.record))
            } else if type == .artboardComponentList {
                info.componentLists.append(names.componentList(object.record))
            } else if type == .focusData {
                info.focus.append(names.focus(object.record, parent: object.parent, artboard: UInt32(index)))
            }
        }
        guard !events.isEmpty else { return info }
        for row in artboard.objects.indices {
            guard let event = events[imports.objects[row].parent], !imports.objects[row].isEmpty else { continue }
            if let property = customProperty(imports.objects[row].record) {
                info.events[event].properties.append(property)
            }
        }
        return info
    }

    /// A custom property with the value that the file gives it, nil for other objects.
    package func customProperty(_ record: UInt32) -> EventProperty? {
        let index = RecordIndex(Int(record))
        guard let type = file.type(of: index), type.isA(.customProperty) else { return nil }
        let value: Value
        if type.isA(.customPropertyNumber) {
            value = .number(file.float(.CustomPropertyNumber.propertyValue, of: index))
        } else if type.isA(.customPropertyBoolean) {
            value = .boolean(file.bool(.CustomPropertyBoolean.propertyValue, of: index))
        } else if type.isA(.customPropertyString) {
            value = .string(file.string(.CustomPropertyString.propertyValue, of: index))
        } else if type.isA(.customPropertyColor) {
            value = .color(file.uint(.CustomPropertyColor.propertyValue, of: index))
        } else if type.isA(.customPropertyTrigger) {
            value = .trigger(file.uint(.CustomPropertyTrigger.propertyValue, of: index))
        } else if type.isA(.customPropertyEnum) {
            let chosen = file.uint(.CustomPropertyEnum.propertyValue, of: index)
            value = .enumeration(enumKey(chosen, of: file.uint(.CustomPropertyEnum.enumId, of: index)))
        } else {
            return nil
        }
        return EventProperty(name: tables.string(.Component.name, of: record), value: value)
    }

    private func timelineInfo(_ row: Int) -> TimelineInfo {
        let animation = tables.imports.animations[row]
        let record = RecordIndex(Int(animation.record))
        let fps = file.uint(.LinearAnimation.fps, of: record)
        var first: UInt32 = 0
        var last = file.uint(.LinearAnimation.duration, of: record)
        var workArea: ClosedRange<UInt32>?
        if file.bool(.LinearAnimation.enableWorkArea, of: record) {
            first = file.uint(.LinearAnimation.workStart, of: record)
            last = file.uint(.LinearAnimation.workEnd, of: record)
            workArea = min(first, last)...max(first, last)
        }
        let start = Float(first) / Float(fps)
        let end = Float(last) / Float(fps)
        let loop: TimelineInfo.Loop =
            switch file.uint(.LinearAnimation.loopValue, of: record) {
            case 0: .oneShot
            case 1: .loop
            case 2: .pingPong
            default: .unknown
            }
        return TimelineInfo(
            name: tables.string(.Animation.name, of: animation.record), framesPerSecond: fps,
            frames: max(first, last) - min(first, last), seconds: abs(end - start),
            speed: file.float(.LinearAnimation.speed, of: record), loop: loop, workArea: workArea,
            keyedObjects: animation.keyedObjects.indices.count { !tables.imports.keyedObjects[$0].isDropped })
    }
}
