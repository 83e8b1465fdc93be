import LabExplain
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

extension Command {
  static let ids = Command(
    name: "ids", operands: "FILE",
    summary: "compares the identifiers that an app reads from launch to launch",
    details: [
      "One row per identifier; one column per step with 'identifiers', otherwise per launch.",
      "'same' is the value of the last reading, 'new' a value that was never read, 'back' a value",
      "of an earlier reading. Long texts are shortened; --json prints them in full.",
    ],
    flags: [.json],
    examples: ["lab ids Scenarios/sources/bound-identities.json5"]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "ids", console)
    let simulation = Simulation(one.loaded)
    simulation.readsIdentifiersAtLaunches = !one.loaded.scenario.expects(\.identifiers)
    let report = simulation.run()
    let table = IdentifierTable(of: simulation.ledger, in: one.loaded)
    if arguments.has(.json) {
      console.write(json: table.json.text() + "\n")
    } else {
      let device = one.loaded.scenario.device
      let place = "\(device.model), iOS \(device.os)".printable
      one.write(table.lines(width: console.width, console.words), place, console)
    }
    return !report.printFault(on: console) && report.holds ? .held : .failed
  }
}
