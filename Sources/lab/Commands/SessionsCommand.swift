extension Command {
  /// The command `lab sessions`.
  static let sessions = Command(
    name: "sessions", operands: "", summary: "plays random sessions, and audits every step of them",
    details: [
      "Taps, kills, faults of server and disk, jumps of the clock and changes of the network, by",
      "chance from a seed each; after every step nothing may be lost, doubled or out of order.",
      "The first session that fails is shortened, and written as a scenario for lab run.",
    ],
    flags: [.sessions, .steps, .firstSeed, .jobs, .requirement, .output]
  ) { arguments, console throws(LabError) in
    if let stray = arguments.operands.first {
      throw .usage("sessions takes no operands, found \(stray.quoted)")
    }
    let sessions = RandomSessions(
      first: try Flag.seed(from: arguments) ?? 1,
      count: try arguments.number(of: .sessions, else: 100),
      stepCount: try arguments.number(of: .steps, else: 100),
      jobs: try RunOptions.jobs(arguments.value(of: .jobs)))
    let wanted = try arguments.number(of: .requirement, else: 1, atLeast: 0)
    let result = sessions.run(on: console)
    console.output.write(SessionReport(result).text)
    if let failure = result.failure {
      return try console.keep(failure.shrunk.plan, at: arguments.value(of: .output))
    }
    return console.complain(of: result.tally.rarer(than: wanted), wanted)
  }
}

extension Flag {
  /// How many sessions.
  static let sessions = Flag(
    name: "--seeds", value: "N", meaning: "how many sessions, one for each seed; 100 unless given")
  /// How long they are.
  static let steps = Flag(
    name: "--steps", value: "N", meaning: "how many steps each has; 100 unless given")
  /// Which come first.
  static let firstSeed = Flag(
    name: "--seed", value: "N", meaning: "the first seed; 1 unless given")
  /// How often everything has to happen.
  static let requirement = Flag(
    name: "--require", value: "N",
    meaning: "exits 1 where anything has happened less often; 1 unless given")
  /// Where a failing session goes.
  static let output = Flag(
    name: "--output", value: "FILE",
    meaning: "where a session that fails is written; session-SEED.json5 unless given")
}

extension Arguments {
  /// The whole number that a flag was given.
  fileprivate func number(
    of flag: Flag, else standard: Int, atLeast least: Int = 1
  ) throws(LabError) -> Int {
    guard let text = value(of: flag) else { return standard }
    if let number = Int(text), (least...1_000_000).contains(number) { return number }
    throw .usage(
      "\(flag.name) needs a whole number from \(least) to 1000000, found \(text.quoted)")
  }
}

extension Console {
  /// Writes a failing session, and says how it is played again.
  fileprivate func keep(_ plan: SessionPlan, at path: String?) throws(LabError) -> ExitCode {
    let path = path ?? plan.fileName
    do throws(FileError) {
      try store.write(plan.text, to: path)
    } catch {
      throw .unwritable(error)
    }
    errors.write("lab run \(path.shellWord) plays the shortest session that fails like it\n")
    return .failed
  }

  /// Says what has happened too seldom.
  fileprivate func complain(of rare: [String], _ wanted: Int) -> ExitCode {
    for name in rare { errors.write("\(name): less than \(wanted)\n") }
    return rare.isEmpty ? .held : .failed
  }
}
