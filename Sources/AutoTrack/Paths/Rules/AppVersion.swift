/// The version of an app, in order: `2.10` comes after `2.9`, and `2` is `2.0`.
public struct AppVersion: Hashable, Sendable {
  private let parts: [Int]

  /// Numbers with dots between them; nil for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(word) : nil
    }
    guard numbers.count == words.count else { return nil }
    let end = numbers.lastIndex { $0 != 0 } ?? 0
    parts = Array(numbers[...end])
  }
}

extension AppVersion: Comparable {
  /// Compares the numbers from the left; one that is missing is 0.
  public static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

/// The versions of an app that something is meant for (S3.8).
public enum AppVersions: Hashable, Sendable {
  /// One alone.
  case only(AppVersion)
  /// All between two, both included.
  case between(AppVersion, AppVersion)
  /// One and all later ones.
  case from(AppVersion)
  /// One and all earlier ones.
  case upTo(AppVersion)

  /// A range; nil without an end, and for one that ends before it begins.
  public init?(from first: AppVersion?, to last: AppVersion?) {
    switch (first, last) {
    case (nil, nil): return nil
    case (let first?, nil): self = .from(first)
    case (nil, let last?): self = .upTo(last)
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = .between(first, last)
    }
  }

  /// Whether a version is one of these.
  public func contains(_ version: AppVersion) -> Bool {
    switch self {
    case .only(let one): version == one
    case .between(let first, let last): first <= version && version <= last
    case .from(let first): first <= version
    case .upTo(let last): version <= last
    }
  }
}
