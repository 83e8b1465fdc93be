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

  /// Reads the words of a command line.
  init(_ arguments: Arguments) throws(LabError) {
    if let stray = arguments.operands.dropFirst().first {
      throw .usage("crashtest takes one scenario, found \(stray.quoted) too")
    }
    path = arguments.operands.first
    jobs = try arguments.jobs()
    isReal = arguments.has(.real)
    choice = try Self.choice(arguments)
    let excluded = [Flag.points, .point, .pointJobs].first { isReal && arguments.has($0) }
    if let excluded {
      throw .usage("--real kills at every write, one after the other; leave \(excluded.name) out")
    }
  }

  private static func choice(_ arguments: Arguments) throws(LabError) -> Choice {
    guard let one = try arguments.wholeNumber(of: .point, in: 1...Self.mostPoints) else {
      return try choice(arguments.value(of: .points) ?? "all")
    }
    guard !arguments.has(.points) else { throw .usage("--point and --points exclude each other") }
    return .one(one)
  }

  private static func choice(_ many: String) throws(LabError) -> Choice {
    guard many != "all" else { return .all }
    if let number = Int(many), number > 0 { return .some(number) }
    throw .usage("--points needs 'all' or a whole number above zero, found \(many.quoted)")
  }

  /// No session has more points.
  private static let mostPoints = 1_000_000_000
}
