import LabCommands
import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let sessions = Command(
    name: "sessions", operands: "", summary: "runs random sessions and audits every step",
    details: [
      "Draws taps, kills, server and disk faults, clock jumps and network changes from a seed per",
      "session; after every step, no event may be lost, duplicated or out of order.",
      "The first failing session is shortened and written as a scenario for lab run.",
    ],
    flags: [
      .sessions, .steps, .firstSeed, .jobs("N sessions at once; the output is the same"),
      .requirement, .output, .json,
    ],
    examples: ["lab-dev sessions --seeds 20", "lab-dev sessions --seed 7 --seeds 1 --steps 500"]
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands("sessions takes no operands")
    let sessions = RandomSessions(
      first: try arguments.wholeNumber(of: .firstSeed, in: 0...largestSeed).map(UInt64.init) ?? 1,
      count: try arguments.wholeNumber(of: .sessions, in: 1...1_000_000) ?? 100,
      stepCount: try arguments.wholeNumber(of: .steps, in: 1...1_000_000) ?? 100,
      jobs: try arguments.jobs())
    if arguments.has(.json), arguments.value(of: .output) == StreamedFiles.name {
      throw .usage("--json and --output - would both go to standard output")
    }
    if let path = arguments.value(of: .output), let obstacle = console.store.obstacle(at: path) {
      throw .unwritable(obstacle)
    }
    let wanted = try arguments.wholeNumber(of: .requirement, in: 0...1_000_000) ?? 1
    let result = sessions.run(on: console)
    let (report, path) = (SessionReport(result), arguments.value(of: .output))
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      let isFile = result.failure != nil
      console.write(summary: report.lines, besides: isFile ? path : nil)
    }
    if let failure = result.failure {
      let code = try console.keep(failure.shrunk.plan, at: path)
      return result.isInterrupted ? .interrupted : code
    }
    guard !result.isInterrupted else { return .interrupted }
    return console.complain(of: result.tally.rarer(than: wanted), wanted)
  }
}

/// The largest first seed; the last session's seed can still be written in a scenario.
private let largestSeed = 9_007_199_253_000_000

extension Flag {
  static let sessions = Flag("--seeds N", "the number of sessions, one per seed; 100 unless given")
  static let steps = Flag("--steps N", "the number of steps per session; 100 unless given")
  static let firstSeed = Flag("--seed N", "the first seed; 1 unless given")
  static let requirement = Flag(
    "--require N", "exits 1 if anything occurs less often; 1 unless given")
  static let output = Flag(
    "--output FILE", "the file for a failing session; session-SEED.json5 unless given")
}

extension CommandConsole {
  /// Writes a failing session with the files that it names; prints the command that repeats it.
  func keep(_ plan: SessionPlan, at path: String?) throws(LabError) -> ExitCode {
    let derived = path == nil ? DerivedFile(plan.fileName, mark: plan.mark, on: self) : nil
    let path = path ?? plan.fileName
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    do throws(FileError) {
      for file in plan.files.sorted(by: { $0.key < $1.key }) {
        try DerivedFile(folder + file.key, names: 2, on: self).write(file.value)
      }
      if let derived { try derived.write(plan.text) } else { try store.write(plan.text, to: path) }
    } catch {
      throw .lost(error)
    }
    write(
      message: "lab run \(path.shellWord) runs the shortest session with the same failure")
    return .failed
  }

  /// Prints the actions, faults and losses that occurred too rarely.
  fileprivate func complain(of rare: [String], _ wanted: Int) -> ExitCode {
    write(messages: rare.map { "\($0): fewer than \(wanted)" })
    return rare.isEmpty ? .held : .failed
  }
}
