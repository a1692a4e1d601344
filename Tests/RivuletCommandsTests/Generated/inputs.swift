// Written by 'rivulet codegen' from inputs.riv. Do not edit: run it again when the file changes.
// swift-format-ignore-file

import RivuletPlayback
import RivuletRuntime

/// What inputs.riv has, by name.
enum InputsFile {
    /// The artboards.
    enum Artboards {
        /// Artboard 'Lamp': 200 × 200 points, the default.
        enum Lamp {
            /// Its name in the file.
            static let name: Swift.String = "Lamp"

            /// State machine 'LampStateMachine', the default, in a scene of its own.
            struct LampStateMachine: ~Swift.Copyable {
                /// Its name in the file.
                static let name: Swift.String = "LampStateMachine"

                /// The scene that plays it.
                var scene: RivuletRuntime.Scene

                /// Makes a scene, with an instance of the artboard's view model.
                init(
                    _ document: RivuletRuntime.Document, viewModel: RivuletRuntime.ViewModelChoice = .default
                ) throws(RivuletRuntime.SceneError) {
                    scene = try RivuletRuntime.Scene(
                        document, artboard: "Lamp", machine: Self.name, viewModel: viewModel)
                }

                /// Makes it for asynchronous playback.
                static func create(
                    in file: RivuletPlayback.File, binding instance: RivuletPlayback.ViewModelInstance? = nil
                ) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.StateMachine {
                    let artboard = try await file.createArtboard("Lamp")
                    return try await artboard.createStateMachine(name, binding: instance)
                }

                /// Advances by so many seconds, and says what happened. Begin with 0.
                mutating func advance(by seconds: Swift.Double) -> RivuletRuntime.AdvanceReport {
                    scene.advance(by: seconds)
                }

                /// Bool input 'isOn', false at first.
                var isOn: Swift.Bool {
                    get throws(RivuletRuntime.SceneError) { try scene.input("isOn") != 0 }
                }

                /// Sets input 'isOn'.
                mutating func set(isOn value: Swift.Bool) throws(RivuletRuntime.SceneError) {
                    try scene.setInput("isOn", to: value)
                }

                /// Number input 'level', 20 at first.
                var level: Swift.Float {
                    get throws(RivuletRuntime.SceneError) { try scene.input("level") }
                }

                /// Sets input 'level'.
                mutating func set(level value: Swift.Float) throws(RivuletRuntime.SceneError) {
                    try scene.setInput("level", to: value)
                }

                /// Fires trigger input 'blink'.
                mutating func fireBlink() throws(RivuletRuntime.SceneError) {
                    try scene.fireInput("blink")
                }
            }
        }
    }
}
