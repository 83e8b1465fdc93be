/// The 95 % confidence interval of a share.
///
/// Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
/// Journal of the American Statistical Association 22 (1927). It treats
/// events as independent, which those of one device are not.
struct WilsonInterval: Equatable {
  /// The share found.
  let share: Double
  /// The lower end.
  let low: Double
  /// The upper end.
  let high: Double

  /// Nil for a total of 0.
  init?(_ found: Int, of all: Int) {
    guard all > 0 else { return nil }
    let (count, square) = (Double(all), Self.deviation * Self.deviation)
    share = Double(found) / count
    let middle = share + square / (2 * count)
    let inner = share * (1 - share) / count + square / (4 * count * count)
    let (half, whole) = (Self.deviation * inner.squareRoot(), 1 + square / count)
    low = max(0, (middle - half) / whole)
    high = min(1, (middle + half) / whole)
  }

  /// The half-width of the interval in standard deviations.
  private static let deviation = 1.959_963_984_540_054

  /// The share and both ends in millionths, as integers.
  var millionths: [Int] { [share, low, high].map { ($0 * 1_000_000).wholeNumber } }

  /// The text `4.07 % (3.95…4.20)`.
  var text: String {
    "\(share.percent) % (\(low.percent)…\(high.percent))"
  }
}

extension Double {
  /// The share in per cent, with two decimals.
  var percent: String {
    let hundredths = (self * 10_000).wholeNumber
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
