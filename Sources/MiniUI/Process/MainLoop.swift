/// Everything a process does later: a queue ordered by due time, then by the order of scheduling.
///
/// Time is the clock's uptime, so setting the wall time changes nothing here. A **turn** runs
/// everything that was due when it began, oldest due time first; what a body schedules for now
/// waits for a later turn, as with `dispatch_async` to the main queue. What became due while the
/// clock was moved from elsewhere (the process was suspended) runs in the next turn, late.
///
/// The queue is a sorted array with the next entry at its end. With k entries due earlier than the
/// one in question and n in all, scheduling and cancelling cost O(log n + k), and taking the next
/// entry O(1): what is due soon, which is nearly everything, is cheap.
public final class MainLoop {
  /// The device's; several processes share it, one after the other.
  public let clock: VirtualClock

  /// True from ``stop()`` on, for ever: a relaunch is a new process with a new loop.
  public private(set) var isStopped = false

  /// Sorted from the last to run to the next to run.
  private(set) var queue: [Entry] = []

  /// The number of the next entry, never used twice.
  private var nextSequence = 0

  /// The entry whose body runs, to refuse a turn inside a turn by its name.
  private var runningName: String?

  /// Empty; nothing runs before somebody asks for a turn.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Runs the body in a turn at or after now plus the delay, never in the turn that is running.
  ///
  /// `name` is what ``settle(limit:)`` prints when it gives up. A stopped loop drops the body and
  /// hands out a token of nothing. A negative delay is a programmer's error.
  @discardableResult
  public func schedule(
    _ kind: Kind, after delay: Duration = .zero, name: String, _ body: @escaping () -> Void
  ) -> Token {
    precondition(delay >= .zero, "'\(name)' is due \(delay) from now; a delay is zero or more")
    let token = Token(due: clock.uptime + delay, sequence: nextSequence)
    nextSequence += 1
    guard !isStopped else { return token }
    queue.insert(Entry(token: token, kind: kind, name: name, body: body), at: index(of: token))
    return token
  }

  /// Drops an entry, also one that is due in the running turn; false if it has run or is gone.
  @discardableResult
  public func cancel(_ token: Token) -> Bool {
    let index = index(of: token)
    guard index < queue.count, queue[index].token == token else { return false }
    // Named, so that what its body holds dies after the queue is consistent again.
    let dropped = queue.remove(at: index)
    return withExtendedLifetime(dropped) { true }
  }

  /// Runs everything that is due now, once; time does not pass.
  ///
  /// An entry that an earlier one cancels does not run. A body that stops the loop ends the turn.
  public func runTurn() {
    requireNoTurn("runTurn()")
    let now = clock.uptime
    let end = nextSequence
    while let entry = queue.last, entry.token.due <= now, entry.token.sequence < end {
      queue.removeLast()
      run(entry)
    }
  }

  /// Drops everything for good: the process has died.
  ///
  /// Nothing that was pending runs, and scheduling has no effect from now on. The clock belongs to
  /// the device, so ``advance(by:)`` still lets time pass.
  public func stop() {
    isStopped = true
    // What the bodies hold may cancel its own entries as it dies, after the queue is empty.
    let dropped = queue
    queue = []
    withExtendedLifetime(dropped) {}
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

  /// Where the token stands, or would stand: behind everything that runs after it.
  private func index(of token: Token) -> Int {
    var range = queue.startIndex..<queue.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if queue[middle].token > token {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
