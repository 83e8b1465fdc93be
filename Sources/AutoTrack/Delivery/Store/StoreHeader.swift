/// What the first bytes of a file say of its owner, before SQLite looks at them.
///
/// Source: "Database File Format", section 1.3.
enum StoreHeader: Equatable {
  /// There is nothing yet, or something that nobody has finished.
  case blank
  /// We have written it, in this version.
  case ours(version: Int)
  /// Somebody else has.
  case foreign

  /// How many bytes tell it.
  static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Reads the beginning of a file.
  ///
  /// A file that broke off within its first page is shorter, or consists of zeros. Ours has its
  /// name even where the rest of the header is damaged.
  init(_ bytes: [UInt8]) {
    if Self.number(at: 68, in: bytes) == StoreSchema.application {
      self = .ours(version: Self.number(at: 60, in: bytes).map(Self.signed) ?? 0)
    } else if bytes.count < 72 && Self.magic.starts(with: bytes.prefix(Self.magic.count)) {
      self = .blank
    } else {
      self = bytes.allSatisfy { $0 == 0 } ? .blank : .foreign
    }
  }

  /// SQLite's numbers of 32 bits may be below zero.
  private static func signed(_ number: Int) -> Int { Int(Int32(truncatingIfNeeded: number)) }

  /// Whether a file is read and written with a log beside it: both of its versions are 2.
  static func saysWriteAhead(_ bytes: [UInt8]) -> Bool {
    bytes.count > 19 && bytes[18...19].allSatisfy { $0 == 2 }
  }

  /// Four bytes, the highest first.
  private static func number(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.count >= offset + 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
