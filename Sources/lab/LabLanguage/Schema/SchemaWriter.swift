/// An encoder of a reader's shape as JSON Schema (2020-12), with a definition per kind of object.
package struct SchemaWriter {
  private let names: (Noun, [KeyDescription]) -> String
  /// The definitions in order of discovery; nil while one is being made.
  private var definitions: [(name: String, value: PrintedJSON?)] = []

  /// - Parameter names: Returns the definition's name for a kind of object.
  package init(names: @escaping (Noun, [KeyDescription]) -> String) {
    self.names = names
  }

  /// Returns the schema of a file whose reader has the shape; `others` are further definitions.
  package static func schema(
    of shape: ValueShape, title: String, and others: KeyValuePairs<String, ValueShape> = [:],
    names: @escaping (Noun, [KeyDescription]) -> String
  ) -> PrintedJSON {
    var writer = SchemaWriter(names: names)
    let root = writer.value(of: shape)
    for (name, shape) in others {
      let value = writer.value(of: shape)
      writer.definitions.append((name, value))
    }
    let definitions = writer.definitions.sorted { $0.name < $1.name }.compactMap { name, value in
      value.map { PrintedJSON.Member(key: name, value: $0) }
    }
    guard case .object(let members) = root else { return root }
    return .object(
      [
        .init(key: "$schema", value: .text("https://json-schema.org/draft/2020-12/schema")),
        .init(key: "title", value: .text(title)),
      ] + members + [.init(key: "$defs", value: .object(definitions))])
  }

  private mutating func value(of shape: ValueShape) -> PrintedJSON {
    switch shape {
    case .values(let kinds): return Self.value(of: kinds)
    case .words(let words): return .members(["enum": .texts(words)])
    case .text(let pattern):
      // A placeholder such as `${time}` takes its value from an example.
      return .members(["type": .text("string"), "pattern": .text(pattern + #"|\$\{"#)])
    case .yes: return .members(["const": .flag(true)])
    case .integer(let range): return Self.value(of: range)
    case .array(let item, let count):
      return .members([
        "type": .text("array"), "items": value(of: item),
        "minItems": count.map(PrintedJSON.number), "maxItems": count.map(PrintedJSON.number),
      ])
    case .entries(let item):
      return .members(["type": .text("object"), "additionalProperties": value(of: item)])
    case .object(let noun, let object): return reference(to: object, noun)
    case .either(let shapes): return either(shapes)
    case .later(let noun, let shape): return value(of: shape(), noun)
    }
  }

  /// Defines a recursive choice of kinds by name, so that it can refer to itself.
  private mutating func value(of shape: ValueShape, _ noun: Noun) -> PrintedJSON {
    guard case .either = shape else { return value(of: shape) }
    return reference("any-" + names(noun, [])) { $0.value(of: shape) }
  }

  private static func value(of kinds: Set<Node.Kind>) -> PrintedJSON {
    let order: [Node.Kind] = [.object, .array, .string, .number, .boolean, .null]
    let names = order.filter(kinds.contains).map { "\($0)" }
    return .members(["type": names.count == 1 ? .text(names[0]) : .texts(names)])
  }

  /// Omits the bounds ±(2⁵³ − 1), which every integer has.
  private static func value(of range: ClosedRange<Int>) -> PrintedJSON {
    let exact = 1 << 53 - 1
    return .members([
      "type": .text("integer"),
      "minimum": range.lowerBound > -exact ? .number(range.lowerBound) : nil,
      "maximum": range.upperBound < exact ? .number(range.upperBound) : nil,
    ])
  }

  private mutating func either(_ shapes: [ValueShape]) -> PrintedJSON {
    let values = shapes.map { value(of: $0) }.unique
    return values.count == 1 ? values[0] : .members(["anyOf": .list(values)])
  }

  /// Defines an object once, so that a kind of object may contain itself.
  private mutating func reference(to object: ObjectShape, _ noun: Noun) -> PrintedJSON {
    guard !object.members.isEmpty else { return Self.empty }
    return reference(names(noun, object.keys)) { $0.definition(of: object) }
  }

  private mutating func reference(
    _ name: String, definition: (inout SchemaWriter) -> PrintedJSON
  ) -> PrintedJSON {
    if !definitions.contains(where: { $0.name == name }) {
      let index = definitions.count
      // Reserve the name first: the definition may refer to itself.
      definitions.append((name, nil))
      definitions[index].value = definition(&self)
    }
    return .members(["$ref": .text("#/$defs/\(name)")])
  }

  private static let empty = PrintedJSON.members([
    "type": .text("object"), "additionalProperties": .flag(false),
  ])
}

extension SchemaWriter {
  private mutating func definition(of object: ObjectShape) -> PrintedJSON {
    let choices = object.choices.map { Self.choice(of: $0) }
    let needs = object.companions.map {
      PrintedJSON.Member(key: $0.key, value: .texts($0.needs))
    }
    return .members([
      "type": .text("object"),
      "properties": .object(properties(of: object)),
      "required": object.required.isEmpty ? nil : .texts(object.required),
      "allOf": choices.isEmpty ? nil : .list(choices),
      "dependentRequired": needs.isEmpty ? nil : .object(needs),
      "dependentSchemas": Self.neighbours(in: object),
      "additionalProperties": .flag(false),
    ])
  }

  /// Merges a key of several variants: it takes the value of any of them.
  private mutating func properties(of object: ObjectShape) -> [PrintedJSON.Member] {
    object.keys.map(\.name).unique.map { name in
      let members = object.members.filter { $0.key.name == name }
      let meaning = members.map(\.key.meaning).unique.joined(separator: " Or: ")
      let value = either(members.map(\.shape))
      guard case .object(let parts) = value else { return .init(key: name, value: value) }
      let description = PrintedJSON.Member(key: "description", value: .text(meaning))
      return .init(key: name, value: .object([description] + parts))
    }
  }

  private static func choice(of keys: [String]) -> PrintedJSON {
    .members(["oneOf": .list(keys.map { .members(["required": .texts([$0])]) })])
  }

  /// Lists the keys that are allowed only beside one of some others.
  private static func neighbours(in object: ObjectShape) -> PrintedJSON? {
    let names = object.keys.map(\.name).unique
    let members = names.compactMap { name -> PrintedJSON.Member? in
      let places = object.keys.filter { $0.name == name }.map(\.beside)
      guard !places.contains(nil) else { return nil }
      let others = places.compactMap { place in
        place.map { PrintedJSON.members(["required": .texts([$0])]) }
      }
      return .init(key: name, value: .members(["anyOf": .list(others)]))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension Array where Element: Equatable {
  fileprivate var unique: [Element] {
    reduce(into: []) { all, one in if !all.contains(one) { all.append(one) } }
  }
}
