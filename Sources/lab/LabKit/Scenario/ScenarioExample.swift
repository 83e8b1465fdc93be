import LabLanguage

/// One of several sets of values for which a scenario runs.
///
/// A text that is just `${key}` stands for the value, of any type; within a longer text it stands
/// for the letters of a string, a number or a boolean.
package struct ScenarioExample: Sendable {
  /// The name, unique in the scenario.
  package let name: String

  /// Reads an example; its values are in their places already.
  static let reader = Reader<ScenarioExample>(
    "example", from: [.object], keys: [nameKey],
    shape: .entries(.values([.object, .array, .string, .number, .boolean, .null]))
  ) { node, mistakes in
    guard case .string(let name) = node[nameKey.name]?.value else { return nil }
    return ScenarioExample(name: name)
  }

  private static let nameKey = KeyDescription(
    name: "name", value: "a string", need: .required,
    meaning: "The name in reports, unique in the scenario. Every other key is a value: `${key}`.")
}

/// The examples of a scenario's text, and the text with the values of each in their places.
struct ExampleTable {
  private let examples: [Node]
  private let root: Node
  private let mistakes: Mistakes

  static let key = "examples"

  /// Nil for a scenario without examples.
  init?(of root: Node, _ mistakes: Mistakes) {
    guard let list = root[Self.key], case .array(let examples) = list.value else { return nil }
    self.examples = examples
    self.root = root
    self.mistakes = mistakes
    if examples.isEmpty { mistakes.record("'examples' contains no example", at: list.range) }
  }

  /// Returns the object of the scenario for each example; none after a mistake in the examples.
  func roots() -> [Node] {
    let values = examples.compactMap(values)
    guard values.count == examples.count, checkNames(), checkKeys(of: values) else { return [] }
    let uses = PlaceholderUses(in: root.without(Self.key))
    for (index, one) in values.enumerated() where index == 0 {
      for value in one where !uses.names.contains(value.key) {
        mistakes.record(
          "no text uses the value \(value.key.quoted)", at: value.keyRange,
          remedy: "write \"${\(value.key)}\" in a step, or remove the value")
      }
    }
    return zip(examples, values).map { example, values in
      let filled = Substitution(of: values, mistakes).fill(root.without(Self.key))
      return filled.adding(Self.key, example.with(.array([example])), at: example.range)
    }
  }

  /// Returns the values of an example; nil after a mistake.
  private func values(of example: Node) -> [Node.Member]? {
    guard case .object(let members) = example.value else {
      mistakes.record(example, isNot: "example")
      return nil
    }
    guard case .string(let name) = example["name"]?.value, !name.isEmpty else {
      mistakes.record("an example needs the key 'name', a string", at: example.range)
      return nil
    }
    return members.filter { $0.key != "name" }
  }

  private func checkNames() -> Bool {
    var seen: Set<String> = []
    for example in examples {
      guard let node = example["name"], case .string(let name) = node.value else { continue }
      guard seen.insert(name).inserted else {
        mistakes.record(
          "another example is called \(name.quoted)", at: node.range,
          remedy: "choose another name")
        return false
      }
    }
    return true
  }

  /// Checks that all examples have the values of the first.
  private func checkKeys(of values: [[Node.Member]]) -> Bool {
    let keys = values.first.map { $0.map(\.key) } ?? []
    var isSound = true
    for (example, own) in zip(examples, values).dropFirst() {
      for missing in keys where !own.contains(where: { $0.key == missing }) {
        mistakes.record(
          "this example has no \(missing.quoted); every example has the same keys",
          at: example.range)
        isSound = false
      }
      for stray in own where !keys.contains(stray.key) {
        mistakes.record(
          "the first example has no \(stray.key.quoted); every example has the same keys",
          at: stray.keyRange)
        isSound = false
      }
    }
    return isSound
  }
}

/// The placeholders in a text: `${key}`.
private struct PlaceholderUses {
  private(set) var names: Set<String> = []

  init(in root: Node) { add(root) }

  private mutating func add(_ node: Node) {
    switch node.value {
    case .object(let members): for member in members { add(member.value) }
    case .array(let items): for item in items { add(item) }
    case .string(let text):
      names.formUnion(text.placeholders.map { String(text[$0].dropFirst(2).dropLast()) })
    case .number, .boolean, .null: break
    }
  }
}

/// A replacement of placeholders by the values of one example.
private struct Substitution {
  private let values: [Node.Member]
  private let mistakes: Mistakes

  init(of values: [Node.Member], _ mistakes: Mistakes) {
    self.values = values
    self.mistakes = mistakes
  }

  func fill(_ node: Node) -> Node {
    switch node.value {
    case .object(let members):
      node.with(.object(members.map { $0.with(fill($0.value)) }))
    case .array(let items): node.with(.array(items.map(fill)))
    case .string(let text): node.with(value(of: text, at: node.range))
    case .number, .boolean, .null: node
    }
  }

  private func value(of text: String, at range: Range<Int>) -> Node.Value {
    let places = text.placeholders
    guard let first = places.first else { return .string(text) }
    if first == text.startIndex..<text.endIndex {
      return value(named: text[first], at: range) ?? .string(text)
    }
    var filled = ""
    var end = text.startIndex
    for place in places {
      filled += text[end..<place.lowerBound] + letters(of: text[place], at: range)
      end = place.upperBound
    }
    return .string(filled + text[end...])
  }

  private func value(named placeholder: Substring, at range: Range<Int>) -> Node.Value? {
    let name = String(placeholder.dropFirst(2).dropLast())
    if let value = values.first(where: { $0.key == name }) { return value.value.value }
    mistakes.record(
      "no example has the value \(name.quoted)", name, at: range, among: values.map(\.key), "values"
    )
    return nil
  }

  private func letters(of placeholder: Substring, at range: Range<Int>) -> String {
    switch value(named: placeholder, at: range) {
    case .string(let text)?: return text
    case .number?: return value(named: placeholder, at: range)?.json ?? ""
    case .boolean(let flag)?: return "\(flag)"
    case .object?, .array?, .null?:
      mistakes.record(
        "\(placeholder) is not a string, a number or a boolean, so it must be the whole text",
        at: range)
      return ""
    case nil: return ""
    }
  }
}

extension String {
  /// The places of `${word}`.
  fileprivate var placeholders: [Range<Index>] {
    guard utf8.contains(UInt8(ascii: "$")) else { return [] }
    return ranges(of: #/\$\{[A-Za-z][A-Za-z0-9_]*\}/#)
  }
}

extension Node {
  fileprivate func without(_ key: String) -> Node {
    guard case .object(let members) = value else { return self }
    return with(.object(members.filter { $0.key != key }))
  }

  fileprivate func adding(_ key: String, _ value: Node, at range: Range<Int>) -> Node {
    guard case .object(let members) = self.value else { return self }
    return with(.object(members + [Member(key: key, keyRange: range, value: value)]))
  }
}
