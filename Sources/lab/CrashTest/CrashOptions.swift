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
    jobs = try RunOptions.jobs(arguments.value(of: .pointJobs))
    isReal = arguments.has(.real)
    choice = try Self.choice(arguments.value(of: .points), arguments.value(of: .point))
    let excluded = [Flag.points, .point, .pointJobs].first { isReal && arguments.has($0) }
    if let excluded {
      throw .usage("--real kills at every write, one after the other; leave \(excluded.name) out")
    }
  }

  private static func choice(_ many: String?, _ one: String?) throws(LabError) -> Choice {
    guard let one else { return try choice(many ?? "all") }
    guard many == nil else { throw .usage("--point and --points exclude each other") }
    return .one(try number(one, of: .point, "a whole number above zero"))
  }

  private static func choice(_ many: String) throws(LabError) -> Choice {
    guard many != "all" else { return .all }
    return .some(try number(many, of: .points, "'all' or a whole number above zero"))
  }

  private static func number(
    _ text: String, of flag: Flag, _ what: String
  ) throws(LabError) -> Int {
    if let number = Int(text), number > 0 { return number }
    throw .usage("\(flag.name) needs \(what), found \(text.quoted)")
  }
}
