extension MainLoop {
  /// The outcome of settling or advancing.
  public enum Settlement: Hashable, Sendable {
    /// No entry is left to wait for.
    case settled
    /// A bound was reached; the names of the remaining entries, soonest first, "fade ×3" for three.
    case stillPending([String])
  }

  /// Advances the clock and runs the entries that come due, each at its time and in order.
  ///
  /// Entries that are already due run first, even for a duration of zero. Afterwards no entry is
  /// due, and the clock has advanced by exactly the duration, even if the process died on the way.
  /// If the limit is reached, possibly in the middle of a turn, the answer names the entries that
  /// would run next, and the clock stays at the current moment.
  /// `isEnough` is asked before each turn, and ends the advance in the same way.
  @discardableResult
  public func advance(
    by duration: Duration, limit: Limit = .standard, isEnough: () -> Bool = { false }
  ) -> Settlement {
    requireNoTurn("advance(by:limit:)")
    guard duration >= .zero else { fatalError("the main loop cannot go back by \(duration)") }
    commitIfDue()
    let end = clock.uptime(after: duration)
    var allowance = Allowance(limit)
    while let due = nextDue, due <= end {
      if due > clock.uptime { allowance.beginMoment() }
      guard allowance.allowsTurn(pending: queue.count), !isEnough() else {
        return .stillPending(nextNames)
      }
      wait(until: due)
      runTurn(within: &allowance)
    }
    wait(until: end)
    return .settled
  }

  /// Runs due work, transitions and animations to their end, but no timer in the future.
  ///
  /// The clock advances only for entries that are not timers. A timer that comes due on the way
  /// runs at its time; a later one stays pending. At the limit, which may fall in the middle of a
  /// turn, the clock stays where the last entry ran.
  public func settle(limit: Limit = .standard) -> Settlement {
    requireNoTurn("settle(limit:)")
    commitIfDue()
    let end = clock.uptime(after: limit.time)
    var allowance = Allowance(limit)
    while isUnsettled, let due = nextDue {
      guard due <= end, allowance.allowsTurn(pending: queue.count) else {
        return .stillPending(unsettledNames)
      }
      wait(until: due)
      runTurn(within: &allowance)
    }
    return .settled
  }

  /// Advances the clock unless it is already there or beyond.
  private func wait(until uptime: Duration) {
    guard uptime > clock.uptime else { return }
    clock.advance(to: uptime)
  }
}

extension MainLoop {
  /// The bounds after which settling and advancing give up, so that no app can hang the lab.
  public struct Limit: Hashable, Sendable {
    /// The number of turns at one moment, against an app that keeps scheduling for now.
    public var turns: Int
    /// The number of entries, against an app whose entries multiply within a turn.
    ///
    /// 100,000 unless set. Settling counts all entries that it runs, advancing those at one moment.
    public var entries = 100_000
    /// The total number of entries while time passes; 1,000,000 unless set.
    ///
    /// Only advancing can reach it; it counts all entries that it runs.
    public var entriesInAll = 1_000_000
    /// The number of queued entries, against an app that schedules more than it runs.
    ///
    /// 100,000 unless set.
    public var pending = 100_000
    /// The virtual time of settling, against endless animations; advancing has its own end.
    public var time: Duration

    /// The default: 10,000 turns or 60 s of virtual time, whichever comes first.
    public static let standard = Limit(turns: 10_000, time: .seconds(60))

    /// Makes a limit; the bound that is reached first ends the run.
    public init(turns: Int, time: Duration) {
      self.turns = turns
      self.time = time
    }
  }

  /// The unused rest of a limit during a run.
  struct Allowance {
    private let limit: Limit
    private var turns: Int
    private var entries: Int
    private var entriesInAll: Int

    /// The allowance of a single requested turn, which has no bounds.
    static let unlimited: Allowance = {
      var limit = Limit(turns: .max, time: .zero)
      limit.entries = .max
      limit.entriesInAll = .max
      limit.pending = .max
      return Allowance(limit)
    }()

    init(_ limit: Limit) {
      self.limit = limit
      turns = limit.turns
      entries = limit.entries
      entriesInAll = limit.entriesInAll
    }

    func allowsTurn(pending: Int) -> Bool { turns > 0 && allowsEntry(pending: pending) }

    /// True if another entry may run with so many in the queue.
    func allowsEntry(pending: Int) -> Bool {
      entries > 0 && entriesInAll > 0 && pending <= limit.pending
    }

    /// Resets the bounds per moment, after time has passed.
    mutating func beginMoment() {
      turns = limit.turns
      entries = limit.entries
    }

    mutating func useTurn() { turns -= 1 }

    mutating func useEntry() {
      entries -= 1
      entriesInAll -= 1
    }
  }
}
