import MiniUI

/// A part of a fleet that is to be played: which devices, and which values are moved.
struct FleetPlan: Sendable {
  /// What every device goes through.
  let model: FleetModel
  /// How many devices the whole fleet has.
  let devices: Int
  /// Which of them are played.
  let shard: Shard
  /// The values that have a range, in the order of the reference.
  let ranges: [MovedValue]

  /// A value and its range.
  struct MovedValue: Equatable, Sendable {
    /// Which number it is.
    let parameter: FleetParameter
    /// From where to where it is moved.
    let range: ClosedRange<Double>
    /// Whether nobody has published it.
    let isChosen: Bool
  }

  /// On how many devices values are moved, about.
  static let movedDevices = 50

  /// Takes what a file says; every value with a range is moved, or none is.
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

  /// The numbers of the devices that are played: every Nth, from the Ith on.
  var numbers: StrideTo<Int> { stride(from: shard.number - 1, to: devices, by: shard.count) }

  /// How many devices are played.
  var count: Int {
    let first = shard.number - 1
    return first < devices ? (devices - first - 1) / shard.count + 1 : 0
  }

  /// Plays one device.
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

  /// Whether values are moved on a device: it is one of the same few, whatever the shards are.
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

  /// A way on which a value does not bear comes out as before, and is not played again.
  private func losses(
    _ value: MovedValue, _ end: Double, _ base: Losses, _ number: Int
  ) throws(FleetFault) -> Losses {
    guard model.values[value.parameter] != end else { return base }
    var model = model
    model.values[value.parameter] = end
    let device = FleetDevice(model: model, number: number)
    let losses = try device.tally(on: value.parameter.ways).losses
    return Losses(
      events: losses.events, lost: base.lost.merging(losses.lost) { _, moved in moved })
  }
}

/// What came of some devices of a fleet.
struct FleetOutcome: Equatable, Sendable {
  /// What has become of their events.
  var tally = FleetTally()
  /// On how many of them values were moved.
  var movedDevices = 0
  /// What these have lost before anything was moved.
  var base = Losses()
  /// What they have lost at the ends of ranges.
  var moves: [FleetParameter: Movement] = [:]

  /// Adds those of other devices.
  static func += (left: inout FleetOutcome, right: FleetOutcome) {
    left.tally += right.tally
    left.movedDevices += right.movedDevices
    left.base += right.base
    for (parameter, move) in right.moves { left.moves[parameter, default: Movement()] += move }
  }
}
