import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// A small fleet whose causes are 0 by default.
enum FleetStage {
  /// A scenario with a fleet, and keys for `fleet`.
  static func text(devices: Int = 6, _ keys: String = "") -> String {
    """
    { scenario: 'A page', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } },
        pages: { 'https://m.example/': { title: 'T', server: 'https://data.example/sa',
          load: [{ track: '$pageview' }], elements: { buy: [{ track: 'buy', with: { price: 2 } }] },
        } } },
      fleet: { page: 'https://m.example/', devices: \(devices), \(keys) },
      steps: [{ launch: {} }] }
    """
  }

  /// A file `f.json5` with such a scenario.
  static func files(_ text: String) -> MemoryFiles { MemoryFiles(["f.json5": text]) }

  /// The model of such a scenario, with some values.
  static func model(
    _ values: [FleetParameter: Double] = [:], seed: UInt64 = 1
  ) throws -> FleetModel {
    let loaded = try #require(ScenarioSelection(["f.json5"], files(text())).loaded.first)
    var model = try #require(FleetModel(loaded, seed: seed))
    model.values[.sessions] = 3
    for (parameter, value) in values { model.values[parameter] = value }
    return model
  }

  /// The totals of the events of some devices.
  static func tally(
    _ values: [FleetParameter: Double] = [:], seed: UInt64 = 1, devices: Int = 4
  ) throws -> FleetTally {
    let model = try model(values, seed: seed)
    var tally = FleetTally()
    for number in 0..<devices { tally += try FleetDevice(model: model, number: number).tally() }
    return tally
  }

  /// The values that the repository's own file states.
  static func statedValues() throws -> [FleetParameter: Double] {
    try repositoryFleet().values.mapValues(\.value)
  }

  /// The fleet of the repository's own file.
  static func repositoryFleet() throws -> FleetDescription {
    let path = "Scenarios/fleet/h5.json5"
    let files = MemoryFiles([path: try SourceTree.text(of: path)])
    return try #require(ScenarioSelection([path], files).loaded.first?.scenario.fleet)
  }
}

extension FleetTally {
  func causes(_ way: FleetWay) -> Set<LossCause> {
    Set((ways[way]?.lost ?? [:]).filter { $0.value > 0 }.keys)
  }

  func lost(_ way: FleetWay) -> Int { ways[way]?.lostCount ?? 0 }
}
