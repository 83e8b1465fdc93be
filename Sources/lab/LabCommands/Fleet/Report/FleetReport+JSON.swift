import LabKit
package import LabLanguage
import LabSystem

/// A fleet as JSON, for other programs and for `lab fleet --merge`.
///
/// The JSON of a whole fleet is byte-identical for any number of parts.
extension FleetReport {
  static let record = JSONRecord<FleetReport>(
    Field("lab", \.identity.version, "The version."),
    Field("title", \.identity.title, "The scenario."),
    Field("fingerprint", \.identity.fingerprint, "The fingerprint of its file."),
    Field("seed", \.seeds, as: Seeds.reader, "The random seeds."),
    Field("devices", \.identity.devices, as: PartReaders.count, "The devices of the whole fleet."),
    Field("lands", \.identity.lands, as: .named(range), "The expected losses."),
    Field("shard", \.shard, as: PartReaders.shard, "The part."),
    Field("played", \.outcome.tally.devices, as: PartReaders.count, "Devices."),
    Field(
      "sessions", \.outcome.tally.sessions, as: PartReaders.count,
      "The sessions of these devices."),
    Field(
      "events", \.outcome.tally.events, as: PartReaders.count, "The events of these sessions."),
    Field("ways", \.ways, as: .named(.object("way", Way.record)), "The counts of each way."),
    Field(
      "moved", \.moved, as: .object("moved", Moved.record), "The losses without moved values."),
    Field(
      "moves", \.moves, as: .array(of: .object("move", Move.record)),
      "The losses with each moved value."),
    make: {
      version, title, fingerprint, seeds, devices, lands, shard, played, sessions, events, ways,
      moved, moves in
      FleetReport(
        identity: Identity(
          version: version, title: title, fingerprint: fingerprint, seeds: seeds.numbers,
          devices: devices, lands: lands, ranges: moves.map(\.value)),
        shard: shard,
        outcome: FleetOutcome(
          tally: FleetTally(
            devices: played, sessions: sessions, events: events, ways: ways.mapValues(\.tally)),
          movedDevices: moved.devices, base: moved.losses,
          moves: Dictionary(moves.map { ($0.value.parameter, $0.movement) }) { $1 }))
    })

  static let noun = Noun(one: "a fleet's result", many: "fleets' results")

  private static let range = Reader<[String]>.array(of: .string, count: 2).map(
    to: Noun(one: "two numbers as texts, the smaller first", many: "ranges")
  ) { ends -> ClosedRange<Double>? in
    guard let low = Double(ends[0]), let high = Double(ends[1]), low <= high else { return nil }
    return low...high
  }

  /// The random seeds, as one text because they may be above the whole numbers of JSON.
  private struct Seeds: FormatValue, JSONValue, Sendable {
    let numbers: [UInt64]

    static let reader = Reader<String>.string.map(to: "seed") { text in
      Identity.seeds(text).map { Seeds(numbers: $0) }
    }

    var json: PrintedJSON? { .text(numbers.map(String.init).joined(separator: ", ")) }
  }

  private var seeds: Seeds { Seeds(numbers: identity.seeds) }

  private struct Way: Recorded, FieldValue {
    let tally: WayTally
    let share: [Int]?

    static let record = JSONRecord<Way>(
      Field(
        "captured", \.tally.captured, as: PartReaders.count, "The events that an SDK captured."),
      Field("stored", \.tally.stored, as: PartReaders.count, "The events stored on a disk."),
      Field(
        "delivered", \.tally.delivered, as: PartReaders.count,
        "The events delivered to a server."),
      Field("repeats", \.tally.repeats, as: PartReaders.count, "The duplicates."),
      Field("lost", \.lost, as: .named(PartReaders.count), "The lost events, by cause."),
      Field(
        "lostPerMillion", \.share, as: .array(of: PartReaders.count), "The share of lost events."),
      make: { captured, stored, delivered, repeats, lost, share in
        let tally = WayTally(
          captured: captured, stored: stored, delivered: delivered, repeats: repeats,
          lost: lost.filter { $0.value > 0 })
        return Way(tally: tally, share: share)
      })

    private var lost: [LossCause: Int] {
      Dictionary(uniqueKeysWithValues: LossCause.allCases.map { ($0, tally.lost[$0, default: 0]) })
    }
  }

  private var ways: [FleetWay: Way] {
    Dictionary(
      uniqueKeysWithValues: FleetWay.allCases.map { way in
        (way, Way(tally: tally(of: way), share: interval(of: way)?.millionths))
      })
  }

  /// The devices with moved values, and their losses without.
  private struct Moved: Recorded, FieldValue {
    let devices: Int
    let losses: Losses

    static let record = JSONRecord<Moved>(
      Field("devices", \.devices, as: PartReaders.count, "The devices with moved values."),
      Field("losses", \.losses, "Without."),
      make: Moved.init)
  }

  private var moved: Moved { Moved(devices: outcome.movedDevices, losses: outcome.base) }

  /// The losses at the ends of a value's range.
  private struct Move: Recorded, FieldValue {
    let value: FleetPlan.MovedValue
    let movement: Movement

    static let record = JSONRecord<Move>(
      Field("value", \.value.parameter, "The name of the value."),
      Field("range", \.value.range, as: FleetReport.range, "The range of the value."),
      Field("chosen", \.value.isChosen, "True for an unpublished range."),
      Field("low", \.movement.low, "At the lower end."),
      Field("high", \.movement.high, "At the upper end."),
      make: { parameter, range, chosen, low, high in
        Move(
          value: FleetPlan.MovedValue(parameter: parameter, range: range, isChosen: chosen),
          movement: Movement(low: low, high: high))
      })
  }

  private var moves: [Move] {
    identity.ranges.map {
      Move(value: $0, movement: outcome.moves[$0.parameter] ?? Movement())
    }
  }
}

extension FleetParameter: FormatValue, JSONValue {}
extension FleetWay: JSONKey {}
extension LossCause: JSONKey {}

/// The number of events, and the losses on each way.
extension Losses: FormatValue, JSONValue {
  static let reader = Reader<[Int]>.array(
    of: PartReaders.count, count: 1 + FleetWay.allCases.count
  ).map { counts in
    Losses(
      events: counts[0],
      lost: Dictionary(uniqueKeysWithValues: zip(FleetWay.allCases, counts.dropFirst())))
  }

  var json: PrintedJSON? {
    ([events] + FleetWay.allCases.map { lost[$0, default: 0] }).json
  }
}

/// The ends as texts, because all numbers in this JSON are integers.
extension ClosedRange: JSONValue where Bound == Double {
  package var json: PrintedJSON? { [lowerBound.plain, upperBound.plain].json }
}
