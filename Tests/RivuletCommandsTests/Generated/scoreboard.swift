// Written by 'rivulet codegen' from scoreboard.riv. Do not edit: run it again when the file changes.
// swift-format-ignore-file

import RivuletPlayback
import RivuletRuntime

/// What scoreboard.riv has, by name.
enum Scoreboard {
    /// The artboards.
    enum Artboards {
        /// Artboard 'Scoreboard': 320 × 180 points, the default.
        enum Scoreboard {
            /// Its name in the file.
            static let name: Swift.String = "Scoreboard"

            /// Paths of view model 'Scoreboard', which it was designed for.
            static var viewModel: ViewModels.Scoreboard { .init() }

            /// State machine 'Board', the default, in a scene of its own.
            struct Board: ~Swift.Copyable {
                /// Its name in the file.
                static let name: Swift.String = "Board"

                /// The scene that plays it.
                var scene: RivuletRuntime.Scene

                /// Makes a scene, with an instance of the artboard's view model.
                init(
                    _ document: RivuletRuntime.Document, viewModel: RivuletRuntime.ViewModelChoice = .default
                ) throws(RivuletRuntime.SceneError) {
                    scene = try RivuletRuntime.Scene(
                        document, artboard: "Scoreboard", machine: Self.name, viewModel: viewModel)
                }

                /// Makes it for asynchronous playback.
                static func create(
                    in file: RivuletPlayback.File, binding instance: RivuletPlayback.ViewModelInstance? = nil
                ) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.StateMachine {
                    let artboard = try await file.createArtboard("Scoreboard")
                    return try await artboard.createStateMachine(name, binding: instance)
                }

                /// Advances by so many seconds, and says what happened. Begin with 0.
                mutating func advance(by seconds: Swift.Double) -> RivuletRuntime.AdvanceReport {
                    scene.advance(by: seconds)
                }

                /// Fires trigger input 'default'.
                mutating func fireDefault() throws(RivuletRuntime.SceneError) {
                    try scene.fireInput("default")
                }
            }
        }
    }

    /// The view models: paths of their properties, for instances and for scenes.
    enum ViewModels {
        /// View model 'Row'.
        struct Row: Swift.Sendable, Swift.Hashable {
            /// Its name in the file.
            static let name: Swift.String = "Row"

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
                case first = "First"
            }

            /// Makes a copy of an instance of the file.
            static func create(_ instance: Instance, in file: RivuletPlayback.File) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {
                try await file.createViewModelInstance(.name(instance.rawValue, from: .name(name)))
            }

            /// String 'player/name', "Ada" in the default instance.
            var playerName: RivuletPlayback.StringProperty { .init(path: path + "player\\/name") }

            /// Number 'points', 12 in the default instance.
            var points: RivuletPlayback.NumberProperty { .init(path: path + "points") }
        }

        /// View model 'Hud'.
        struct Hud: Swift.Sendable, Swift.Hashable {
            /// Its name in the file.
            static let name: Swift.String = "Hud"

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
                case start = "Start"
            }

            /// Makes a copy of an instance of the file.
            static func create(_ instance: Instance, in file: RivuletPlayback.File) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {
                try await file.createViewModelInstance(.name(instance.rawValue, from: .name(name)))
            }

            /// Number 'score', 3 in the default instance.
            var score: RivuletPlayback.NumberProperty { .init(path: path + "score") }

            /// Enum 'mood', calm in the default instance.
            var mood: RivuletPlayback.CaseProperty<Enums.Mood> { .init(path: path + "mood") }

            /// Trigger 'retry'.
            var retry: RivuletPlayback.TriggerProperty { .init(path: path + "retry") }
        }

        /// View model 'Scoreboard'.
        struct Scoreboard: Swift.Sendable, Swift.Hashable {
            /// Its name in the file.
            static let name: Swift.String = "Scoreboard"

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
                case demo = "Demo"
            }

            /// Makes a copy of an instance of the file.
            static func create(_ instance: Instance, in file: RivuletPlayback.File) async throws(RivuletPlayback.PlaybackError) -> RivuletPlayback.ViewModelInstance {
                try await file.createViewModelInstance(.name(instance.rawValue, from: .name(name)))
            }

            /// Nested view model 'hud': 'Hud'.
            var hud: ViewModels.Hud { .init(path: path + "hud" + "/") }

            /// List 'rows'.
            var rows: RivuletPlayback.ListProperty { .init(path: path + "rows") }

            /// Paths of an item of list 'rows', counted from 0: view model 'Row'.
            func rows(_ index: Swift.Int) -> ViewModels.Row {
                .init(path: path + "rows" + "[\(index)]/")
            }

            /// Color 'tint', #FFE0564A in the default instance.
            var tint: RivuletPlayback.ColorProperty { .init(path: path + "tint") }

            /// Boolean 'Is Live', true in the default instance.
            var isLive_2: RivuletPlayback.BoolProperty { .init(path: path + "Is Live") }

            /// String 'isLive', "live" in the default instance.
            var isLive: RivuletPlayback.StringProperty { .init(path: path + "isLive") }
        }
    }

    /// The enums.
    enum Enums {
        /// Enum 'Mood'.
        enum Mood: Swift.String, Swift.CaseIterable, Swift.Sendable {
            case calm = "calm"
            case veryHappy = "very happy"
            case `default` = "default"
        }
    }
}
