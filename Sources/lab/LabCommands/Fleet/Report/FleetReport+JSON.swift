import LabKit
import LabLanguage

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
