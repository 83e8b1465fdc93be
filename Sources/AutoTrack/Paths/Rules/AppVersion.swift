/// The version of an app, ordered by numbers: `2.10` is greater than `2.9`, and `2` equals `2.0`.
package struct AppVersion: Hashable, Sendable {
  private let parts: [Int]

  /// Parses numbers separated by dots; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(word) : nil
    }
    guard numbers.count == words.count else { return nil }
    // Trailing zeros are dropped, so that equality and order agree.
    let end = numbers.lastIndex { $0 != 0 } ?? 0
    parts = Array(numbers[...end])
  }
}

extension AppVersion: Comparable {
  /// Compares the numbers from the left; a missing number is 0.
  package static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// A set of versions of an app (S3.8).
package enum AppVersions: Hashable, Sendable {
  case only(AppVersion)
  /// All versions between two, both included.
  case between(AppVersion, AppVersion)
  /// A version and all later ones.
  case from(AppVersion)
  /// A version and all earlier ones.
  case upTo(AppVersion)

  /// Creates a range; nil without bounds, and if the bounds are in the wrong order.
  package init?(from first: AppVersion?, to last: AppVersion?) {
    switch (first, last) {
    case (nil, nil): return nil
    case (let first?, nil): self = .from(first)
    case (nil, let last?): self = .upTo(last)
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = .between(first, last)
    }
  }

  /// Returns true if a version is in the set.
  package func contains(_ version: AppVersion) -> Bool {
    switch self {
    case .only(let one): version == one
    case .between(let first, let last): first <= version && version <= last
    case .from(let first): first <= version
    case .upTo(let last): version <= last
    }
  }
}
