#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The encoder of the toolchain's library, which the bench compares with.
struct FoundationJSON {
  private let encoder = JSONEncoder()

  /// Its output has sorted keys, as an event's has.
  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// How many bytes the value's JSON has.
  func size(of value: some Encodable) throws -> Int { try encoder.encode(value).count }
}
