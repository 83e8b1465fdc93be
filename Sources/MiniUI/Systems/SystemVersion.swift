/// A system version that compares numerically: 9.3 is below 10.0, and 15 equals 15.0.
public struct SystemVersion: Sendable, Comparable {
  private let numbers: [Int]

  /// Reads a version such as `15.2`; a part that is not a number counts as 0.
  public init(_ text: String) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Orders by age, older versions first.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
