import RivuletFormat
import RivuletSchema

extension ImportStack {
    /// Attaches the record in hand as its type asks (chapter 01 §8.5), and makes it the latest of its slot. Nil if it
    /// was imported, else why it is dropped.
    ///
    /// An artboard needs a Backboard, and nothing takes either away: what needs both asks only for the artboard.
    mutating func apply(_ rule: ImportRule) throws(DocumentError) -> DropReason? {
        switch rule {
        case .inert: return nil
        case .component: return joinAsComponent()
        case .keyFrame: return takeKeyFrame()
        case .keyedProperty: return takeKeyedProperty()
        case .keyedObject: return takeKeyedObject()
        case .animation: return takeAnimation()
        case .interpolator: return takeInterpolator()
        case .backboard: takeBackboard()
        case .artboard: return try takeArtboard()
        case .nestedArtboard:
            guard artboard != Self.none else { return .noArtboard }
            claimPath(for: record)
            return joinAsComponent()
        case .scrollConstraint: return takeScrollConstraint()
        case .scrollPhysics:
            guard backboard != Self.none else { return .noBackboard }
            tables.scrollPhysics.append(record)
        case .scriptInput: return takeScriptInput()

        case .asset: return takeAsset()
        case .manifest:
            asset = Self.manifestAsset
            tables.manifest = record
            tables.manifestContents = Self.none
        case .assetContents: return takeAssetContents()

        case .enumeration: takeEnumeration()
        case .enumValue: return takeEnumValue()
        case .viewModel: takeViewModel()
        case .viewModelProperty: return takeViewModelProperty()
        case .viewModelInstance: return takeViewModelInstance()
        case .viewModelValue: return takeViewModelValue()
        case .listItem: return takeListItem()

        case .converter: return takeConverter()
        case .converterItem: return takeConverterItem()
        case .formulaToken: return takeFormulaToken()
        case .bindableProperty: bindable = record
        case .dataBindPath:
            guard backboard != Self.none else { return .noBackboard }
            path = record
        case .dataBind: return takeDataBind()

        case .machine: return takeMachine()
        case .input: return takeInput()
        case .layer: return try takeLayer()
        case .state: return takeState(bindable: Self.none)
        case .blendStateInput: return takeBlendStateInput()
        case .blendStateViewModel:
            guard machine != Self.none else { return .noStateMachine }
            guard bindable != Self.none else { return .noBindableProperty }
            return takeState(bindable: bindable)
        case .blendAnimation: return takeBlendAnimation(bindable: Self.none)
        case .blendAnimationDirect: return takeBlendAnimationDirect()
        case .transition: return takeTransition()
        case .inputCondition: return takeInputCondition()
        case .condition: return takeCondition()
        case .comparator: return takeComparator()
        case .fireAction: return takeFireAction()

        case .listener: return takeListener()
        case .listenerInput: return takeListenerInput()
        case .userInput: return takeUserInput()
        case .listenerAction: return takeListenerAction(bindable: Self.none)
        case .listenerInputChange: return takeListenerInputChange()
        case .listenerViewModelChange:
            guard bindable != Self.none else { return .noBindableProperty }
            return takeListenerAction(bindable: bindable)
        }
        return nil
    }

    /// The pending DataBindPath, which is then no longer pending.
    mutating func claimedPath() -> UInt32 {
        defer { path = Self.none }
        return path
    }

    mutating func claimPath(for record: UInt32) {
        let claimed = claimedPath()
        guard claimed != Self.none else { return }
        tables.links.append(ImportedLink(record: record, kind: .dataBindPath, value: claimed))
    }
}

// MARK: - Sections and objects

extension ImportStack {
    private mutating func takeBackboard() {
        closeBackboard()
        backboard = UInt32(tables.backboards.count)
        tables.backboards.append(
            ImportedBackboard(
                record: record, artboards: .empty(at: tables.artboards.count), assets: .empty(at: tables.assets.count),
                converters: .empty(at: tables.converters.count),
                fileInterpolators: .empty(at: tables.fileInterpolators.count),
                scrollPhysics: .empty(at: tables.scrollPhysics.count)))
        assetIDs = AssetIDs()
    }

    /// References of the section see what was read up to here (§8.6).
    mutating func closeBackboard() {
        guard backboard != Self.none else { return }
        let row = Int(backboard)
        tables.backboards[row].artboards.end = UInt32(tables.artboards.count)
        tables.backboards[row].assets.end = UInt32(tables.assets.count)
        tables.backboards[row].converters.end = UInt32(tables.converters.count)
        tables.backboards[row].fileInterpolators.end = UInt32(tables.fileInterpolators.count)
        tables.backboards[row].scrollPhysics.end = UInt32(tables.scrollPhysics.count)
    }

