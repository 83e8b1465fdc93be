/// The bounds of a report's data; the data of a scenario says what is left out beyond them.
struct ReportLimits: Sendable {
  /// The largest number of steps of a scenario.
  var steps = 1000
  /// The largest number of views of a screen.
  ///
  /// Of a screen with more views, a report has plain facts only: a tap, a selector and the paths of
  /// other schemes take a walk of all views each, for each view.
  var viewsOfScreen = 2000
  /// The number of views in all screens of a scenario after which further screens are left out.
  var viewsOfScenario = 500_000
  /// The number of a scenario's records whose ways a report follows.
  var records = 1000
  /// The greatest number of rows of a hit test, and of a section of an explanation.
  var rows = 1000
}
