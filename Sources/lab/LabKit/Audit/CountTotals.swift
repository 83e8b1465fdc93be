package import AutoTrack
import LabLanguage
package import Wording

/// Rows of `info_log` added up by their keys.
///
/// A click on a row of a list counts as a click here, because events do not tell the two apart.
package struct CountTotals: Equatable {
  /// The columns by which rows are added.
  private struct Key: Hashable, Comparable {
    let kind: Int
    let screen: String
    let element: String

    init(of row: StatisticsRow) {
      kind = (row.kind == .cell ? .click : row.kind).rawValue
      (screen, element) = (row.screen, row.element)
    }

    static func < (one: Key, other: Key) -> Bool {
      (one.kind, one.screen, one.element) < (other.kind, other.screen, other.element)
    }
  }

  private struct Amount: Equatable {
    var count = 0
    var seconds = 0.0
    /// True if the duration may be longer: an event reports a day or more as 0 s (SA-L10).
    var isLonger = false
  }

  private var amounts: [Key: Amount] = [:]
  /// The precision of events and of the table: a millisecond.
  private static let precision = 0.001

  package init(_ rows: some Sequence<StatisticsRow> = []) { add(rows) }

  /// Adds rows, or subtracts them with a negative factor.
  package mutating func add(_ rows: some Sequence<StatisticsRow>, times factor: Int = 1) {
    for row in rows {
      amounts[Key(of: row), default: Amount()].count += factor * row.count
      amounts[Key(of: row), default: Amount()].seconds += Double(factor) * row.seconds
      if row.seconds == 0 { amounts[Key(of: row)]?.isLonger = true }
    }
  }

  /// Returns the first key outside of the bounds, as a fact; nil if every key lies between them.
  package func difference(least: CountTotals, most: CountTotals) -> Sentence? {
    let keys = Set(amounts.keys).union(least.amounts.keys).union(most.amounts.keys).sorted()
    return keys.lazy.compactMap { difference(at: $0, least, most) }.first
  }

  private func difference(at key: Key, _ least: CountTotals, _ most: CountTotals) -> Sentence? {
    let found = amounts[key] ?? Amount()
    let (low, high) = (least.amounts[key] ?? Amount(), most.amounts[key] ?? Amount())
    // Each addition may be off by a millisecond.
    let slack = Self.precision * Double(1 + max(found.count, high.count))
    let isTooLittle = found.count < low.count || found.seconds <= low.seconds - slack
    let isTooMuch =
      found.count > high.count || !high.isLonger && found.seconds >= high.seconds + slack
    guard isTooLittle || isTooMuch else { return nil }
    let name = ["logType \(key.kind)", key.screen, key.element].filter { !$0.isEmpty }
    return "\(name.joined(separator: " ")) was counted \(Self.words(for: found)), "
      + "but the events amount to \(Self.words(for: isTooLittle ? low : high))"
  }

  private static func words(for amount: Amount) -> Sentence {
    guard amount.seconds != 0 else { return "\(amount.count, "time")" }
    return "\(amount.count, "time") (\((amount.seconds * 1_000).rounded() / 1_000) s)"
  }
}

extension StatisticsRow {
  /// The row that an event counts (docs/delivery.md); nil for an event that counts nothing.
  package init?(toldBy event: String, _ property: (String) -> Value?) {
    func text(_ name: String) -> String {
      if case .string(let text)? = property(name) { text } else { "" }
    }
    switch event {
    case "$AppStart": self.init(kind: .foreground, count: 1, lastTime: 0)
    case "$AppEnd": self.init(kind: .background, count: 1, lastTime: 0)
    case "$AppClick":
      let names = ["$element_id", "$element_content", "$element_view_id"]
      self.init(
        kind: .click, screen: text("$screen_name"),
        element: names.map(text).first { !$0.isEmpty } ?? "", count: 1, lastTime: 0)
    case "$AppPageLeave":
      self.init(
        kind: .time, screen: text("$screen_name"), count: 1,
        seconds: property("event_duration")?.seconds ?? 0, lastTime: 0)
    default: return nil
    }
  }
}

extension Value {
  /// A number; nil for any other value.
  fileprivate var seconds: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double.value
    default: nil
    }
  }
}

/// Every count comes from an event; ignored interactions give neither.
///
/// The exception is an end in the foreground, which counts without an event.
struct ToldCounts: Invariant {
  let name = "told"
  let rule: Sentence = "every count comes from an event"
  private var told = CountTotals()

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    told.add(
      evidence.events.compactMap { event in
        StatisticsRow(toldBy: event.name.text) { event[$0] }
      })
    let counted = CountTotals(evidence.counted.filter { $0.kind != .background })
    return counted.difference(least: CountTotals(), most: told)
  }
}

/// Durations are never negative, even if the clock is set back; an app may set any value.
struct NoNegativeDurations: Invariant {
  let name = "forward"
  let rule: Sentence = "no event has a negative duration"

  func breach(in evidence: AuditEvidence) -> Sentence? {
    for event in evidence.events {
      guard case .double(let seconds)? = event["event_duration"], seconds.value < 0,
        event.hasOwnDuration || !evidence.hasPast && !evidence.appTellsDurations()
      else { continue }
      return "\(event.name.text) took \(seconds.value) s"
    }
    return nil
  }
}

extension Event {
  /// True if the tracker measured the duration, which the app's properties cannot replace.
  fileprivate var hasOwnDuration: Bool {
    method == .autoTrack && [.appEnd, .appPageLeave].contains(name)
  }
}