    private mutating func takeArtboard() throws(DocumentError) -> DropReason? {
        guard backboard != Self.none else { return .noBackboard }
        if artboard != Self.none { try initializeArtboard(artboard) }
        artboard = UInt32(tables.artboards.count)
        tables.artboards.append(
            ImportedArtboard(
                record: record, objects: .empty(at: tables.objects.count),
                animations: .empty(at: tables.animations.count), machines: .empty(at: tables.machines.count)))
        unknownConsumer = .artboard
        join(parent: Self.none)
        return nil
    }

    private mutating func joinAsComponent() -> DropReason? {
        guard artboard != Self.none else { return .noArtboard }
        join(parent: uint(.Component.parentId, else: 0))
        return nil
    }

    /// Gives the record in hand the next object id of the latest artboard. Until the artboard is validated, `parent`
    /// is the id as the file has it.
    mutating func join(parent: UInt32) {
        joined = tables.artboards[Int(artboard)].objects.end - tables.artboards[Int(artboard)].objects.start
        appendObject(record, typeIndex: typeIndex, isEmpty: false, parent: parent)
    }

    mutating func appendObject(_ record: UInt32, typeIndex: UInt16, isEmpty: Bool, parent: UInt32) {
        tables.objects.append(
            ImportedObject(record: record, typeIndex: typeIndex, isEmpty: isEmpty, parent: parent))
        tables.artboards[Int(artboard)].objects.end += 1
    }

    private mutating func takeInterpolator() -> DropReason? {
        if artboard != Self.none {
            join(parent: Self.none)
        } else {
            guard backboard != Self.none else { return .noBackboard }
            tables.fileInterpolators.append(record)
        }
        return nil
    }

    private mutating func takeScrollConstraint() -> DropReason? {
        guard artboard != Self.none else { return .noArtboard }
        let id = uint(.ScrollConstraint.physicsId, else: Self.none)
        let first = tables.backboards[Int(backboard)].scrollPhysics.start
        if id < UInt32(tables.scrollPhysics.count) - first {
            tables.links.append(ImportedLink(record: record, kind: .scrollPhysics, value: first + id))
        }
        return joinAsComponent()
    }

    private mutating func takeScriptInput() -> DropReason? {
        guard scripted != Self.none else { return .noScriptedObject }
        if type == .scriptInputViewModelProperty { claimPath(for: record) }
        tables.scriptInputs.append(ImportedScriptInput(record: record, owner: scripted))
        return scriptedIsComponent ? joinAsComponent() : nil
    }

    var scriptedIsComponent: Bool {
        scripted != Self.none && traits[Int(records[Int(scripted)].typeIndex)].contains(.component)
    }
}

// MARK: - Timelines

extension ImportStack {
    private mutating func takeAnimation() -> DropReason? {
        guard artboard != Self.none else { return .noArtboard }
        animation = UInt32(tables.animations.count)
        tables.animations.append(
            ImportedAnimation(record: record, keyedObjects: .empty(at: tables.keyedObjects.count)))
        tables.artboards[Int(artboard)].animations.end += 1
        return nil
    }

    private mutating func takeKeyedObject() -> DropReason? {
        guard animation != Self.none else { return .noAnimation }
        keyedObject = UInt32(tables.keyedObjects.count)
        tables.keyedObjects.append(
            ImportedKeyedObject(
                record: record, properties: .empty(at: tables.keyedProperties.count),
                object: uint(.KeyedObject.objectId, else: 0)))
        tables.animations[Int(animation)].keyedObjects.end += 1
        return nil
    }

    private mutating func takeKeyedProperty() -> DropReason? {
        guard keyedObject != Self.none else { return .noKeyedObject }
        keyedProperty = UInt32(tables.keyedProperties.count)
        tables.keyedProperties.append(
            ImportedKeyedProperty(
                record: record, keyFrames: .empty(at: tables.keyFrames.count), timingAnimation: animation))
        tables.keyedObjects[Int(keyedObject)].properties.end += 1
        unknownConsumer = .keyedProperty
        return nil
    }

    private mutating func takeKeyFrame() -> DropReason? {
        guard keyedProperty != Self.none else { return .noKeyedProperty }
        tables.keyFrames.append(ImportedKeyFrame(record: record, interpolator: Self.none))
        tables.keyedProperties[Int(keyedProperty)].keyFrames.end += 1
        return nil
    }
}

extension RowRange {
    /// A list that begins at the next row.
    static func empty(at row: Int) -> RowRange { RowRange(start: row, end: row) }
}
