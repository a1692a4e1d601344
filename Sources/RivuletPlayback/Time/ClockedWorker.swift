/// A worker as a virtual clock sees it: it does what is due when the clock says so, and never sleeps by itself.
package protocol ClockedWorker: AnyObject, Sendable {
    /// The earliest instant at which it has something to do.
    var nextInstant: Duration? { get }
    /// Deadlines that something waits for, in order.
    var deadlines: [Duration] { get }
    /// How many those are.
    var waitCount: Int { get }
    /// How many machines play that have not settled.
    var playingCount: Int { get }
    /// Does all that is due at an instant.
    func run(at instant: Duration) async
}
