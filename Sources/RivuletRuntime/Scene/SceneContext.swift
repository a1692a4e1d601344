/// What a step needs beside the scene's own tables: the definition of the artboard in work, and where paths to view
/// model values begin.
struct SceneContext {
    let document: DocumentTables
    let definition: ArtboardDefinition
    /// Where view model values live. Reached only where a value is read or written, each time for that moment alone.
    let store: ViewModelStore

    /// The same for an artboard nested in this one.
    func entering(_ artboard: UInt32) -> SceneContext {
        SceneContext(
            document: document, definition: document.artboards[Int(artboard)], store: store)
    }

    /// A timeline of the artboard; none means the empty one.
    func animation(_ index: AnimationIndex) -> AnimationDefinition {
        index.isNone ? .empty : definition.animations.animations[index.position]
    }

    /// A mix through the interpolator of the last transition, also after it has ended.
    func eased(_ mix: Float, _ transition: TransitionIndex) -> Float {
        guard !transition.isNone else { return mix }
        let interpolator = definition.machines.transitions[transition.position].interpolator
        guard interpolator != 0xFFFF_FFFF else { return mix }
        return definition.animations.interpolators[Int(interpolator)].transform(mix)
    }

    /// Seconds that a transition mixes (chapter 04 §6.5).
    ///
    /// - Parameter duration: milliseconds or per cent.
    func mixTime(_ transition: TransitionDefinition, duration: UInt32, from: StateIndex) -> Float {
        let duration = Float(duration)
        guard transition.flags.contains(.durationIsPercentage) else { return duration / 1000 }
        let state = definition.machines.states[from.position]
        guard state.kind == .animation, !state.animation.isNone else { return 0 }
        return duration / 100 * animation(state.animation).durationSeconds
    }
}
