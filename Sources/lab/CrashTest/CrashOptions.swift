/// The flags of `lab crashtest`, read.
struct CrashOptions: Equatable {
  /// Which crash points are tried.
  enum Choice: Equatable {
    /// Each of them.
    case all
    /// So many, spread evenly.
    case some(Int)
    /// The one of that number.
    case one(Int)
  }

  /// The scenario that is broken off; nil for the standard session.
  let path: String?
  /// Which points.
  let choice: Choice
  /// Whether real processes are killed, in the place of simulated ones.
  let isReal: Bool
  /// How many points are tried at once.
  let jobs: Int
}
