extension MainLoop {
  /// Whether the loop came to rest.
  public enum Settlement: Hashable, Sendable {
    /// Nothing is left that had to be waited for.
    case settled
    /// A bound was reached first; the names of what is left, soonest first, "fade ×3" for three.
    case stillPending([String])
  }

  /// Lets a time pass and runs what comes due on the way, each at its own time and in order.
  ///
  /// What is due already runs first, also when the duration is zero. Afterwards nothing is due,
  /// and the clock stands exactly the duration later, whether or not the process died on the way.
  /// An app that keeps itself busy beyond the limit is given up, in the middle of a turn if need
  /// be: the answer names what would have run next, and the clock stays where it stands.
  @discardableResult
  public func advance(by duration: Duration, limit: Limit = .standard) -> Settlement {
    requireNoTurn("advance(by:limit:)")
    precondition(duration >= .zero, "the main loop cannot go back by \(duration)")
    commitIfDue()
    let end = clock.uptime(after: duration)
    var allowance = Allowance(limit)
    while let due = nextDue, due <= end {
      if due > clock.uptime { allowance.beginMoment() }
      guard allowance.allowsTurn(pending: queue.count) else { return .stillPending(nextNames) }
      wait(until: due)
      runTurn(within: &allowance)
    }
    wait(until: end)
    return .settled
  }

  /// Runs due work, transitions and animations to their end, never a timer in the future.
  ///
  /// Time passes only for the sake of entries that are not timers. A timer that comes due while
  /// something else is waited for runs at its time; one that lies beyond stays pending. At the
  /// bound, which may lie in the middle of a turn, the clock stays where the last entry ran.
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

  /// Moves the clock, unless it is already there or beyond.
  private func wait(until uptime: Duration) {
    guard uptime > clock.uptime else { return }
    clock.advance(to: uptime)
  }
}
