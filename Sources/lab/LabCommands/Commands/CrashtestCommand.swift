import LabKit

extension Command {
  /// The command `lab crashtest [FILE]`.
  static let crashtest = Command(
    name: "crashtest", operands: "[FILE]",
    summary: "interrupts a session at every write and looks for lost events",
    details: [
      "Runs the session of FILE, whose tracker needs an upload 'address', or a session of 200",
      "events that are stored at once, with synchronous FULL and NORMAL. At each write the app is",
      "killed or the power fails; it is then launched with the remaining files, and every event",
      "must arrive once. docs/crashes.md describes the files that a crash may leave.",
      "--real kills processes of the lab.",
    ],
    flags: [.points, .point, .real, .pointJobs]
  ) { arguments, console throws(LabError) in
    try CrashTest(try CrashOptions(arguments), console).run()
  }
}
