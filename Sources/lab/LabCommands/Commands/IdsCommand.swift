import LabKit
import LabLanguage
import MiniUI

extension Command {
  /// The command `lab ids FILE`.
  static let ids = Command(
    name: "ids", operands: "FILE",
    summary: "compares what an app reads of its identifiers from run to run",
    details: [
      "One row an identifier, one column for each step with 'identifiers', or each launch else.",
      "'same' is what the app read the last time, 'new' what it never read before, 'back' what it",
      "read some time before; long texts are cut, and whole with --json.",
    ],
    flags: [.json]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "ids", console)
    let simulation = Simulation(one.loaded)
    simulation.readsIdentifiersAtLaunches = !one.loaded.scenario.readsIdentifiers
    let report = simulation.run()
    let table = IdentifierTable(of: simulation.ledger, in: one.loaded)
    if arguments.has(.json) {
      console.write(json: table.json.text() + "\n")
    } else {
      let style = TextStyle(for: console)
      let head = style.bold(one.loaded.path.printable) + " · " + one.loaded.scenario.title.printable
      let device = one.loaded.scenario.device
      let place = "\(device.model), iOS \(device.os)".printable
      let lines = [head, place, ""] + table.lines.map(\.printable)
      console.output.write(lines.joined(separator: "\n") + "\n")
    }
    guard let fault = report.faultText else { return report.holds ? .held : .failed }
    console.errors.write(fault + "\n")
    return .failed
  }
}
