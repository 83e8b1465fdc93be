package import AutoTrack
package import LabLanguage
package import LabSystem

/// A format in which another product publishes its rules (`docs/survival.md`).
package struct PublishedFormat: Sendable {
  /// The name of the format, and of the scheme of its rules.
  package let name: String
  /// Records why a file of the format cannot be read as a whole.
  var check: @Sendable (Node, Mistakes) -> Void = { _, _ in }
  /// Returns the rules in a file of the format, a list or one alone; nil for another file.
  let items: @Sendable (Node) -> [Node]?
  let read: @Sendable (Node, inout ImportedRules) -> Void
  /// Writes a rule; throws the reason why the format cannot state it.
  let write: @Sendable (CircledRule) throws(RuleExportFault) -> PrintedJSON
  /// Returns the file with these items.
  let file: @Sendable ([PrintedJSON]) -> PrintedJSON

  package static let all: [PublishedFormat] = [.sensors, .mixpanel, .postHog]

  /// The maximum size of a file in bytes.
  package static let largestFile = 64 << 20
}

/// The reason why a format cannot state a rule.
package struct RuleExportFault: Error {
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The rules of a file of another product.
package struct ImportedRules {
  package let format: PublishedFormat
  /// The rules, in the order of the file.
  package private(set) var rules: [CircledRule] = []
  let mistakes: Mistakes
  /// The names of the file with their places, in the order of ``rules``.
  private var names: [(written: String, node: Node)] = []
  private var known: Set<String> = []
  private var remarks: [(offset: Int, text: String)] = []

  /// The parts that were left out or renamed, with their places, in the order of the file.
  package var notes: [String] {
    remarks.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { remark in
        let place = mistakes.file.position(at: remark.element.offset)
        return "\(mistakes.file.name):\(place): \(remark.element.text)"
      }
  }

  /// Reads a file; its format is found from its content.
  package init(of file: SourceFile) throws(LabError) {
    guard file.bytes.count <= PublishedFormat.largestFile else {
      throw .invalid([
        SourceError(
          file: file.name, message: "the file has more than 64 MB", remedy: "split it")
      ])
    }
    let node: Node
    do throws(SourceError) {
      node = try JSON5.parse(file)
    } catch {
      throw .invalid([error.remedied(by: Self.remedy)])
    }
    guard let found = Self.format(of: node) else {
      throw .invalid([
        SourceError(
          file: file.name, message: "the file is in none of the formats sensors, mixpanel, postHog",
          remedy: "it needs 'events', bindings with 'event_type', or actions with 'steps'")
      ])
    }
    format = found.format
    mistakes = Mistakes(in: file)
    format.check(node, mistakes)
    if mistakes.isEmpty {
      for item in found.items { format.read(item, &self) }
    }
    nameRules()
    guard mistakes.isEmpty else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: Self.remedy) })
    }
  }

  package static let remedy = "export the file again"

  private static func format(of node: Node) -> (format: PublishedFormat, items: [Node])? {
    for format in PublishedFormat.all {
      if let items = format.items(node) { return (format, items) }
    }
    return nil
  }

  /// Adds a rule with a path of the format's scheme; records what the path lacks.
  mutating func add(
    _ name: Node, _ path: String, at node: Node, page: String? = nil, position: String? = nil,
    content: String? = nil, properties: [ExtractedProperty] = []
  ) {
    guard let written = Reader<String>.string.read(name, mistakes),
      let scheme = PathSchemes.scheme(named: format.name)
    else { return }
    guard known.insert(written).inserted else {
      return mistakes.record(
        "another rule is called \(written.quoted)", at: node.range,
        remedy: "give each event another name, because both would count one click")
    }
    names.append((written, name))
    do throws(ViewPathError) {
      rules.append(
        CircledRule(
          name: written,
          element: ElementPattern(
            page: page, matching: try scheme.rule(path), position: position, content: content),
          properties: properties))
    } catch {
      mistakes.record(
        "\(path.quoted) is not a rule of \(format.name): expected \(error.expectation)"
          + " at character \(error.offset + 1)", at: node.range,
        remedy: "see docs/survival.md for the syntax")
    }
  }

  /// Gives each rule a valid name of an event, and those of different names different ones.
  private mutating func nameRules() {
    guard mistakes.isEmpty else { return }
    var taken = Set(names.map(\.written).filter(Self.isValid))
    for (index, name) in names.enumerated() where !Self.isValid(name.written) {
      let plain = Self.plainName(of: name.written)
      // A number must fit into the greatest length of a name.
      let stem = plain.prefix(Self.longestName - 8)
      let new = plain.freeName(numbered: { "\(stem)_\($0)" }) { taken.insert($0).inserted }
      rules[index] = CircledRule(
        name: new, element: rules[index].element, properties: rules[index].properties)
      note(
        "\(name.written.quoted) is called \(new.quoted), because a name has letters, digits and _",
        at: name.node)
    }
  }

  private static let longestName = 100

  /// Returns a valid name of an event with `_` for each invalid character.
  private static func plainName(of name: String) -> String {
    var new = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if new.first?.isNumber ?? true { new = "event_" + new }
    return isValid(new) ? new : String("event_\(new)".prefix(longestName))
  }

  /// True for a valid name of an event or a property.
  static func isValid(_ name: String) -> Bool {
    CheckedName(checking: .string(name)).fault == nil && !name.hasPrefix("$")
  }

  /// Adds a note about a part of the file.
  mutating func note(_ text: String, at node: Node) {
    remarks.append((node.range.lowerBound, text))
  }

  /// Returns the text of a member; nil for none, `null` and an empty text.
  func text(_ key: String, of node: Node) -> String? {
    guard let value = node[key], value.kind != .null else { return nil }
    return Reader<String>.string.read(value, mistakes).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns true for a member that is missing, `null` or empty, and not for one of another kind.
  func lacks(_ key: String, _ node: Node) -> Bool {
    guard let value = node[key] else { return true }
    return value.kind == .null || value.value == .string("")
  }

  /// Returns a number from 0; nil for none and `null`.
  func number(_ key: String, of node: Node) -> Int? {
    guard let value = node[key], value.kind != .null else { return nil }
    return Reader<Int>.integer(atLeast: 0).read(value, mistakes)
  }

  /// Returns true for `true`, and for 1 and texts of both, as older configurations write it; false
  /// for no value and `null`, and after a mistake.
  func flag(_ key: String, of node: Node) -> Bool {
    guard let value = node[key], value.kind != .null else { return false }
    switch value.value {
    case .boolean(let flag): return flag
    case .number(let number) where [0, 1].contains(number.value): return number.value == 1
    case .string(let text) where Self.flags[text] != nil: return Self.flags[text] == true
    default:
      mistakes.recordOnce("\(key.quoted) is neither true nor false", at: value.range)
      return false
    }
  }

  private static let flags = ["true": true, "1": true, "false": false, "0": false, "": false]
}

