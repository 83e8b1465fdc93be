/// The owner of a file, read from its first bytes before SQLite opens it.
///
/// Source: "Database File Format", section 1.3.
enum StoreHeader: Equatable {
  /// The file is empty or incomplete.
  case blank
  /// The file is a store of this version.
  case ours(version: Int)
  /// The file belongs to another program.
  case foreign

  /// The number of bytes that are read.
  static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Reads the first bytes of a file.
  ///
  /// A file whose creation was interrupted within the first page is shorter, or consists of zeros.
  /// A store has its application id even if the rest of the header is damaged.
  init(_ bytes: [UInt8]) {
    if Self.number(at: 68, in: bytes) == StoreSchema.application {
      self = .ours(version: Self.number(at: 60, in: bytes).map(Self.signed) ?? 0)
    } else if bytes.count < 72 && Self.magic.starts(with: bytes.prefix(Self.magic.count)) {
      self = .blank
    } else {
      self = bytes.allSatisfy { $0 == 0 } ? .blank : .foreign
    }
  }

  private static func signed(_ number: Int) -> Int { Int(Int32(truncatingIfNeeded: number)) }

  /// Returns true if the file uses a write-ahead log: both of its format versions are 2.
  static func saysWriteAhead(_ bytes: [UInt8]) -> Bool {
    bytes.count > 19 && bytes[18...19].allSatisfy { $0 == 2 }
  }

  /// Returns four bytes as a big-endian number.
  private static func number(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.count >= offset + 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
