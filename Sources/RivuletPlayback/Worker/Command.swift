import RivuletRuntime

/// A file of a worker.
package struct FileID: Hashable, Sendable {
    package var number: UInt64
    package init(number: UInt64) { self.number = number }
}

/// A view model instance of a worker.
package struct InstanceID: Hashable, Sendable {
    package var number: UInt64
    package init(number: UInt64) { self.number = number }
}

/// A state machine of a worker; in order of creation.
package struct MachineID: Hashable, Sendable {
    package var number: UInt64
    package init(number: UInt64) { self.number = number }
}

/// The topic of a property.
package enum PropertyTopic: Sendable {
    case trigger(Topic<TriggerFire>)
    case value(Topic<RawChange>)

    /// Whether it ended with an error.
    package var hasFailed: Bool {
        switch self {
        case .trigger(let topic): topic.hasFailed
        case .value(let topic): topic.hasFailed
        }
    }

    package func finish(_ failure: PlaybackError? = nil) {
        switch self {
        case .trigger(let topic): topic.finish(failure)
        case .value(let topic): topic.finish(failure)
        }
    }
}

/// What the host asks of a worker without waiting for it. Commands name things by number: they keep no handle alive,
/// and one about something that is gone does nothing.
package enum Command: Sendable {
    case set(InstanceID, PropertyPath, Value)
    case fire(InstanceID, PropertyPath)
    /// Fills a topic with what happens to a property from now on.
    case observe(InstanceID, PropertyPath, PropertyTopic)
    /// Says what a property is now.
    case read(InstanceID, PropertyPath, @Sendable (Value, Duration) -> Void)
    /// The topics of an instance are finished.
    case forgetTopics(InstanceID)
    case bind(MachineID, InstanceID)
    case play(MachineID)
    case pause(MachineID)
    case dropMachine(MachineID)
    case dropInstance(InstanceID)
    case dropFile(FileID)
}
