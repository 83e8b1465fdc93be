/// The fields of one message, in their order, read from the encoding's description alone.
struct ProtobufFields {
  /// The reasons against a message.
  struct Damage: Error {
    let reason: String
  }

  /// A field number with its value.
  enum Content {
    case varint(UInt64)
    case fixed64(UInt64)
    case counted(ArraySlice<UInt8>)
    case fixed32(UInt64)
  }

  let fields: [(number: Int, content: Content)]

  /// Reads a message to its end.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var (rest, fields) = (bytes, [(number: Int, content: Content)]())
    while !rest.isEmpty {
      let tag = try Self.varint(&rest)
      fields.append((Int(tag >> 3), try Self.content(of: tag & 7, &rest)))
    }
    self.fields = fields
  }

  /// All values under a number.
  subscript(number: Int) -> [Content] {
    fields.filter { $0.number == number }.map(\.content)
  }

  /// The text under a number, or nil.
  func text(_ number: Int) throws -> String? {
    try messages(number).last.map { try $0.text() }
  }

  /// The bytes of each message or text under a number.
  func messages(_ number: Int) throws -> [ArraySlice<UInt8>] {
    try self[number].map { content in
      guard case .counted(let bytes) = content else { throw Damage(reason: "no text: \(number)") }
      return bytes
    }
  }

  /// The number under a field number, or 0.
  func number(_ number: Int) throws -> UInt64 {
    switch self[number].last {
    case .varint(let value), .fixed32(let value): value
    case nil: 0
    default: throw Damage(reason: "no number: \(number)")
    }
  }

  private static func content(of type: UInt64, _ rest: inout ArraySlice<UInt8>) throws -> Content {
    switch type {
    case 0: return .varint(try varint(&rest))
    case 1: return .fixed64(try number(of: 8, &rest))
    case 2: return .counted(try take(Int(try varint(&rest)), &rest))
    case 5: return .fixed32(try number(of: 4, &rest))
    default: throw Damage(reason: "there is no wire type \(type)")
    }
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
    throw Damage(reason: "a number does not end")
  }

  private static func number(of count: Int, _ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    try take(count, &rest).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func take(
    _ count: Int, _ rest: inout ArraySlice<UInt8>
  ) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Damage(reason: "\(rest.count) bytes for \(count)") }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a text.
  fileprivate func text() throws -> String {
    guard let text = String(validating: self, as: UTF8.self) else {
      throw ProtobufFields.Damage(reason: "no UTF-8")
    }
    return text
  }
}
