/// The JSON of an event, made from its protobuf by `docs/event.proto` only.
extension JSONTree {
  /// Reads one `Event`.
  init(protobuf bytes: [UInt8]) throws {
    let event = try ProtobufFields(bytes[...])
    guard event.fields.map(\.number) == event.fields.map(\.number).sorted(),
      event.fields.allSatisfy({ 1...13 ~= $0.number })
    else { throw ProtobufFields.Damage(reason: "not in order: \(event.fields.map(\.number))") }
    var object = try Self.author(event)
    object["type"] = .text(try event.text(1) ?? "")
    object["event"] = try event.text(2).map(JSONTree.text)
    object["time"] = .integer(Int(truncatingIfNeeded: try event.number(3)))
    object["sequence"] = .integer(Int(truncatingIfNeeded: try event.number(4)))
    object["_track_id"] = .integer(Int(try event.number(5)))
    object["lib"] = .object(try Self.members(event, 7))
    object["properties"] = .object(try Self.members(event, 8))
    object["project"] = try event.text(9).map(JSONTree.text)
    object["token"] = try event.text(10).map(JSONTree.text)
    if let item = try event.messages(11).last {
      let fields = try ProtobufFields(item)
      object["item_type"] = .text(try fields.text(1) ?? "")
      object["item_id"] = .text(try fields.text(2) ?? "")
    }
    object["original_id"] = try event.text(12).map(JSONTree.text)
    if try event.number(13) == 1 { object["_hybrid_h5"] = .flag(true) }
    self = .object(object)
  }

  private static func author(_ event: ProtobufFields) throws -> [String: JSONTree] {
    guard let message = try event.messages(6).last else { return [:] }
    let author = try ProtobufFields(message)
    var object: [String: JSONTree] = [
      "anonymous_id": .text(try author.text(1) ?? ""),
      "distinct_id": .text(try author.text(2) ?? ""),
      "identities": .object(try members(author, 4)),
    ]
    object["login_id"] = try author.text(3).map(JSONTree.text)
    return object
  }

  /// The properties under a number; their keys are in order, and each is there once.
  private static func members(_ message: ProtobufFields, _ number: Int) throws -> [String: JSONTree]
  {
    let pairs = try message.messages(number).map { property in
      let fields = try ProtobufFields(property)
      return (try fields.text(1) ?? "", try value(fields))
    }
    guard zip(pairs, pairs.dropFirst()).allSatisfy({ $0.0 < $1.0 }) else {
      throw ProtobufFields.Damage(reason: "keys not in order: \(pairs.map(\.0))")
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func value(_ fields: ProtobufFields) throws -> JSONTree {
    guard let (number, content) = fields.fields.last(where: { $0.number > 1 }) else {
      throw ProtobufFields.Damage(reason: "no value")
    }
    switch (number, content) {
    case (2, .counted): return .text(try fields.text(2) ?? "")
    case (3, .varint(let value)):
      return .integer(Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1))
    case (4, .fixed64(let bits)): return .number(Double(bitPattern: bits))
    case (5, .varint(let value)): return .flag(value == 1)
    case (6, .counted(let list)):
      return .list(
        try ProtobufFields(list).messages(1).map { try Self.value(try ProtobufFields($0)) })
    default: throw ProtobufFields.Damage(reason: "no value under \(number)")
    }
  }
}
