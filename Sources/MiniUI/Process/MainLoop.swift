/// Everything a process does later: a queue ordered by due time, then by the order of scheduling.
///
/// Time is the clock's uptime, so setting the wall time changes nothing here. A **turn** runs
/// everything that was due when it began, oldest due time first; what a body schedules for now
/// waits for a later turn, as with `dispatch_async` to the main queue. What became due while the
/// clock was moved from elsewhere (the process was suspended) runs in the next turn, late.
///
/// What is due soon, which is nearly everything, is cheap to schedule, and so is any number of
/// entries that are due at the same time.
public final class MainLoop {
  /// The device's; several processes share it, one after the other.
  public let clock: VirtualClock

  /// True from ``stop()`` on, for ever: a relaunch is a new process with a new loop.
  public var isStopped: Bool { hasStopped }
  private var hasStopped = false

  /// Everything that has not run yet.
  private(set) var queue = Queue()

  /// The number of the next entry, never used twice.
  private var nextSequence = 0

  /// The entry whose body runs, to refuse a turn inside a turn by its name.
  private var runningName: String?

  /// Brings the screen up to date: the commit of UIKit's implicit transactions.
  var commit: (() -> Void)?
  /// Whether something has changed since the last ``commit``.
  var commitIsDue = false

  /// Empty; nothing runs before somebody asks for a turn.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Runs the body in a turn at or after now plus the delay, never in the turn that is running.
  ///
  /// `name` is what ``settle(limit:)`` prints when it gives up. A stopped loop drops the body and
  /// hands out a token of nothing. A negative delay is a programmer's error; one that leads beyond
  /// the clock's end leads to it.
  @discardableResult
  public func schedule(
    _ kind: Kind, after delay: Duration = .zero, name: String, _ body: @escaping () -> Void
  ) -> Token {
    precondition(delay >= .zero, "'\(name)' is due \(delay) from now; a delay is zero or more")
    let token = Token(due: clock.uptime(after: delay), sequence: nextSequence)
    nextSequence += 1
    guard !isStopped else { return token }
    change { $0.insert(Entry(token: token, kind: kind, name: name, body: body)) }
    return token
  }

  /// Drops an entry, also one that is due in the running turn; false if it has run or is gone.
  @discardableResult
  public func cancel(_ token: Token) -> Bool {
    // Named, so that what its body holds dies after the queue is consistent again.
    let dropped = change { $0.remove(token) }
    return withExtendedLifetime(dropped) { dropped != nil }
  }

  /// Runs everything that is due now, once; time does not pass.
  ///
  /// An entry that an earlier one cancels does not run. A body that stops the loop ends the turn.
  public func runTurn() {
    requireNoTurn("runTurn()")
    var allowance = Allowance.unlimited
    runTurn(within: &allowance)
  }

  /// Runs a turn as far as the allowance goes; what it cuts off stays in the queue.
  func runTurn(within allowance: inout Allowance) {
    allowance.useTurn()
    commitIfDue()
    let now = clock.uptime
    let end = nextSequence
    while allowance.allowsEntry(pending: queue.count),
      let entry = change({ $0.removeNext(dueBy: now, before: end) })
    {
      allowance.useEntry()
      run(entry)
    }
    commitIfDue()
  }

  /// Brings the screen up to date if it is not, as before and after each turn.
  func commitIfDue() {
    guard commitIsDue, !isStopped else { return }
    commitIsDue = false
    commit?()
  }

  /// Drops everything for good: the process has died.
  ///
  /// Nothing that was pending runs, and scheduling has no effect from now on. The clock belongs to
  /// the device, so ``advance(by:limit:)`` still lets time pass.
  public func stop() {
    hasStopped = true
    // What the bodies hold may cancel its own entries as it dies, after the queue is empty.
    let dropped = queue
    queue = Queue()
    withExtendedLifetime(dropped) {}
  }

  /// Changes the queue, which is taken out meanwhile: no access lasts, and so none is checked.
  @inline(__always)
  private func change<Result>(_ body: (inout Queue) -> Result) -> Result {
    var taken = queue
    queue = Queue()
    let result = body(&taken)
    queue = taken
    return result
  }

  /// Stops the program if a body is running: time cannot pass inside a moment.
  func requireNoTurn(_ function: String) {
    guard let runningName else { return }
    preconditionFailure(
      "\(function) was called while the main loop runs '\(runningName)'; schedule what follows")
  }

  private func run(_ entry: Entry) {
    runningName = entry.name
    entry.body()
    runningName = nil
  }
}
