import AutoTrack
package import LabLanguage
import Wording

/// The expected counts of an app's events by their fate; each is a number or a matcher.
package struct DeliveryExpectation: FormatValue, Sendable {
  private typealias Count = @Sendable (DeliveryTotals) -> Int

  private struct One: Sendable {
    let name: String
    let expectation: Located<PropertyExpectation>
    let count: Count
  }

  private let all: [One]

  package static let reader: Reader<DeliveryExpectation> = .object(
    Noun(one: "an object of counts", many: "objects of counts"),
    Fields(
      count("tracked", "All tracked events.") { $0.tracked },
      count("acknowledged", "The events that a server has acknowledged.") { $0.acknowledged },
      count("queued", "The events in memory, in the store or in flight.") { $0.queued },
      count("stored", "The events in the store that are not in flight.") { $0.stored },
      Fields<DeliveryExpectation?>.optional(
        "dropped", dropped, "The dropped events, by reason."),
      make: { tracked, acknowledged, queued, stored, dropped in
        let counts = [tracked, acknowledged, queued, stored].compactMap(\.self)
        return DeliveryExpectation(all: counts + (dropped?.all ?? []))
      }))

  /// The keys of `dropped`, one per reason.
  static let dropped: Reader<DeliveryExpectation> = .object(
    Noun(one: "an object of counts by reason", many: "objects of counts by reason"),
    DropReason.allCases.reduce(
      Fields<DeliveryExpectation>.constant(DeliveryExpectation(all: []))
    ) { others, reason in
      Fields(
        others,
        count(reason.rawValue, reason.meaning, says: "dropped \(reason.rawValue)") {
          $0.dropped[reason, default: 0]
        }, make: { DeliveryExpectation(all: $0.all + [$1].compactMap(\.self)) })
    })

  private static func count(
    _ key: String, _ meaning: String, says name: String? = nil, _ count: @escaping Count
  ) -> Fields<One?> {
    Fields(
      Fields<Located<PropertyExpectation>?>.optional(
        key, PropertyExpectation.count.located, meaning),
      make: { $0.map { One(name: name ?? key, expectation: $0, count: count) } })
  }

  func differences(from totals: DeliveryTotals) -> [Difference] {
    all.compactMap { one in
      let found = one.count(totals)
      guard !one.expectation.value.holds(for: .integer(found)) else { return nil }
      return Difference(
        expected: Difference.Fact("\(one.name)", "\(one.expectation.value)"),
        found: Difference.Fact("\(one.name)", "\(found)"), range: one.expectation.range)
    }
  }
}

extension PropertyExpectation {
  /// Reads a whole number or a matcher.
  package static let count: Reader<PropertyExpectation> = .either(
    Reader<Int>.integer(atLeast: 0).map { .equals(.integer($0)) }, matcher)
}

extension DropReason {
  /// The reason in the words of the format's reference.
  fileprivate var meaning: String {
    switch self {
    case .storeFull: "The store, or memory instead of it, was full, and they were among the oldest."
    case .sampledOut: "The installation is not part of the sample."
    case .dailyCap: "The daily cap was reached."
    case .switchedOff: "The master switch is off."
    case .refusedByServer: "The server refused them."
    case .tooLarge: "A single event is larger than the server's limit."
    case .storeFailed: "They could not be stored, and the app has ended."
    case .damaged: "They were damaged in the store and are quarantined there."
    case .killedBeforeStored: "They were only in memory when the app was killed."
    }
  }
}
