extension SceneTables {
    /// Puts the timelines of a joystick where its x and y say, and lets the remapped timelines that they key show it
    /// (chapter 02 §13).
    mutating func applyJoystick(_ joystick: JoystickDefinition, instance: Int, _ context: SceneContext) {
        func time(_ value: Float, _ isInverted: Bool, _ animation: AnimationIndex) -> Float {
            ((isInverted ? -value : value) + 1) / 2 * context.animation(animation).durationSeconds
        }
        if !joystick.xAnimation.isNone {
            applyAnimation(
                joystick.xAnimation, at: time(float(joystick.x, instance), joystick.invertsX, joystick.xAnimation),
                mix: 1, player: .joystick(joystick.object), instance: instance, context)
        }
        if !joystick.yAnimation.isNone {
            applyAnimation(
                joystick.yAnimation, at: time(float(joystick.y, instance), joystick.invertsY, joystick.yAnimation),
                mix: 1, player: .joystick(joystick.object), instance: instance, context)
        }
        for position in joystick.plays.positions {
            applyNestedPlay(Int(context.definition.hosts.joystickPlays[position]), instance: instance, context)
        }
    }

    /// Reads x and y off the place of the handle within the joystick's box.
    mutating func updateJoystick(_ object: ObjectIndex, _ changes: Dirt, instance: Int, _ context: SceneContext) {
        guard !changes.isDisjoint(with: [.transform, .worldTransform]),
            let joystick = context.definition.hosts.joysticks.first(where: { $0.object == object }),
            !joystick.handle.isNone
        else { return }
        let first = Int(instances[instance].transforms)
        let offset = Matrix(1, 0, 0, 1, float(joystick.posX, instance), float(joystick.posY, instance))
        let own = joystick.parent.isNone ? offset : world[first + joystick.parent.position] * offset
        let handle = world[first + joystick.handle.position]
        let point = own.inverseOrIdentity.transform(handle.tx, handle.ty)
        let width = float(joystick.width, instance)
        let height = float(joystick.height, instance)
        let left = -width * float(joystick.originX, instance)
        let top = -height * float(joystick.originY, instance)
        // The box factor has a guard for its width, and one for its height that gives NaN (chapter 02 §1.4).
        let x = width == 0 ? 0 : (point.x - left) * 2 / width - 1
        let y = height == 0 ? .nan : (point.y - top) * 2 / height - 1
        write(joystick.x, x, instance: instance)
        write(joystick.y, y, instance: instance)
    }

    private mutating func write(_ word: WordIndex, _ value: Float, instance: Int) {
        let row = Int(instances[instance].words) + word.position
        if Float(bitPattern: words[row]) == value { return }
        words[row] = value.bitPattern
        instances[instance].hasDirtyComponents = true
        instances[instance].didChange = true
    }
}
