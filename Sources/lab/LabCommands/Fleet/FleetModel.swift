import AutoTrack
package import LabKit
import LabLanguage
import MiniUI

/// The model of every device of a fleet; a value, so that any thread can play it.
package struct FleetModel: Sendable {
  let device: DeviceDescription
  /// The app that shows the page.
  let app: AppDescription.Identity
  let configuration: Configuration
  let page: FleetPage
  var values: FleetValues
  let seed: UInt64

  /// The model of a checked scenario; nil without a fleet or its page.
  package init?(_ loaded: LoadedScenario, seed: UInt64? = nil) {
    let scenario = loaded.scenario
    guard let fleet = scenario.fleet, let page = FleetPage(fleet, in: loaded.app) else {
      return nil
    }
    (device, app) = (scenario.device, loaded.app.identity)
    configuration = scenario.tracker.configuration
    self.page = page
    values = FleetValues(fleet.values)
    self.seed = seed ?? scenario.seed
  }

  /// The app without its screens, which no taps reach.
  var shell: App { App(name: app.name, bundle: app.bundle, version: app.version) }
}

/// One device of a fleet, whose trace is played on both ways.
package struct FleetDevice {
  let model: FleetModel
  let number: Int

  package init(model: FleetModel, number: Int) { (self.model, self.number) = (model, number) }

  /// The trace, which is the same for both ways.
  var trace: DeviceTrace { DeviceTrace(model.values, of: chance) }

  /// Plays the trace on some ways and returns the fate of the events.
  package func tally(
    on ways: Set<FleetWay> = Set(FleetWay.allCases)
  ) throws(FleetFault) -> FleetTally {
    let trace = trace
    var tally = FleetTally(devices: 1, sessions: trace.sessions.count, events: trace.eventCount)
    for way in FleetWay.allCases where ways.contains(way) {
      tally.ways[way] = try run(way, trace)
    }
    return tally
  }

  private var chance: Chance { Chance(seed: model.seed).stream("device \(number)") }

  private func run(_ way: FleetWay, _ trace: DeviceTrace) throws(FleetFault) -> WayTally {
    do throws(FleetFault) {
      switch way {
      case .direct:
        // Kept alive to the end: the published page refers to it weakly.
        let way = DirectWay(model, trace, seed: chance.seed)
        defer { withExtendedLifetime(way) {} }
        return try way.run()
      case .bridged:
        let way = BridgedWay(model, trace, seed: chance.seed)
        defer { withExtendedLifetime(way) {} }
        return try way.run()
      }
    } catch {
      throw .onDevice(number, way, error)
    }
  }
}

/// The values of a fleet: those in the file, and defaults for the others.
struct FleetValues: Equatable, Sendable {
  private var numbers: [FleetParameter: Double]

  /// The values in a file; omitted ones have their defaults.
  init(_ values: [FleetParameter: FleetValue] = [:]) {
    numbers = values.mapValues(\.value)
  }

  subscript(parameter: FleetParameter) -> Double {
    get { numbers[parameter] ?? parameter.standard }
    set { numbers[parameter] = newValue }
  }

  /// Returns a time in integral milliseconds, the unit of traces.
  func milliseconds(_ parameter: FleetParameter) -> Int { (self[parameter] * 1_000).wholeNumber }

  func isOn(_ parameter: FleetParameter) -> Bool { self[parameter] >= 0.5 }

  func count(_ parameter: FleetParameter) -> Int { self[parameter].wholeNumber }
}

extension Double {
  /// The nearest integer; the largest that a file allows for a number without one.
  var wholeNumber: Int { Int(exactly: rounded()) ?? Reader<Int>.exactIntegerMaximum }
}
