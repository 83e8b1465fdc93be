import LabKit
import LabLanguage

extension Command {
  /// The command `lab fleet FILE`.
  static let fleet = Command(
    name: "fleet", operands: "FILE",
    summary: "plays a page on many devices, and tells what of it gets lost",
    details: [
      "Networks, stays, ends of the app and caches are drawn once for each device; the events of",
      "the page then go out twice: by its own SDK, and through the app's. FILE has a 'fleet'.",
      "lab fleet --merge FILE… puts together what the parts of a fleet have printed with --json;",
      "with --different-seeds the parts of several fleets that differ in nothing but their seeds.",
    ],
    flags: [.devices, .deviceShard, .seed, .noRanges, .deviceJobs, .json, .merge, .differentSeeds]
  ) { arguments, console throws(LabError) in
    let report =
      arguments.has(.merge) ? try merged(arguments, console) : try played(arguments, console)
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      console.output.write(report.text(TextStyle(for: console)))
    }
    for miss in report.misses { console.errors.write("lab: \(miss)\n") }
    return report.misses.isEmpty ? .held : .failed
  }

  private static func merged(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> FleetReport {
    let others: [Flag] = [.devices, .deviceShard, .seed, .noRanges, .deviceJobs]
    if let stray = others.first(where: arguments.has) {
      throw .usage("--merge plays nothing, so that \(stray.name) means nothing")
    }
    return try FleetMerge(arguments.operands, console.files)
      .whole(ofDifferentSeeds: arguments.has(.differentSeeds))
  }

  private static func played(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> FleetReport {
    guard !arguments.has(.differentSeeds) else {
      throw .usage("--different-seeds is about parts", remedy: "write --merge, too")
    }
    let shard = try Shard(arguments.value(of: .deviceShard) ?? "1/1")
    let (jobs, seed) = (try arguments.jobs(), try Flag.seed(from: arguments))
    let devices = try arguments.wholeNumber(of: .devices, in: 1...FleetDescription.mostDevices)
    let loaded = try OneScenario(arguments, of: "fleet", console).loaded
    guard let fleet = loaded.scenario.fleet, let model = FleetModel(loaded, seed: seed) else {
      throw .usage(
        "\(loaded.path.quoted) has no 'fleet'",
        remedy: "name a scenario that has one, such as Scenarios/fleet/h5.json5")
    }
    let plan = FleetPlan(
      model, fleet.values, devices: devices ?? fleet.devices, shard: shard,
      movesValues: !arguments.has(.noRanges))
    return FleetReport(
      identity: FleetReport.Identity(loaded, fleet, plan), shard: shard,
      outcome: try FleetRun(plan, jobs: jobs, console).outcome())
  }
}

extension Flag {
  static let devices = Flag(
    name: "--devices", value: "N", meaning: "how many devices, in place of the file's own number")
  /// The part of the devices.
  static let deviceShard = Flag(
    name: "--shard", value: "I/N", meaning: "only every Nth device, from the Ith on")
  /// The omission of the second table, which takes most of the time of a small fleet.
  static let noRanges = Flag(
    name: "--no-ranges", value: nil, meaning: "moves no value to the ends of its range: quicker")
  /// The number of devices run at once.
  static let deviceJobs = Flag(
    name: "-j", value: "N", meaning: "N devices at once; the output is the same")
  /// The merge of parts with different seeds.
  static let differentSeeds = Flag(
    name: "--different-seeds", value: nil,
    meaning: "with --merge: the parts may be of fleets with different seeds")
  /// The merge of parts.
  static let merge = Flag(
    name: "--merge", value: nil, meaning: "reads results of parts, and tells of the whole fleet")
}