/// The rules of a file of ours in the format of another product.
package struct ExportedRules {
  package let text: String
  /// The number of rules in it.
  package let count: Int
  /// The rules that were left out, with the reasons.
  package let notes: [String]

  /// Writes the rules that a format can state.
  package init(_ rules: [CircledRule], as format: PublishedFormat) {
    var items: [PrintedJSON] = []
    var notes: [String] = []
    for rule in rules {
      do throws(RuleExportFault) {
        guard rule.scheme == format.name else {
          throw RuleExportFault("its path is of the scheme \(rule.scheme)")
        }
        items.append(try format.write(rule))
      } catch {
        notes.append("left out \(rule.name.quoted): \(error.reason)")
      }
    }
    (count, self.notes) = (items.count, notes)
    text = format.file(items).text() + "\n"
  }
}

extension CircledRule {
  /// The name of the scheme of the path.
  package var scheme: String {
    switch element.place {
    case .path: DefaultPathScheme().name
    case .rule(let rule): rule.scheme
    case .anchored: AnchoredPattern.scheme
    }
  }

  /// The class of the screen; nil for any.
  package var page: String? {
    if case .anchored(let pattern) = element.place { return pattern.facts.page }
    return element.page
  }

  /// The path as the rule states it.
  package var path: String { "\(element.place)" }
}

extension Node {
  /// The items of an array, or this object alone; nil unless one of them has the keys.
  func items(having keys: String...) -> [Node]? {
    let isItem = { (node: Node) in keys.allSatisfy { node[$0] != nil } }
    guard case .array(let items) = value else { return isItem(self) ? [self] : nil }
    return items.contains(where: isItem) ? items : nil
  }
}
