import LabKit
import LabLanguage
import LabSystem

/// A fleet as JSON, for other programs and for `lab fleet --merge`.
extension FleetReport {
  /// The report; that of a whole fleet is byte-identical for any number of parts.
  var json: PrintedJSON {
    .members([
      "lab": .text(identity.version),
      "title": .text(identity.title),
      "fingerprint": .text(identity.fingerprint),
      "seed": .text(identity.seedText),
      "devices": .number(identity.devices),
      "lands": .object(
        FleetWay.allCases.compactMap { way in
          identity.lands[way].map { PrintedJSON.Member(key: way.rawValue, value: Self.json($0)) }
        }),
      "shard": .text("\(shard)"),
      "played": .number(outcome.tally.devices),
      "sessions": .number(outcome.tally.sessions),
      "events": .number(outcome.tally.events),
      "ways": .object(
        FleetWay.allCases.map { PrintedJSON.Member(key: $0.rawValue, value: json(of: $0)) }),
      "moved": .members([
        "devices": .number(outcome.movedDevices), "losses": Self.json(outcome.base),
      ]),
      "moves": .list(identity.ranges.map(json)),
    ])
  }

  private func json(of way: FleetWay) -> PrintedJSON {
    let tally = tally(of: way)
    return .members([
      "captured": .number(tally.captured),
      "stored": .number(tally.stored),
      "delivered": .number(tally.delivered),
      "repeats": .number(tally.repeats),
      "lost": .object(
        LossCause.allCases.map {
          PrintedJSON.Member(key: $0.rawValue, value: .number(tally.lost[$0, default: 0]))
        }),
      "lostPerMillion": interval(of: way).map { .list($0.millionths.map(PrintedJSON.number)) },
    ])
  }

  private func json(_ value: FleetPlan.MovedValue) -> PrintedJSON {
    let move = outcome.moves[value.parameter] ?? Movement()
    return .members([
      "value": .text(value.parameter.rawValue),
      "range": Self.json(value.range),
      "chosen": .flag(value.isChosen),
      "low": Self.json(move.low),
      "high": Self.json(move.high),
    ])
  }

  /// Returns the ends as texts, because all numbers in this JSON are integers.
  private static func json(_ range: ClosedRange<Double>) -> PrintedJSON {
    .texts([range.lowerBound.plain, range.upperBound.plain])
  }

  /// Returns the number of events, and the losses on each way.
  private static func json(_ losses: Losses) -> PrintedJSON {
    .list(
      [.number(losses.events)] + FleetWay.allCases.map { .number(losses.lost[$0, default: 0]) })
  }
}

/// Reads the `--json` output of a fleet or a part.
extension FleetReport {
  /// The keys, in the order of the output.
  static let reader = Reader<FleetReport>.object(
    Noun(one: "a fleet's result", many: "fleets' results"),
    Fields(
      Fields(head, counts, make: { ($0, $1) }),
      Fields(moves, Fields.required("shard", PartReaders.shard, "The part."), make: { ($0, $1) }),
      make: { known, moved in
        var outcome = known.1
        (outcome.movedDevices, outcome.base) = (moved.0.devices, moved.0.base)
        for (value, move) in moved.0.moves { outcome.moves[value.parameter] = move }
        return FleetReport(
          identity: known.0.identity(moved.0.moves.map(\.value)), shard: moved.1,
          outcome: outcome)
      }))

  private struct Head: Sendable {
    let version, title, fingerprint: String
    let seeds: [UInt64]
    let devices: Int
    let lands: [FleetWay: ClosedRange<Double>]

    func identity(_ ranges: [FleetPlan.MovedValue]) -> Identity {
      Identity(
        version: version, title: title, fingerprint: fingerprint, seeds: seeds, devices: devices,
        lands: lands, ranges: ranges)
    }
  }

  private static let head: Fields<Head> = Fields(
    Fields.required("lab", Reader<String>.string, "The version."),
    Fields.required("title", Reader<String>.string, "The scenario."),
    Fields.required("fingerprint", Reader<String>.string, "The fingerprint of its file."),
    Fields.required(
      "seed",
      Reader<String>.string.map(to: Noun(one: "a seed", many: "seeds")) { Identity.seeds($0) },
      "The random seeds."),
    Fields.required("devices", count, "The devices of the whole fleet."),
    Fields.required("lands", byWay(range), "The expected losses."),
    make: {
      Head(version: $0, title: $1, fingerprint: $2, seeds: $3, devices: $4, lands: $5)
    })

