/// A system's version as numbers, so that 9.3 comes before 10.0, and 15 is 15.0.
public struct SystemVersion: Sendable, Comparable {
  private let numbers: [Int]

  /// Reads a version such as `15.2`; what is no number counts as 0.
  public init(_ text: String) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Whether one version is older than another.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
