/// The agreement of two rankings: 1 for the same order, -1 for the reverse.
package struct RankCorrelation: Equatable, Sendable {
  /// The number of pairs of values.
  package let count: Int
  /// Spearman's coefficient: the correlation of the ranks, equal values with their mean rank.
  package let spearman: Double
  /// Kendall's tau-b, which allows for equal values.
  package let kendall: Double

  /// Compares two values of each thing; nil if all values of one side are equal.
  package init?(_ pairs: [(Double, Double)]) {
    let (left, right) = (Self.ranks(pairs.map(\.0)), Self.ranks(pairs.map(\.1)))
    guard let spearman = Self.correlation(left, right), let kendall = Self.kendall(pairs) else {
      return nil
    }
    (count, self.spearman, self.kendall) = (pairs.count, spearman, kendall)
  }

  /// Returns the ranks of values from 1; equal values have their mean rank.
  static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var ranks = values
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count, values[order[end + 1]] == values[order[start]] { end += 1 }
      for place in start...end { ranks[order[place]] = Double(start + end) / 2 + 1 }
      start = end + 1
    }
    return ranks
  }

  private static func correlation(_ left: [Double], _ right: [Double]) -> Double? {
    guard !left.isEmpty else { return nil }
    let count = Double(left.count)
    let (mine, theirs) = (left.reduce(0, +) / count, right.reduce(0, +) / count)
    var (product, one, two) = (0.0, 0.0, 0.0)
    for (first, second) in zip(left, right) {
      product += (first - mine) * (second - theirs)
      one += (first - mine) * (first - mine)
      two += (second - theirs) * (second - theirs)
    }
    guard one > 0, two > 0 else { return nil }
    return product / (one * two).squareRoot()
  }

  private static func kendall(_ pairs: [(Double, Double)]) -> Double? {
    var (sum, left, right) = (0, 0, 0)
    for (index, one) in pairs.enumerated() {
      for two in pairs[..<index] {
        let (first, second) = (sign(one.0 - two.0), sign(one.1 - two.1))
        sum += first * second
        left += first * first
        right += second * second
      }
    }
    guard left > 0, right > 0 else { return nil }
    return Double(sum) / (Double(left) * Double(right)).squareRoot()
  }

  private static func sign(_ value: Double) -> Int { value > 0 ? 1 : value < 0 ? -1 : 0 }
}
