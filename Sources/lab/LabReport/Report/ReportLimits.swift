import LabKit

/// The bounds of a report's data; the data of a scenario says what is left out beyond them.
struct ReportLimits: Sendable {
  /// The largest number of steps of a scenario, unless more of them fail.
  var steps = 1000
  /// The largest number of views of a screen.
  ///
  /// Of a screen with more views, a report has plain facts only: a tap, a selector and the paths of
  /// other schemes take a walk of all views each, for each view.
  var viewsOfScreen = 2000
  /// The number of views in all screens of a scenario after which further screens are left out.
  ///
  /// Those of failed steps stay.
  var viewsOfScenario = 500_000
  /// The number of a scenario's records whose ways a report follows.
  var records = 1000
  /// The greatest number of rows of a hit test, and of a section of an explanation.
  var rows = 1000
}

extension ReportLimits {
  /// Returns the places of the steps that a report has, in their order.
  ///
  /// All failed steps come first, then a quarter of the bound at each end, then steps that gave
  /// something, so the uneventful middle is left out.
  func steps(of outcomes: [StepOutcome]) -> [Int] {
    guard outcomes.count > steps else { return Array(outcomes.indices) }
    let ranked = outcomes.indices.map { place -> (rank: Int, distance: Int, place: Int) in
      let distance = min(place, outcomes.count - 1 - place)
      let outcome = outcomes[place]
      let rank = !outcome.holds ? 0 : distance < steps / 4 ? 1 : outcome.isEventful ? 2 : 3
      return (rank, distance, place)
    }
    let count = max(steps, ranked.count { $0.rank == 0 })
    return ranked.sorted { $0 < $1 }.prefix(count).map(\.place).sorted()
  }
}

extension StepOutcome {
  /// True for a step that gave an event, or that a person would ask about.
  fileprivate var isEventful: Bool {
    !events.isEmpty || crash != nil || miss != nil || suppressed.contains { !$0.reason.isRoutine }
  }
}
