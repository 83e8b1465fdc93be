#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's encoder, a baseline of the bench.
package struct FoundationJSON {
  private let encoder = JSONEncoder()

  /// An encoder with sorted keys, like an event's encoder.
  package init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the size of the value's JSON in bytes.
  package func size(of value: some Encodable) throws -> Int { try encoder.encode(value).count }
}
