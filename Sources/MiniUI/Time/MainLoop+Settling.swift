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
