package import AutoTrack

/// One row of a step's timeline: an event as it came, or a difference.
package enum EventComparison: Equatable, Sendable {
  /// An event that was expected, or that nobody had to expect.
  case held(Event)
  /// An event that differs, is missing, or should not have come.
  case differs(Difference)

  /// The difference, if there is one.
  package var difference: Difference? {
    guard case .differs(let difference) = self else { return nil }
    return difference
  }
}
