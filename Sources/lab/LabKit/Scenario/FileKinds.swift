import AutoTrack
package import LabLanguage

/// Readers per kind of file; a file of another kind gives a single mistake.
package enum FileKinds {
  static func scenario(_ scenario: Reader<Scenario>) -> Reader<Scenario> {
    reader(
      scenario, "a scenario", mark: ["scenario", "steps"], other: ["root", "classes"],
      "this file holds an app, not a scenario"
    ) { _ in "move it to a folder 'apps' and name it in a scenario's 'app'" }
  }

  static let app = reader(
    AppDescription.reader, "an app", mark: ["root", "classes"], other: ["scenario", "steps"],
    "this file holds a scenario, not an app"
  ) { path in
    ScenarioSearch.reservedFolder(of: path) == "apps"
      ? "move it out of the folder 'apps', or name another file in 'app'"
      : "name an app file, which has 'root' and 'classes'"
  }

  /// Reads a file of steps that scenarios include; the steps are read in their places.
  static let steps = Reader<Node>(
    Noun(one: "an object with steps", many: "objects with steps"), from: [.object]
  ) { node, mistakes in
    if node["scenario"] != nil {
      mistakes.record(
        "this file holds a scenario, not steps to include", at: node.range,
        remedy: "leave only 'steps' in it")
      return nil
    }
    let list = Fields<[Node]>.required(
      "steps",
      .array(
        of: Reader("step", from: [.object, .string]) { node, _ in node }
      ),
      "The steps.")
    return Reader<Bool>.object("file of steps", schemaKey, list, make: { _, _ in true })
      .read(node, mistakes).map { _ in node }
  }

  /// Returns the shape of a file of steps, for a schema.
  static func stepsShape(_ step: Reader<Step>) -> ValueShape {
    let list = Fields<[Located<Step>]>.required(
      "steps", .array(of: StepInclusion.reader(of: step.located)), "The steps.")
    return Reader<Bool>.object("file of steps", schemaKey, list, make: { _, _ in true }).shape
  }

  /// The key by which editors find the schema of a file.
  package static let schemaKey = Fields<String?>.optional(
    "$schema", .string, "The schema of this file, for editors.")

  /// Reads circled elements or business data, told apart by their keys; the value has no meaning.
  static let rules = Reader<Bool>(
    Noun(one: "a file of circled elements or of business data", many: "files of rules"),
    from: [.array, .object]
  ) { node, mistakes in
    switch RuleKind(of: node) {
    case .businessData: BusinessDataFile.reader.read(node, mistakes).map { _ in true }
    case .circledElements, nil: CircledRule.file.read(node, mistakes).map { _ in true }
    }
  }

  /// The key of the list in a file of rules that is an object.
  private static let listKey = "rules"

  /// Reads a file that is a list, or an object with the list as `rules` and with a `$schema`.
  static func listFile<Value>(_ list: Reader<Value>) -> Reader<Value> {
    let object = Reader<Value>.object(
      Noun(one: "a file of \(list.noun.many)", many: "files of \(list.noun.many)"), schemaKey,
      Fields<Value>.required(listKey, list, "The rules."), make: { $1 })
    return Reader(
      list.noun, from: [.array, .object], shape: .either([list.shape, object.shape])
    ) { node, mistakes in
      if node.kind == .array { return list.read(node, mistakes) }
      guard node[listKey] != nil else {
        mistakes.record(node, isNot: list.noun)
        return nil
      }
      return object.read(node, mistakes)
    }
  }

  /// Returns the list in a file of rules; nil for a file of another kind.
  package static func list(in node: Node) -> Node? {
    node.kind == .array ? node : node[listKey].flatMap { $0.kind == .array ? $0 : nil }
  }

  private static func reader<Value>(
    _ reader: Reader<Value>, _ kind: String, mark: Set<String>, other: Set<String>,
    _ message: String, remedy: @escaping @Sendable (_ path: String) -> String
  ) -> Reader<Value> {
    Reader(reader.noun, from: [.object, .array], keys: reader.keys) { node, mistakes in
      if let rules = RuleKind(of: node) {
        mistakes.record(
          "this file holds \(rules.rawValue), not \(kind)", at: node.range, remedy: rules.remedy)
        return nil
      }
      let names = node.memberNames
      // A file with keys of both kinds, or of neither, gets the mistakes of this kind.
      guard names.isDisjoint(with: mark), !names.isDisjoint(with: other) else {
        return reader.read(node, mistakes)
      }
      mistakes.record(message, at: node.range, remedy: remedy(mistakes.file.name))
      return nil
    }
  }
}

/// A kind of file with rules, under its name in messages.
private enum RuleKind: String {
  case circledElements = "circled elements"
  case businessData = "business data"

  /// Inspects the keys of the objects in an array; nil if they belong to neither kind.
  init?(of node: Node) {
    guard case .array(let items)? = FileKinds.list(in: node)?.value else { return nil }
    let names = items.reduce(into: Set<String>()) { $0.formUnion($1.memberNames) }
    if !names.isDisjoint(with: BusinessDataFile.keys.map(\.name)) {
      self = .businessData
    } else if !names.isDisjoint(with: ["page", "path"]) {
      self = .circledElements
    } else {
      return nil
    }
  }

  /// The right place for such a file.
  var remedy: String {
    switch self {
    case .circledElements:
      "move it to a folder 'rules' and name it in a scenario's 'tracker.rules'"
    case .businessData:
      "move it to a folder 'rules' and name it in an answer of a scenario's 'server', by "
        + "'businessData'"
    }
  }
}

extension Node {
  /// The keys of an object; empty for other values.
  fileprivate var memberNames: Set<String> {
    guard case .object(let members) = value else { return [] }
    return Set(members.map(\.key))
  }
}
