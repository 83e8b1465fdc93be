/// The options of `lab crashtest`.
struct CrashOptions: Equatable {
  /// A choice of crash points.
  enum Choice: Equatable {
    /// Every point.
    case all
    /// A number of points, spread evenly.
    case some(Int)
    /// The point of a number.
    case one(Int)
  }

  /// The scenario; nil for the standard session.
  let path: String?
  let choice: Choice
  /// True to kill real processes instead of simulated ones.
  let isReal: Bool
  /// The number of points tried at once.
  let jobs: Int
}
