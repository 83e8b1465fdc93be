/// A measured figure with its limit.
struct Figure: Equatable {
  let name: String
  /// The median of the rounds.
  let value: Double
  /// The unit of ``value`` and ``baseline``.
  let unit: String
  /// The median of the baseline, timed in the same rounds; nil without one.
  var baseline: Double?
  /// The minimum and maximum of the rounds, in the unit of the limit.
  var spread: ClosedRange<Double>
  /// The maximum: of the ratio if there is a baseline, else of the value.
  var limit: Double?

  /// The value as a multiple of the baseline; nil without one.
  var ratio: Double? { baseline.map { value / $0 } }

  /// True if the figure is within its limit; nil without a limit.
  var holds: Bool? { limit.map { (ratio ?? value) <= $0 } }
}

extension Figure {
  /// The figure as a JSON object; absent parts are `null`.
  var json: String {
    let members: [(String, String)] = [
      ("name", "\"\(name)\""), ("value", value.rounded(to: 3)), ("unit", "\"\(unit)\""),
      ("baseline", baseline?.rounded(to: 3) ?? "null"), ("ratio", ratio?.rounded(to: 3) ?? "null"),
      ("limit", limit?.rounded(to: 3) ?? "null"), ("holds", holds.map { "\($0)" } ?? "null"),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The figure as a line for people.
  var line: String {
    let measured = "\(value.rounded(to: 2)) \(unit)"
    let compared = ratio.map { ", \($0.rounded(to: 2)) × the baseline" } ?? ""
    let range = " (\(spread.lowerBound.rounded(to: 2))…\(spread.upperBound.rounded(to: 2)))"
    let bound = limit.map {
      ", limit \($0.rounded(to: 2)): \(holds == true ? "holds" : "exceeded")"
    }
    return "\(name): \(measured)\(compared)\(range)\(bound ?? "")"
  }
}

extension Double {
  /// Returns the number with at most `decimals` decimals, without trailing zeros.
  fileprivate func rounded(to decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    let number = (self * factor).rounded() / factor
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
