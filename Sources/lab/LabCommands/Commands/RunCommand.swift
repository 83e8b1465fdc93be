import LabKit

extension Command {
  /// The command `lab run [PATH…]`.
  static let run = Command(
    name: "run", operands: "[PATH…]", summary: "runs scenarios and compares what comes out",
    details: [
      "Looks below Scenarios unless paths are given; files in folders named apps hold apps.",
      "All files are read and checked before the first scenario runs. Reporters are pretty,",
      "jsonl, junit=FILE and github, several with commas; any of them takes =FILE, and one at",
      "most stdout. A report in a file is written whole, at the end. --device keeps the phone of",
      "one scenario, with what its apps keep, for the next run; lab db shows what is in it.",
      "--upload delivers what scenarios capture to a real server (docs/delivery.md); what that has",
      "not taken in the end is exit code 1, or 2 if it has taken nothing.",
    ],
    flags: [
      .reporter, .seed, .filter, .list, .shard, .jobs, .lastFailed, .checkDeterminism, .watch,
      .device, .killAtWrite, .upload, .encoding,
    ]
  ) { arguments, console throws(LabError) in
    let run = ScenarioRun(try RunOptions(arguments), console)
    guard arguments.has(.watch) else { return try run.perform() }
    return try Watch(console).run { files throws(LabError) in try run.perform(reading: files) }
  }
}
