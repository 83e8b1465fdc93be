import LabKit

extension Command {
  /// The command `lab run [PATH…]`.
  static let run = Command(
    name: "run", operands: "[PATH…]", summary: "runs scenarios and checks the captured events",
    details: [
      "Reads the folder Scenarios unless paths are given. Folders named apps contain app files.",
      "All files are read and checked before the first scenario runs. Reporters are pretty,",
      "jsonl, junit=FILE and github, separated by commas. Each takes =FILE; only one may use",
      "stdout. A report file is written at the end. --device stores the device of one scenario,",
      "with the data of its apps, for the next run; lab db shows the data.",
      "--upload delivers the captured events to a real server (docs/delivery.md). The exit code is",
      "1 if the server has not accepted every event in the end, and 2 if it has accepted none.",
      "--tracker runs against a tracker that a package adds to the lab (docs/testing.md).",
    ],
    flags: [
      .reporter, .seed, .filter, .list, .shard, .jobs, .lastFailed, .checkDeterminism, .watch,
      .device, .killAtWrite, .upload, .encoding, .tracker,
    ]
  ) { arguments, console throws(LabError) in
    let run = ScenarioRun(try RunOptions(arguments), console)
    guard arguments.has(.watch) else { return try run.perform() }
    return try Watch(console).run { files throws(LabError) in try run.perform(reading: files) }
  }
}
