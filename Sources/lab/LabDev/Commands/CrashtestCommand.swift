import LabCommands
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let crashtest = Command(
    name: "crashtest", operands: "[FILE]",
    summary: "interrupts a session at every write and looks for lost events",
    details: [
      "Runs the session of FILE, whose tracker needs an upload 'address', or a session of 200",
      "events that are stored at once, with synchronous FULL and NORMAL. At each write the app is",
      "killed or the power fails; it is then launched with the remaining files, and every event",
      "must arrive once. docs/delivery.md describes the files that a crash may leave.",
      "--real kills processes of the lab.",
    ],
    flags: [.points, .point, .real, .jobs("N points at once; the output is the same"), .json],
    examples: [
      "lab-dev crashtest --points 200 -j 2",
      "lab-dev crashtest --point 17 Scenarios/delivery/crash.json5",
    ]
  ) { arguments, console throws(LabError) in
    try CrashTest(try CrashOptions(arguments), console).run()
  }
}

extension CrashOptions {
  init(_ arguments: Arguments) throws(LabError) {
    try arguments.allowOperands(upTo: 1, "crashtest takes one scenario")
    let jobs = try arguments.jobs()
    let isReal = arguments.has(.real)
    let choice = try Self.choice(arguments)
    let excluded = [Flag.points, .point, .jobs].first { isReal && arguments.has($0) }
    if let excluded {
      throw .usage("--real kills at every write, one after the other; remove \(excluded.name)")
    }
    self.init(
      path: arguments.operands.first, choice: choice, isReal: isReal, jobs: jobs,
      printsJSON: arguments.has(.json))
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

  /// A bound above the number of points of any session.
  private static let mostPoints = 1_000_000_000
}

extension Flag {
  static let points = Flag("--points all|N", "N points, spread evenly; all unless given")
  static let point = Flag("--point K", "only the point with this number")
  static let real = Flag(
    "--real", "kills a lab process at each write, until one runs to completion")
}
