import LabKit
import LabSystem
import MiniUI

/// A part of a fleet to play: the devices, and the values to move.
struct FleetPlan: Sendable {
  let model: FleetModel
  let devices: Int
  /// The part of the devices to play.
  let shard: Shard
  /// The values with a range, in the order of the reference.
  let ranges: [MovedValue]

  struct MovedValue: Equatable, Sendable {
    let parameter: FleetParameter
    let range: ClosedRange<Double>
    /// True for a value without a publication.
    let isChosen: Bool
  }

  /// The approximate number of devices on which values are moved.
  static let movedDevices = 50

  /// A plan for the values in a file; with `movesValues`, all values with a range are moved.
  init(
    _ model: FleetModel, _ values: [FleetParameter: FleetValue], devices: Int, shard: Shard,
    movesValues: Bool = true
  ) {
    (self.model, self.devices, self.shard) = (model, devices, shard)
    ranges = FleetParameter.allCases.compactMap { parameter in
      guard movesValues, let value = values[parameter], let range = value.range else {
        return nil
      }
      return MovedValue(parameter: parameter, range: range, isChosen: value.chosen != nil)
    }
  }

  /// The number of devices to play: every Nth, from the Ith on.
  var count: Int {
    let first = shard.number - 1
    return first < devices ? (devices - first - 1) / shard.count + 1 : 0
  }

  func outcome(of number: Int) -> Result<FleetOutcome, FleetFault> {
    Result { () throws(FleetFault) in
      var outcome = FleetOutcome(tally: try FleetDevice(model: model, number: number).tally())
      guard isMoved(number) else { return outcome }
      outcome.base = outcome.tally.losses
      outcome.movedDevices = 1
      for value in ranges { outcome.moves[value.parameter] = try move(value, outcome.base, number) }
      return outcome
    }
  }

  /// Returns true for the few devices on which values are moved, the same ones for all shards.
  private func isMoved(_ number: Int) -> Bool {
    !ranges.isEmpty && number.isMultiple(of: max(1, devices / Self.movedDevices))
  }

  private func move(
    _ value: MovedValue, _ base: Losses, _ number: Int
  ) throws(FleetFault) -> Movement {
    Movement(
      low: try losses(value, value.range.lowerBound, base, number),
      high: try losses(value, value.range.upperBound, base, number))
  }

  /// Returns the losses with a value at one end; ways that it does not affect are not played again.
  private func losses(
    _ value: MovedValue, _ end: Double, _ base: Losses, _ number: Int
  ) throws(FleetFault) -> Losses {
    // The value is at this end already.
    guard model.values[value.parameter] != end else { return base }
    var model = model
    model.values[value.parameter] = end
    let device = FleetDevice(model: model, number: number)
    let losses = try device.tally(on: value.parameter.ways).losses
    return Losses(
      events: losses.events, lost: base.lost.merging(losses.lost) { _, moved in moved })
  }
}

struct FleetOutcome: Equatable, Sendable {
  var tally = FleetTally()
  /// The number of devices on which values were moved.
  var movedDevices = 0
  /// The losses on these devices with unmoved values.
  var base = Losses()
  var moves: [FleetParameter: Movement] = [:]

  static func += (left: inout FleetOutcome, right: FleetOutcome) {
    left.tally += right.tally
    left.movedDevices += right.movedDevices
    left.base += right.base
    for (parameter, move) in right.moves { left.moves[parameter, default: Movement()] += move }
  }
}

/// A run of a plan's devices on several threads, with the same result for any number of threads.
struct FleetRun {
  private let plan: FleetPlan
  private let jobs: Int
  private let console: CommandConsole

  init(_ plan: FleetPlan, jobs: Int, _ console: CommandConsole) {
    (self.plan, self.jobs, self.console) = (plan, jobs, console)
  }

  /// Plays all devices, with a progress line on a terminal.
  func outcome() throws(LabError) -> FleetOutcome {
    let progress = Progress(of: plan.count, "device", on: console)
    var (whole, fault) = (FleetOutcome(), FleetFault?.none)
    func take(_ result: Result<FleetOutcome, FleetFault>) -> Bool {
      switch result {
      case .success(let outcome): whole += outcome
      case .failure(let found): fault = found
      }
      return progress.count() && fault == nil
    }
    let threads = Threads(count: jobs) { [plan] place in
      plan.outcome(of: plan.shard.number - 1 + place * plan.shard.count)
    }
    threads.run(plan.count, showing: progress, each: take)
    progress.end()
    if let fault { throw .fault("\(fault)") }
    return whole
  }
}
