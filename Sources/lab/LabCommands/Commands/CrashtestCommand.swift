import LabKit

extension Command {
  /// The command `lab crashtest [FILE]`.
  static let crashtest = Command(
    name: "crashtest", operands: "[FILE]",
    summary: "breaks a session off at every write, and looks for lost events",
    details: [
      "The session is that of FILE, whose tracker uploads to an 'address', or else one of 200",
      "events that are stored at once, with synchronous FULL and NORMAL. At each write it is",
      "killed, or the power goes; the app is launched on what is left, and every event has to",
      "arrive once. docs/crashes.md says what a crash may leave behind.",
      "--real kills processes of the lab.",
    ],
    flags: [.points, .point, .real, .pointJobs]
  ) { arguments, console throws(LabError) in
    try CrashTest(try CrashOptions(arguments), console).run()
  }
}
