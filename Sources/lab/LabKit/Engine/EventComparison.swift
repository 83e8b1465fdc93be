package import AutoTrack

/// One row of a step's timeline: an event as expected, or a difference.
package enum EventComparison: Equatable, Sendable {
  /// An event that met its expectation, or had none.
  case held(Event)
  /// An event that differs, is missing, or is unexpected.
  case differs(Difference)

  /// The difference, if there is one.
  package var difference: Difference? {
    guard case .differs(let difference) = self else { return nil }
    return difference
  }
}
