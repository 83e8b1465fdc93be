import MiniUI

/// One device of a fleet, played on both ways over one trace.
struct FleetDevice {
  /// What it goes through.
  let model: FleetModel
  /// Which one it is, from 0.
  let number: Int

  /// What happens on it, whoever sends.
  var trace: DeviceTrace { DeviceTrace(model.values, of: chance) }

  /// What has become of its events.
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
