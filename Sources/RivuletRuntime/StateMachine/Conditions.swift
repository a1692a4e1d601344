import RivuletSchema

// Conditions on view model, component and artboard values (chapter 04 §9.3–§9.6).

extension SceneTables {
    func holds(_ comparison: ValueComparison, machine: Int, _ context: SceneContext) -> Bool {
        if comparison.needsContext, dataContext(ofMachine: machine) == Self.noContext { return false }
        switch comparison.kind {
        case .number:
            return comparison.comparison.holds(
                Float(bitPattern: bits(comparison.left, machine: machine, context)),
                Float(bitPattern: bits(comparison.right, machine: machine, context)))
        case .leftInteger:
            return comparison.comparison.holds(
                Float(bits(comparison.left, machine: machine, context)),
                Float(bitPattern: bits(comparison.right, machine: machine, context)))
        case .rightInteger:
            return comparison.comparison.holds(
                Float(bitPattern: bits(comparison.left, machine: machine, context)),
                Float(bits(comparison.right, machine: machine, context)))
        case .bits, .viewModel:
            let isEqual =
                bits(comparison.left, machine: machine, context) == bits(comparison.right, machine: machine, context)
            return isEqual ? comparison.comparison == .equal : comparison.comparison == .notEqual
        case .string:
            let isEqual =
                text(comparison.left, machine: machine, context) == text(comparison.right, machine: machine, context)
            return isEqual ? comparison.comparison == .equal : comparison.comparison == .notEqual
        }
    }

    private func bits(_ operand: Operand, machine: Int, _ context: SceneContext) -> UInt32 {
        let row = machines[machine]
        switch operand {
        case .constant(let bits): return bits
        case .constantString: return 0
        case .word(let word): return words[Int(row.words) + word.position]
        case .component(let target): return bits(target, instance: Int(row.instance), context)
        case .artboard(let property):
            let size = artboardSize(Int(row.instance), context)
            switch property {
            case 0: return size.x.bitPattern
            case 1: return size.y.bitPattern
            case 2: return (size.x / size.y).bitPattern
            default: return 0
            }
        case .viewModel(let bindable): return referredInstance(bindable, machine: machine, context)
        }
    }

    /// The instance that a bindable means: by its bind, else what was stored in it.
    private func referredInstance(_ bindable: UInt32, machine: Int, _ context: SceneContext) -> UInt32 {
        let row = context.definition.binds.bindables[Int(bindable)]
        let stored = words[Int(machines[machine].words) + row.word.position]
        guard row.toTarget != Self.noContext else { return stored }
        let bind = Int(machines[machine].binds + row.toTarget)
        let definition = context.definition.binds.binds[Int(binding.binds[bind].definition)]
        if definition.path.elements.count == 1 {
            return mainInstance(of: dataContext(ofMachine: machine))?.rawValue ?? Self.noContext
        }
        guard binding.binds[bind].isBound else { return stored }
        return context.store.reference(at: binding.binds[bind].source)?.rawValue ?? stored
    }

    private func artboardSize(_ instance: Int, _ context: SceneContext) -> Point {
        let words = Int(instances[instance].words) + context.definition.objects[0].word.position
        return Point(
            Float(bitPattern: self.words[words + WordOffset.LayoutComponent.width]),
            Float(bitPattern: self.words[words + WordOffset.LayoutComponent.height]))
    }

    private func text(_ operand: Operand, machine: Int, _ context: SceneContext) -> ArraySlice<UInt8> {
        let payload = context.document.file.payload
        switch operand {
        case .constantString(let range): return payload[range.positions]
        case .word(let word):
            let row = machines[machine]
            return strings.bytes(row.strings + words[Int(row.words) + word.position], document: payload)
        case .component(let target):
            let instance = instances[Int(machines[machine].instance)]
            return strings.bytes(
                instance.strings + words[Int(instance.words) + target.word.position], document: payload)
        default: return []
        }
    }

    /// Whether the source of a machine's bind changed and the layer did not use that yet.
    func didChange(_ bind: UInt32, machine: Int, layer: Int, _ context: SceneContext) -> Bool {
        guard bind != Self.noContext, dataContext(ofMachine: machine) != Self.noContext else { return false }
        let row = binding.binds[Int(machines[machine].binds + bind)]
        guard row.isBound else { return false }
        let value = context.store.tables.row(row.source)
        return context.store.tables.values[value].didChange
            && !context.store.tables.isUsed(
                UsedMark(value: UInt32(value), scene: binding.scene, layer: UInt32(layer)))
    }

    /// A transition was taken: its layer used the values that its conditions looked at.
    func markUsed(_ transition: TransitionDefinition, machine: Int, layer: Int, _ context: SceneContext) {
        for position in transition.usedBinds.positions {
            let bind = context.definition.machines.usedBinds[position]
            let row = binding.binds[Int(machines[machine].binds + bind)]
            guard row.isBound else { continue }
            let value = UInt32(context.store.tables.row(row.source))
            context.store.tables.use(UsedMark(value: value, scene: binding.scene, layer: UInt32(layer)))
        }
    }

    // MARK: Listeners

    /// What a machine's listeners watch is looked up in its context. A trigger that has fired is reported at once.
    mutating func connectWatches(of machine: Int, _ context: SceneContext) {
        let row = machines[machine]
        let artboard = context.document.artboards[Int(instances[Int(row.instance)].artboard)]
        let contextRow = dataContext(ofMachine: machine)
        for offset in 0..<artboard.machines.machines[Int(row.machine)].watches.count {
            let watch = Int(row.watches) + offset
            let definition = artboard.machines.watches[Int(binding.watches[watch].definition)]
            let found = resolve(definition.path, from: contextRow, artboard.binds.pathElements, context)
            let old = binding.watches[watch].dependent
            if old != Self.noContext {
                if found == binding.watches[watch].source { continue }
                context.store.tables.unsubscribe(old)
                binding.watches[watch].dependent = Self.noContext
            }
            guard let found else { continue }
            binding.watches[watch].source = found
            binding.watches[watch].dependent = context.store.tables.subscribe(
                found, scene: binding.scene, .watch, item: UInt32(watch))
            if context.store.kind(at: found) == .trigger, context.store.word(at: found) != 0 {
                binding.reports.append(
                    ListenerReport(machine: UInt32(machine), listener: binding.watches[watch].listener))
            }
        }
    }

    /// The end of a round for the instances of a context (chapter 04 §12).
    mutating func endFrame(ofContext row: UInt32, _ context: SceneContext) {
        guard row != Self.noContext else { return }
        for position in binding.contexts[Int(row)].entries.positions {
            context.store.tables.advanced(InstanceNumber(binding.entries[position]))
        }
        deliver(context)
    }
}
