/// A process's queue of deferred work, ordered by due time, then by the order of scheduling.
///
/// Time is the clock's uptime, so a change of the wall time has no effect here. A **turn** runs the
/// entries that were due when it began, oldest due time first; a body's new entries wait for a
/// later turn, as with `dispatch_async` to the main queue. Entries that came due while the process
/// was suspended run in the next turn, late.
///
/// Scheduling for the near future is cheap, as is any number of entries at one moment.
public final class MainLoop {
  /// The device's clock, shared by its processes one after the other.
  public let clock: VirtualClock

  /// True from ``stop()`` on, for ever: a relaunch is a new process with a new loop.
  @safe @exclusivity(unchecked) public private(set) var isStopped = false

  /// Changed in place; no change of it calls other code.
  @safe @exclusivity(unchecked) private(set) var queue = Queue()

  /// The number of the next entry; numbers are never reused.
  @safe @exclusivity(unchecked) private var nextSequence = 0

  /// The name of the running entry, for the error about nested turns.
  @safe @exclusivity(unchecked) private var runningName: String?

  /// The closure that lays out the screen: the commit of UIKit's implicit transactions.
  var commit: (() -> Void)?
  /// True if a change since the last ``commit`` needs another one.
  @safe @exclusivity(unchecked) var commitIsDue = false

  /// Makes an empty loop; entries run only in requested turns.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Schedules a body for a turn at or after now plus the delay, never for the running turn.
  ///
  /// `name` is printed by ``settle(limit:)`` when it gives up. A stopped loop drops the body and
  /// returns an invalid token. A negative delay is a programmer error; a delay beyond the clock's
  /// end is shortened to it.
  @discardableResult
  public func schedule(
    _ kind: Kind, after delay: Duration = .zero, name: String, _ body: @escaping () -> Void
  ) -> Token {
    guard delay >= .zero else { fatalError("the delay of '\(name)' is \(delay); use zero or more") }
    let token = Token(due: clock.uptime(after: delay), sequence: nextSequence)
    nextSequence += 1
    guard !isStopped else { return token }
    queue.insert(Entry(token: token, kind: kind, name: name, body: body))
    return token
  }

  /// Cancels an entry, even one due in the running turn; false if it has run or was cancelled.
  @discardableResult
  public func cancel(_ token: Token) -> Bool {
    // Keep the entry until the queue is consistent again: freeing its body may call the loop.
    let dropped = queue.remove(token)
    return withExtendedLifetime(dropped) { dropped != nil }
  }

  /// Runs the entries that are due now, once, without advancing the clock.
  ///
  /// An entry cancelled by an earlier one does not run. A body that stops the loop ends the turn.
  public func runTurn() {
    requireNoTurn("runTurn()")
    var allowance = Allowance.unlimited
    runTurn(within: &allowance)
  }

  /// Runs a turn within an allowance; entries beyond it stay queued.
  func runTurn(within allowance: inout Allowance) {
    allowance.useTurn()
    commitIfDue()
    let now = clock.uptime
    // Entries scheduled during the turn have higher sequence numbers and wait for the next one.
    let end = nextSequence
    while allowance.allowsEntry(pending: queue.count),
      let entry = queue.removeNext(dueBy: now, before: end)
    {
      allowance.useEntry()
      run(entry)
    }
    commitIfDue()
  }

  /// Commits pending screen changes, before and after each turn.
  func commitIfDue() {
    guard commitIsDue, !isStopped else { return }
    commitIsDue = false
    commit?()
  }

  /// Drops all entries permanently, because the process has died.
  ///
  /// Later calls to schedule have no effect. The clock belongs to the device, so
  /// ``advance(by:limit:isEnough:)`` still advances it.
  public func stop() {
    isStopped = true
    // What the bodies hold may cancel its own entries as it dies, after the queue is empty.
    let dropped = queue
    queue = Queue()
    withExtendedLifetime(dropped) {}
  }

  /// Traps if a body is running, because time cannot pass inside a turn.
  func requireNoTurn(_ function: String) {
    guard let runningName else { return }
    fatalError(
      "\(function) was called while the main loop runs '\(runningName)'; schedule the call")
  }

  private func run(_ entry: Entry) {
    runningName = entry.name
    entry.body()
    runningName = nil
  }
}

extension MainLoop {
  /// The reason for a delay, which decides if ``MainLoop/settle(limit:)`` waits for the entry.
  public enum Kind: Hashable, Sendable {
    /// Work that UIKit defers, such as a gesture's action; settling waits for it.
    case work
    /// The end of a transition between screens; settling waits for it.
    case transition
    /// The end of a property animation; settling waits for it.
    case animation
    /// Work with another delay, such as a flush interval; settling does not wait for it.
    case timer
  }

  /// An identifier of one entry of one loop, for cancellation; invalid after the entry has run.
  public struct Token: Hashable, Sendable {
    /// The earliest uptime at which the entry may run.
    let due: Duration
    /// The tie-breaker between entries with equal due times.
    let sequence: Int
  }

  /// An entry of the queue: the public ``Pending`` data and the body.
  ///
  /// It is a class, because moving a reference is cheap.
  final class Entry {
    /// The identifier, which is also the sort key.
    let token: Token
    /// The kind, which decides if settling waits.
    let kind: Kind
    /// The name to print when settling gives up.
    let name: String
    /// The work; it runs at most once.
    let body: () -> Void
    /// The later entries of the same moment; nil for most entries.
    @safe @exclusivity(unchecked) var pile: Pile?

    init(token: Token, kind: Kind, name: String, body: @escaping () -> Void) {
      (self.token, self.kind) = (token, kind)
      (self.name, self.body) = (name, body)
    }
  }
}

extension MainLoop.Token: Comparable {
  /// Orders by the time of running, earlier entries first.
  public static func < (left: MainLoop.Token, right: MainLoop.Token) -> Bool {
    (left.due, left.sequence) < (right.due, right.sequence)
  }
}
