package import AutoTrack
package import LabLanguage

/// A rule in a file, with the examples that `lab rules test` tries.
package struct RuleEntry: Sendable {
  package let rule: CircledRule
  /// The elements that it must match, and those that it must not.
  package let examples: [RuleExample]
}

/// An element of a scenario that a rule must match, or must not.
package struct RuleExample: Sendable {
  package let scenario: Located<String>
  package let step: Located<String>?
  package let element: ElementSelector
  /// True if the rule must match.
  package internal(set) var matches = true

  static let reader: Reader<RuleExample> = .object(
    "example",
    Field(
      "scenario", \.scenario, as: Reader<String>.filled.located,
      "The scenario, found like an app file."),
    Field(
      "at", \.step, as: step, "The step after which to look, by number or name; else the last."),
    Field("element", \.element, "The element."),
    make: { RuleExample(scenario: $0, step: $1, element: $2) })

  private static let step: Reader<Located<String>> = Reader.either(
    .filled, Reader<Int>.integer(atLeast: 1).map { (number: Int) in String(number) }
  ).located
}

extension RuleEntry {
  static let reader: Reader<Located<RuleEntry>> = Reader<RuleEntry>(
    own.noun, from: [.object], shape: .either([own.shape, foreign.shape, anchored.shape])
  ) { node, mistakes in
    switch node["scheme"]?.value {
    case nil: read(own: node, mistakes)
    case .string(AnchoredPattern.scheme): read(anchored: node, mistakes)
    default: read(foreign: node, mistakes)
    }
  }.located

  private static let noun: Noun = "circled element"

  /// A rule of the default scheme, before the paths of its properties are compiled.
  private struct Own: Sendable {
    let name: String
    let element: ElementPattern
    let properties: [PropertyDraft]
    let examples: [RuleExample]
  }

  private static func read(own node: Node, _ mistakes: Mistakes) -> RuleEntry? {
    guard let read = own.read(node, mistakes),
      let properties = read.properties.compiled(in: nil, of: read.element.page, mistakes)
    else { return nil }
    let rule = CircledRule(name: read.name, element: read.element, properties: properties)
    return RuleEntry(rule: rule, examples: read.examples)
  }

  private static let own: Reader<Own> = .object(
    noun,
    Fields.required("name", Reader<String>.eventName, "The name of the event."),
    Fields.required(
      "page", Reader<String>.filled, "The class of the screen, as `$screen_name` spells it."),
    Fields.required(
      "path", PathPattern.reader, "The path, in the default scheme; `[*]` matches every index."),
    conditions, PropertyDraft.field, examples,
    make: { name, page, path, conditions, properties, examples in
      let element = ElementPattern(
        page: page, path: path, position: conditions.position, content: conditions.content)
      return Own(name: name, element: element, properties: properties, examples: examples)
    })

  private struct Conditions: Sendable {
    let position: String?
    let content: String?
  }

  private static let conditions = Fields<Conditions>(
    Field(
      "position", \.position, as: CircledRule.position,
      "Its `$element_position`; any position unless given."),
    Field(
      "content", \.content, as: Reader<String>.filled,
      "Its `$element_content`; any content unless given."),
    make: Conditions.init)

  static let examples = Fields<[RuleExample]>(
    Fields<[RuleExample]>.optional(
      "matches", Reader<[RuleExample]>.array(of: RuleExample.reader), default: [],
      "Elements that the rule must match, for `lab rules test`."),
    Fields<[RuleExample]>.optional(
      "rejects", Reader<[RuleExample]>.array(of: RuleExample.reader), default: [],
      "Elements that the rule must not match."),
    make: { matches, rejects in
      matches
        + rejects.map { example in
          var example = example
          example.matches = false
          return example
        }
    })

  /// A rule of another scheme, before its path is compiled.
  private struct Foreign: Sendable {
    let name: String
    let scheme: Located<String>
    let path: Located<String>
    let page: String?
    let conditions: Conditions
    let properties: [PropertyDraft]
    let examples: [RuleExample]
  }

