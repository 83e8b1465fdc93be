import Foundation

/// A validator of the part of JSON Schema (2020-12) that the lab's schema uses.
struct SchemaValidator {
  private let root: [String: Any]

  /// A schema that refers to its own definitions.
  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    root = value as? [String: Any] ?? [:]
  }

  /// Returns true if a value of JSON meets the schema, or one of its definitions.
  func accepts(_ json: String, as definition: String? = nil) throws -> Bool {
    let value = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
    return accepts(value, definition.map { ["$ref": "#/$defs/\($0)"] } ?? root)
  }

  private func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let path = schema["$ref"] as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard accepts(value, definitions?[name] ?? ["enum": [Any]()]) else { return false }
    }
    return hasKind(value, schema) && hasValue(value, schema) && hasParts(value, schema)
      && meetsChoices(value, schema)
  }

  private func hasKind(_ value: Any, _ schema: [String: Any]) -> Bool {
    let names = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] }
    guard let names else { return true }
    switch value {
    case is NSNull: return names.contains("null")
    case is String: return names.contains("string")
    case is [Any]: return names.contains("array")
    case is [String: Any]: return names.contains("object")
    case let number as NSNumber:
      if isBoolean(number) { return names.contains("boolean") }
      let isWhole = number.doubleValue == number.doubleValue.rounded()
      return names.contains("number") || names.contains("integer") && isWhole
    default: return false
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    unsafe String(cString: number.objCType) == "c"
  }

  private func hasValue(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let words = schema["enum"] as? [Any] {
      guard let text = value as? String, words.contains(where: { $0 as? String == text }) else {
        return false
      }
    }
    if schema["const"] != nil {
      guard let number = value as? NSNumber, isBoolean(number), number.boolValue else {
        return false
      }
    }
    if let number = (value as? NSNumber)?.doubleValue {
      if let least = schema["minimum"] as? Double, number < least { return false }
      if let most = schema["maximum"] as? Double, number > most { return false }
    }
    guard let text = value as? String, let pattern = schema["pattern"] as? String else {
      return true
    }
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  private func hasParts(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int, items.count < least { return false }
      if let most = schema["maxItems"] as? Int, items.count > most { return false }
      guard let item = schema["items"] as? [String: Any] else { return true }
      return items.allSatisfy { accepts($0, item) }
    }
    guard let members = value as? [String: Any] else { return true }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    guard required.allSatisfy({ members[$0] != nil }) else { return false }
    return members.allSatisfy { key, value in
      if let property = properties[key] { return accepts(value, property) }
      if schema["additionalProperties"] as? Bool == false { return false }
      return (schema["additionalProperties"] as? [String: Any]).map { accepts(value, $0) } ?? true
    }
  }

  private func meetsChoices(_ value: Any, _ schema: [String: Any]) -> Bool {
    let all = schema["allOf"] as? [[String: Any]] ?? []
    guard all.allSatisfy({ accepts(value, $0) }) else { return false }
    if let any = schema["anyOf"] as? [[String: Any]], !any.contains(where: { accepts(value, $0) }) {
      return false
    }
    if let one = schema["oneOf"] as? [[String: Any]], one.count(where: { accepts(value, $0) }) != 1
    {
      return false
    }
    guard let members = value as? [String: Any] else { return true }
    let needs = schema["dependentRequired"] as? [String: [String]] ?? [:]
    let others = schema["dependentSchemas"] as? [String: [String: Any]] ?? [:]
    return needs.allSatisfy { key, names in
      members[key] == nil || names.allSatisfy { members[$0] != nil }
    } && others.allSatisfy { key, schema in members[key] == nil || accepts(value, schema) }
  }
}
