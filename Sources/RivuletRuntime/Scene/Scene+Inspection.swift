import RivuletFormat
import RivuletSchema

// What tools that compare a scene with recorded behaviour look at and drive, step by step.

/// A timeline in play, as facts print it.
package struct PlaySnapshot: Sendable, Equatable {
    package var name: String
    package var time: Float
    package var totalTime: Float
    package var didLoop: Bool
    package var spilledTime: Float
    package var direction: Float
}

extension Scene {
    private func snapshot(_ play: Int, _ definition: ArtboardDefinition) -> PlaySnapshot {
        let row = tables.plays[play]
        let name =
            row.animation.isNone
            ? ""
            : document.tables.string(
                .Animation.name, of: definition.animations.animations[row.animation.position].record)
        return PlaySnapshot(
            name: name, time: row.time, totalTime: row.totalTime, didLoop: row.didLoop, spilledTime: row.spilledTime,
            direction: row.direction)
    }

    /// The timeline that the scene plays without a machine.
    package var timelineSnapshot: PlaySnapshot? { timelineIndex == nil ? nil : snapshot(rootPlay, definition) }

    /// Timelines of the layers that are in an animation state, in layer order (chapter 04 §15).
    package var currentAnimations: [PlaySnapshot] {
        var found: [PlaySnapshot] = []
        guard let rootMachine else { return found }
        let machine = tables.machines[rootMachine]
        for layer in 0..<definition.machines.machines[Int(machine.machine)].layers.count {
            let row = tables.layers[Int(machine.layers) + layer]
            guard !row.current.isNone, definition.machines.states[row.current.position].kind == .animation else {
                continue
            }
            found.append(snapshot(Int(row.currentPlays), definition))
        }
        return found
    }

    /// Position in its layer of each layer's state.
    package var currentStates: [Int] {
        var found: [Int] = []
        guard let rootMachine else { return found }
        let machine = tables.machines[rootMachine]
        let layers = definition.machines.machines[Int(machine.machine)].layers
        for layer in 0..<layers.count {
            let states = definition.machines.layers[layers.positions.lowerBound + layer].states
            let current = tables.layers[Int(machine.layers) + layer].current
            found.append(current.isNone ? -1 : current.position - Int(states.start))
        }
        return found
    }

    /// Whether the root machine asked for another step.
    package var needsAdvance: Bool {
        guard let rootMachine else { return false }
        return tables.machines[rootMachine].needsAdvance
    }

    /// Values of the root machine's inputs; nil for empty slots.
    package var inputValues: [(kind: InputInfo.Kind, value: Float)] {
        var found: [(kind: InputInfo.Kind, value: Float)] = []
        guard let rootMachine else { return found }
        let machine = tables.machines[rootMachine]
        for position in definition.machines.machines[Int(machine.machine)].inputs.positions {
            let input = definition.machines.inputs[position]
            let word = input.kind == .empty ? 0 : tables.words[Int(machine.words) + input.word.position]
            found.append((input.kind.publicKind, input.kind == .number ? Float(bitPattern: word) : Float(word)))
        }
        return found
    }

    /// Events of the root machine that a host sees now: first those that listeners raised while others were handled,
    /// then those that wait to be handled (chapter 04 §13.1).
    package var reportedEvents: [EventReport] {
        var found: [EventReport] = []
        guard let rootMachine else { return found }
        for isHandled in [true, false] {
            for event in tables.events where event.machine == UInt32(rootMachine) && event.isHandled == isHandled {
                found.append(eventReport(event))
            }
        }
        return found
    }

    /// Advances the root machine alone, in a new frame.
    package mutating func advanceMachineOnly(by seconds: Float) -> Bool {
        guard let rootMachine else { return false }
        let context = context
        return tables.advanceMachine(rootMachine, by: seconds, isNewFrame: true, context)
    }

    /// Advances the artboard alone, without its machine.
    package mutating func advanceArtboardOnly(by seconds: Float) -> Bool {
        let context = context
        return tables.advanceArtboard(rootInstance, by: seconds, context)
    }

    /// Advances the timeline that the scene plays, without applying it.
    package mutating func advanceTimelineOnly(by seconds: Float) -> Bool {
        guard timelineIndex != nil else { return false }
        let context = context
        return tables.advancePlay(rootPlay, by: seconds, machine: nil, instance: rootInstance, context)
    }

    /// Writes what the timeline shows, without updating anything.
    package mutating func applyTimelineOnly(mix: Float) {
        guard timelineIndex != nil else { return }
        let context = context
        let play = tables.plays[rootPlay]
        tables.applyAnimation(
            play.animation, at: play.time, mix: mix, player: .play(rootPlay), instance: rootInstance, context)
    }

    /// Puts the timeline at a time in seconds.
    package mutating func seekTimeline(to seconds: Float) {
        guard let timelineIndex else { return }
        tables.plays[rootPlay].seek(seconds, definition.animations.animations[timelineIndex])
    }

    /// Turns the timeline.
    package mutating func setTimelineDirection(_ direction: Float) {
        guard timelineIndex != nil else { return }
        tables.plays[rootPlay].direction = direction > 0 ? 1 : -1
    }

    /// Puts every layer of the root machine back into its entry state (chapter 04 §3).
    package mutating func resetMachine() {
        guard let rootMachine else { return }
        let context = context
        tables.resetMachine(rootMachine, context)
    }
}

extension Scene {
    /// Number of object slots of the root artboard.
    package var objectCount: Int { definition.objects.count }
}