  private static let foreign: Reader<Foreign> = .object(
    Noun(one: "a circled element of a publisher", many: "circled elements of publishers"),
    Field("name", \.name, as: Reader<String>.eventName, "The name of the event."),
    Field(
      "scheme", \.scheme, as: Reader<String>.filled.located,
      "The scheme of the path: \(PathSchemes.names.dropFirst().joined("or")); else the default."),
    Field("path", \.path, as: Reader<String>.filled.located, "The path of a rule in that scheme."),
    Field(
      "page", \.page, as: Reader<String>.filled,
      "The class of the screen; required by `sensors`, absent in `mixpanel` and `postHog`."),
    Field(\.conditions, conditions),
    Field(\.properties, PropertyDraft.field),
    Field(\.examples, examples),
    make: Foreign.init)

  private static func read(foreign node: Node, _ mistakes: Mistakes) -> RuleEntry? {
    guard let read = foreign.read(node, mistakes), let scheme = scheme(of: read, mistakes),
      check(read, node, mistakes), let path = node["path"],
      let properties = read.properties.compiled(in: scheme, of: read.page, mistakes)
    else { return nil }
    do throws(ViewPathError) {
      let element = ElementPattern(
        page: read.page, matching: try scheme.rule(read.path.value),
        position: read.conditions.position, content: read.conditions.content)
      return RuleEntry(
        rule: CircledRule(name: read.name, element: element, properties: properties),
        examples: read.examples)
    } catch {
      mistakes.record(
        Mistake(
          "\(read.path.value.quoted) is not a rule of the scheme \(scheme.name): "
            + "expected \(error.expectation)",
          at: path.place(of: error.offset, in: read.path.value),
          remedy: "see docs/survival.md"))
      return nil
    }
  }

  private static func scheme(of read: Foreign, _ mistakes: Mistakes) -> (any PathScheme)? {
    let names = PathSchemes.names.dropFirst() + [AnchoredPattern.scheme]
    if names.contains(read.scheme.value) { return PathSchemes.scheme(named: read.scheme.value) }
    mistakes.record(
      "unknown path scheme \(read.scheme.value.quoted)", at: read.scheme.range,
      remedy: read.scheme.value == PathSchemes.names[0]
        ? "remove 'scheme'"
        : Suggestion.remedy(for: read.scheme.value, among: Array(names), "schemes"))
    return nil
  }

  /// Records a condition that the publisher's rules do not have, or a missing one.
  private static func check(_ read: Foreign, _ node: Node, _ mistakes: Mistakes) -> Bool {
    let scheme = read.scheme.value
    if scheme == SensorsPathScheme().name, read.page == nil {
      mistakes.record(
        "missing 'page': a rule of the scheme sensors without a screen never matches",
        at: node.range, remedy: "add the class of the screen")
      return false
    }
    guard PathSchemes.selectors.contains(scheme) else { return true }
    for key in ["page", "position", "content", "properties"] {
      guard let value = node[key] else { continue }
      mistakes.record(
        "rules of the scheme \(scheme) have no \(key.quoted)", at: value.range,
        remedy: key == "properties"
          ? "remove it" : "state it in 'path', as docs/survival.md describes")
      return false
    }
    return true
  }

  /// Reads a whole file of rules with distinct names.
  package static let file: Reader<[Located<RuleEntry>]> = FileKinds.listFile(distinct)

  private static let distinct = Reader<[Located<RuleEntry>]>(
    list.noun, from: [.array], shape: list.shape
  ) { node, mistakes in
    guard let rules = list.read(node, mistakes) else { return nil }
    var seen: Set<String> = []
    for entry in rules where !seen.insert(entry.value.rule.name).inserted {
      mistakes.record(
        "another rule is called \(entry.value.rule.name.quoted)", at: entry.range,
        remedy: "choose another name")
    }
    return rules
  }

  private static let list = Reader<[Located<RuleEntry>]>.array(of: reader)

  /// The keys, for the reference of the format.
  static var keys: [KeyDescription] { own.keys }

  static var foreignKeys: [KeyDescription] { foreign.keys }

  /// The keys of a rule by all facts.
  static var anchoredKeys: [KeyDescription] { anchored.keys }
}

extension PathSchemes {
  /// The schemes whose paths are selectors: they cross screens and state every condition.
  ///
  /// So their rules have no page, position or content.
  package static let selectors: Set<String> = ["mixpanel", "postHog"]
}
