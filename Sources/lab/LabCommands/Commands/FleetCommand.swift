import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let fleet = Command(
    name: "fleet", operands: "FILE",
    summary: "runs a page on many devices and reports the lost events",
    details: [
      "Networks, visits, app terminations and caches are drawn once per device; the events of",
      "the page are then sent twice: by its own SDK and by the app's. FILE has a 'fleet'.",
      "lab fleet --merge FILE… merges the results that the parts of a fleet print with --json;",
      "with --different-seeds, the parts may come from fleets that differ only in their seeds.",
    ],
    flags: [
      .devices, .partOfDevices, .seed, .noRanges,
      .jobs("N devices at once; the output is the same"), .json, .merge,
      .differentSeeds,
    ],
    examples: [
      "lab fleet Scenarios/fleet/h5.json5 -j 4",
      "lab fleet Scenarios/fleet/h5.json5 --devices 60 --shard 1/2 --json > 1.json",
      "lab fleet --merge 1.json 2.json",
    ]
  ) { arguments, console throws(LabError) in
    let report =
      arguments.has(.merge) ? try merged(arguments, console) : try played(arguments, console)
    if arguments.has(.json) {
      console.write(json: report.partJSON.text() + "\n")
    } else {
      console.write(lines: report.lines(width: console.width))
    }
    guard !console.host.isInterrupted else { return .interrupted }
    console.write(messages: report.misses.map { "lab: \($0)" })
    return report.misses.isEmpty ? .held : .failed
  }

  private static func merged(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> FleetReport {
    try arguments.forbid(.merge, with: [.devices, .shard, .seed, .noRanges, .jobs])
    return try FleetMerge(arguments.operands, console.files)
      .whole(ofDifferentSeeds: arguments.has(.differentSeeds))
  }

  private static func played(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> FleetReport {
    guard !arguments.has(.differentSeeds) else {
      throw .usage("--different-seeds needs --merge", remedy: "add --merge")
    }
    let shard = try Shard(arguments.value(of: .shard) ?? "1/1")
    let (jobs, seed) = (try arguments.jobs(), try arguments.seed())
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
  static let devices = Flag("--devices N", "the number of devices, instead of the file's")
  static let partOfDevices = Flag("--shard I/N", "only every Nth device, from the Ith on")
  /// The omission of the second table, which takes most of the time of a small fleet.
  static let noRanges = Flag("--no-ranges", "skips the runs at the ends of the ranges: faster")
  static let differentSeeds = Flag(
    "--different-seeds", "with --merge: the parts may come from fleets with different seeds")
}
