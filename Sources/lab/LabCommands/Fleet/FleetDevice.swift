import LabKit
import MiniUI

/// One device of a fleet, whose trace is played on both ways.
struct FleetDevice {
  /// The model of every device.
  let model: FleetModel
  /// The number of the device, from 0.
  let number: Int

  /// The trace, which is the same for both ways.
  var trace: DeviceTrace { DeviceTrace(model.values, of: chance) }

  /// Plays the trace on some ways and returns the fate of the events.
  func tally(
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
