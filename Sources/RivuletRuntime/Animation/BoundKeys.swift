/// Who plays a timeline: what its bound keys have belongs to it (chapter 03 §8).
struct KeyPlayer: Sendable, BitwiseCopyable, Equatable {
    private var number: UInt32

    /// A play, by position in the scene.
    static func play(_ position: Int) -> KeyPlayer { KeyPlayer(number: UInt32(position)) }
    /// A joystick.
    static func joystick(_ object: ObjectIndex) -> KeyPlayer { KeyPlayer(number: object.rawValue | 0x8000_0000) }
}

/// The value of a bound key for one player.
struct KeyHolder: Sendable, BitwiseCopyable {
    var player: KeyPlayer
    var instance: UInt32
    /// Position among the artboard's keys.
    var key: UInt32
    var bind: UInt32
    /// The player began anew: the value does, too, when it is next looked at.
    var isStale = false
}

extension SceneTables {
    /// The value of a key that is bound, nil for other keys. It is made when it is first looked at.
    mutating func boundKey(_ key: Int, _ player: KeyPlayer, instance: Int, _ context: SceneContext) -> UInt32? {
        guard let definition = context.definition.animations.boundKeys[key] else { return nil }
        let position = keyHolders.firstIndex {
            $0.key == UInt32(key) && $0.player == player && $0.instance == UInt32(instance)
        }
        let holder = position ?? makeHolder(key, player, definition, instance: instance, context)
        let bind = Int(keyHolders[holder].bind)
        let row = context.definition.binds.binds[Int(definition)]
        if keyHolders[holder].isStale {
            keyHolders[holder].isStale = false
            resetHolder(bind, row, context)
            connect(bind, context)
        }
        if !binding.binds[bind].dirt.isEmpty { run(bind, row, toSource: false, context) }
        return words[Int(binding.binds[bind].keyWord)]
    }

    private mutating func makeHolder(
        _ key: Int, _ player: KeyPlayer, _ definition: UInt32, instance: Int, _ context: SceneContext
    ) -> Int {
        let container = instances[instance].container
        let row = context.definition.binds.binds[Int(definition)]
        let artboard = instances[instance].artboard
        let old = free.keys.lastIndex { $0.artboard == artboard && $0.definition == definition }
        let bind = old.map { Int(free.keys.remove(at: $0).bind) } ?? binding.binds.count
        var holder = BindRow(container: container, definition: definition)
        if old == nil {
            holder.keyWord = UInt32(words.count)
            words.append(0)
            if row.target.field == .string { words[Int(holder.keyWord)] = strings.add(document: 0..<0) }
            addConverter(to: &holder, number: bind, reusing: nil, row, context)
            binding.binds.append(holder)
        } else {
            holder.keyWord = binding.binds[bind].keyWord
            let rows = binding.binds[bind].converterRows
            addConverter(to: &holder, number: bind, reusing: rows, row, context)
            binding.binds[bind] = holder
        }
        var order = binding.containers[Int(container)].order
        binding.order.append(UInt32(bind), to: &order)
        binding.containers[Int(container)].order = order
        keyHolders.append(
            KeyHolder(
                player: player, instance: UInt32(instance), key: UInt32(key), bind: UInt32(bind), isStale: true))
        return keyHolders.count - 1
    }

    /// Values begin with the default of their kind, not with the file's.
    private mutating func resetHolder(_ bind: Int, _ definition: BindDefinition, _ context: SceneContext) {
        let word = Int(binding.binds[bind].keyWord)
        switch definition.target.field {
        case .string: _ = strings.set(words[word], to: [], document: context.document.file.payload)
        case .color: words[word] = 0xFF1D_1D1D
        default: words[word] = 0
        }
    }

    mutating func setBoundString(
        _ key: Int, _ player: KeyPlayer, _ target: PropertyTarget, instance: Int, _ context: SceneContext
    ) {
        guard target.field == .string, let slot = boundKey(key, player, instance: instance, context) else { return }
        let payload = context.document.file.payload
        let own = instances[instance].strings + words[Int(instances[instance].words) + target.word.position]
        let text = strings.bytes(slot, document: payload)
        if strings.set(own, to: text, document: payload) {
            apply(target.effect, of: target, instance: instance, context)
            notifyBinds(of: target, instance: instance, context)
        }
    }

    /// A player begins anew with fresh values.
    mutating func forgetKeys(of player: KeyPlayer) {
        for position in keyHolders.indices where keyHolders[position].player == player {
            keyHolders[position].isStale = true
        }
    }
}
