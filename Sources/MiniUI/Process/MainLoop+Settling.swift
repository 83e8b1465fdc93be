extension MainLoop {
  /// Whether the loop came to rest.
  public enum Settlement: Hashable, Sendable {
    /// Nothing is left that had to be waited for.
    case settled
    /// A bound was reached first; the names of what is left, soonest first, "fade ×3" for three.
    case stillPending([String])
  }

  /// How long settling goes on before it gives up, so that no app can hang the lab.
  public struct Limit: Hashable, Sendable {
    /// Ends an app that keeps itself busy at one moment.
    public var turns: Int
    /// Ends an app that animates for ever.
    public var time: Duration

    /// 10,000 turns or 60 s of virtual time, whichever comes first.
    public static let standard = Limit(turns: 10_000, time: .seconds(60))

    /// Both bounds hold; the one that is reached first counts.
    public init(turns: Int, time: Duration) {
      self.turns = turns
      self.time = time
    }
  }

  /// Lets a time pass and runs what comes due on the way, each at its own time and in order.
  ///
  /// What is due already runs first, also when the duration is zero. Afterwards nothing is due,
  /// and the clock stands exactly the duration later, whether or not the process died on the way.
  /// An app that keeps itself busy at one moment for as many turns as ``Limit/standard`` allows is
  /// given up there: the answer names what was due, and the clock stays at that moment.
  @discardableResult
  public func advance(by duration: Duration) -> Settlement {
    requireNoTurn("advance(by:)")
    precondition(duration >= .zero, "the main loop cannot go back by \(duration)")
    let end = clock.uptime + duration
    var turnsAtThisMoment = 0
    while let due = nextDue, due <= end {
      if due > clock.uptime { turnsAtThisMoment = 0 }
      guard turnsAtThisMoment < Limit.standard.turns else { return .stillPending(dueNames) }
      wait(until: due)
      runTurn()
      turnsAtThisMoment += 1
    }
    wait(until: end)
    return .settled
  }

  /// Runs due work, transitions and animations to their end, never a timer in the future.
  ///
  /// Time passes only for the sake of entries that are not timers. A timer that comes due while
  /// something else is waited for runs at its time; one that lies beyond stays pending. At the
  /// bound the clock stays where the last turn ran.
  public func settle(limit: Limit = .standard) -> Settlement {
    requireNoTurn("settle(limit:)")
    let end = clock.uptime + limit.time
    for _ in 0..<limit.turns {
      guard isUnsettled, let due = nextDue else { return .settled }
      guard due <= end else { break }
      wait(until: due)
      runTurn()
    }
    return isUnsettled ? .stillPending(unsettledNames) : .settled
  }

  /// Moves the clock, unless it is already there or beyond.
  private func wait(until uptime: Duration) {
    guard uptime > clock.uptime else { return }
    clock.advance(by: uptime - clock.uptime)
  }
}
