// Written by 'rivulet codegen' from launch.riv. Do not edit: run it again when the file changes.
// swift-format-ignore-file

import RivuletPlayback
import RivuletRuntime

/// What launch.riv has, by name.
enum Launch {
    /// The artboards.
    enum Artboards {
        /// Artboard 'Launch': 400 × 400 points, the default.
        enum Launch {
            /// Its name in the file.
            static let name: Swift.String = "Launch"

            /// Paths of view model 'Launch', which it was designed for.
            static var viewModel: ViewModels.Launch { .init() }

            /// State machine 'LaunchStateMachine', the default, in a scene of its own.
            struct LaunchStateMachine: ~Swift.Copyable {
                /// Its name in the file.
                static let name: Swift.String = "LaunchStateMachine"

                /// The scene that plays it.
                var scene: RivuletRuntime.Scene

                /// Makes a scene, with an instance of the artboard's view model.
                init(
                    _ document: RivuletRuntime.Document, viewModel: RivuletRuntime.ViewModelChoice = .default
                ) throws(RivuletRuntime.SceneError) {
                    scene = try RivuletRuntime.Scene(
                        document, artboard: "Launch", machine: Self.name, viewModel: viewModel)
                }

                /// Makes it for asynchronous playback.
                static func create(
                    in file: RivuletPlayback.File, binding instance: RivuletPlayback.ViewModelInstance? = nil
                ) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.StateMachine {
                    let artboard = try await file.createArtboard("Launch")
                    return try await artboard.createStateMachine(name, binding: instance)
                }

                /// Advances by so many seconds, and says what happened. Begin with 0.
                mutating func advance(by seconds: Swift.Double) -> RivuletRuntime.AdvanceReport {
                    scene.advance(by: seconds)
                }
            }
        }
    }

    /// The view models: paths of their properties, for instances and for scenes.
    enum ViewModels {
        /// View model 'Launch'.
        struct Launch: Swift.Sendable, Swift.Hashable {
            /// Its name in the file.
            static let name: Swift.String = "Launch"

            /// What stands before the names: where it is nested.
            let path: Swift.String

            /// The paths of an instance.
            init(path: Swift.String = "") { self.path = path }

            /// The reference to it, where it is nested.
            var reference: RivuletPlayback.ViewModelInstanceProperty {
                .init(path: Swift.String(path.dropLast()))
            }

            /// Makes a copy of the default instance.
            static func create(in file: RivuletPlayback.File) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {
                try await file.createViewModelInstance(.viewModelDefault(from: .name(name)))
            }

            /// The instances that the file has.
            enum Instance: Swift.String, Swift.CaseIterable, Swift.Sendable {
                case `default` = "Default"
            }

            /// Makes a copy of an instance of the file.
            static func create(_ instance: Instance, in file: RivuletPlayback.File) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {
                try await file.createViewModelInstance(.name(instance.rawValue, from: .name(name)))
            }

            /// Trigger 'introFinished'.
            var introFinished: RivuletPlayback.TriggerProperty { .init(path: path + "introFinished") }
        }
    }
}
