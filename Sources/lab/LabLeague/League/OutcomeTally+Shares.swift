package import AutoTrack
package import LabLanguage
import LabSystem

/// A 95 % interval of a percentage.
package struct Interval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  /// `95.7–98.6`.
  package var words: String { "\(low.oneDecimal)–\(high.oneDecimal)" }

  /// Wilson's interval of a share, which it includes; rounding would leave out a share of 100 %.
  package static func wilson(_ part: Int, of whole: Int) -> Interval {
    guard whole > 0 else { return Interval(low: 0, high: 100) }
    let (count, z) = (Double(whole), 1.959964)
    let share = Double(part) / count
    let divisor = 1 + z * z / count
    let centre = share + z * z / (2 * count)
    let half = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    return Interval(
      low: 100 * min(share, max(0, (centre - half) / divisor)),
      high: 100 * max(share, min(1, (centre + half) / divisor)))
  }

  /// The middle 95 % of percentages; nil without any.
  static func middle(of percentages: [Double]) -> Interval? {
    let sorted = percentages.sorted()
    guard let last = sorted.indices.last else { return nil }
    return Interval(
      low: sorted[Int(0.025 * Double(last))],
      high: sorted[Int((0.975 * Double(last)).rounded(.up))])
  }
}

/// Shares in percent; nil for a share of nothing.
extension OutcomeTally {
  /// The elements that give a rule.
  package var coverage: Double? { Self.percent(rules, of: counts.reduce(0, +)) }
  /// The living elements whose rule still matches them alone.
  package var survival: Double? { Self.percent(self[.kept], of: alive) }
  /// ``wrong`` of all rules.
  package var wrongShare: Double? { Self.percent(wrong, of: rules) }
  /// The same with elements made again.
  package var wrongShareWithRemade: Double? { Self.percent(wrong + self[.remade], of: rules) }
  package var survivalInterval: Interval? { alive == 0 ? nil : .wilson(self[.kept], of: alive) }
  package var wrongInterval: Interval? { rules == 0 ? nil : .wilson(wrong, of: rules) }

  private static func percent(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : 100 * Double(part) / Double(whole)
  }
}

/// The counts in the files of parts.
extension OutcomeTally: FormatValue, JSONValue {
  package var json: PrintedJSON? { counts.json }

  package static let reader = Reader<[Int]>.array(of: PartReaders.count).map(
    to: Noun(one: "the counts of eight outcomes", many: "counts of eight outcomes")
  ) { OutcomeTally($0) }
}

extension Double {
  /// A percentage with one digit after the point.
  package var oneDecimal: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a percentage in words: a dash for nil.
  static func percentage(_ value: Double?) -> String { value?.oneDecimal ?? "–" }
}