  private static let counts: Fields<FleetOutcome> = Fields(
    Fields.required("played", count, "Devices."),
    Fields.required("sessions", count, "The sessions of these devices."),
    Fields.required("events", count, "The events of these sessions."),
    Fields.required("ways", byWay(way), "The counts of each way."),
    make: { devices, sessions, events, ways in
      FleetOutcome(
        tally: FleetTally(devices: devices, sessions: sessions, events: events, ways: ways))
    })

  private struct Moves: Sendable {
    let devices: Int
    let base: Losses
    let moves: [(value: FleetPlan.MovedValue, move: Movement)]
  }

  private static let moves: Fields<Moves> = Fields(
    Fields.required(
      "moved",
      Reader<(Int, Losses)>.object(
        "moved", Fields.required("devices", count, "The devices with moved values."),
        Fields.required("losses", losses, "Without."), make: { ($0, $1) }),
      "The losses without moved values."),
    Fields.required(
      "moves", Reader<[(value: FleetPlan.MovedValue, move: Movement)]>.array(of: move),
      "The losses with each moved value."),
    make: { Moves(devices: $0.0, base: $0.1, moves: $1) })

  private static let count = PartReaders.count

  private static let range = Reader<[String]>.array(of: .string, count: 2).map(
    to: Noun(one: "two numbers as texts, the smaller first", many: "ranges")
  ) { ends -> ClosedRange<Double>? in
    guard let low = Double(ends[0]), let high = Double(ends[1]), low <= high else { return nil }
    return low...high
  }

  private static let losses = Reader<[Int]>.array(of: count, count: 1 + FleetWay.allCases.count)
    .map { counts in
      Losses(
        events: counts[0],
        lost: Dictionary(uniqueKeysWithValues: zip(FleetWay.allCases, counts.dropFirst())))
    }

  private static let move = Reader<(value: FleetPlan.MovedValue, move: Movement)>.object(
    "move",
    Fields.required("value", Reader<FleetParameter>.word, "The name of the value."),
    Fields.required("range", range, "The range of the value."),
    Fields.required("chosen", Reader<Bool>.boolean, "True for an unpublished range."),
    Fields.required("low", losses, "At the lower end."),
    Fields.required("high", losses, "At the upper end."),
    make: { parameter, range, chosen, low, high in
      (
        value: FleetPlan.MovedValue(parameter: parameter, range: range, isChosen: chosen),
        move: Movement(low: low, high: high)
      )
    })

  private static let way = Reader<WayTally>.object(
    "way",
    Fields.required("captured", count, "The events that an SDK captured."),
    Fields.required("stored", count, "The events stored on a disk."),
    Fields.required("delivered", count, "The events delivered to a server."),
    Fields.required("repeats", count, "The duplicates."),
    Fields.required("lost", byCause, "The lost events, by cause."),
    Fields.optional("lostPerMillion", Reader<[Int]>.array(of: count), "The share of lost events."),
    make: { captured, stored, delivered, repeats, lost, _ in
      WayTally(
        captured: captured, stored: stored, delivered: delivered, repeats: repeats, lost: lost)
    })

  private static let byCause = named(LossCause.self, count).map { counts in
    counts.filter { $0.value > 0 }
  }

  private static func byWay<Value: Sendable>(
    _ reader: Reader<Value>
  ) -> Reader<[FleetWay: Value]> {
    named(FleetWay.self, reader)
  }

  /// Reads an object whose keys are the raw values of an enum.
  private static func named<Key: RawRepresentable & Hashable & CaseIterable & Sendable, Value>(
    _ type: Key.Type, _ reader: Reader<Value>
  ) -> Reader<[Key: Value]> where Key.RawValue == String {
    let entries = Reader<[Entry<Value>]>.entries(of: reader)
    let known = type.allCases.map { (name: $0.rawValue, key: $0) }
    return Reader<[Key: Value]>(entries.noun, from: entries.kinds) { node, mistakes in
      guard let read = entries.read(node, mistakes) else { return nil }
      var values: [Key: Value] = [:]
      for entry in read {
        guard let key = known.first(where: { $0.name == entry.key.value })?.key else {
          mistakes.record(
            "unknown key \(entry.key.value.quoted)", entry.key.value, at: entry.key.range,
            among: known.map(\.name), "keys")
          return nil
        }
        values[key] = entry.value
      }
      return values
    }
  }
}
