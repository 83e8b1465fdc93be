import AutoTrack
import LabLanguage

/// A rule by all facts of an element in a file: `scheme: "anchored"`.
extension RuleEntry {
  static let anchored: Reader<RuleEntry> = .object(
    Noun(one: "a circled element by all its facts", many: "circled elements by all their facts"),
    Fields<String>.required("name", Reader<String>.eventName, "The name of the event."),
    Fields<String>.required("scheme", anchoredScheme, "`anchored`."),
    AnchoredFields.all, examples,
    make: { name, _, facts, examples in
      RuleEntry(
        rule: CircledRule(name: name, element: ElementPattern(AnchoredPattern(facts))),
        examples: examples)
    })

  private static let anchoredScheme = Reader<String>.string.map(
    to: Noun(one: "'anchored'", many: "'anchored'")
  ) { (text: String) in text == AnchoredPattern.scheme ? text : nil }

  /// Reads a rule by all facts, and checks its counts.
  static func read(anchored node: Node, _ mistakes: Mistakes) -> RuleEntry? {
    guard let entry = anchored.read(node, mistakes),
      case .anchored(let pattern) = entry.rule.element.place
    else { return nil }
    let fault = pattern.facts.fault
    if let fault {
      mistakes.record(fault.reason, at: (node[fault.key] ?? node).range, remedy: fault.remedy)
    }
    return fault == nil ? entry : nil
  }
}

private enum AnchoredFields {
  static let all = Fields<AnchoredFacts>(
    filling: AnchoredFacts(page: "", role: "", className: "", path: ""),
    Field(
      "page", \.page, as: Reader<String>.filled,
      "The class of the screen, without its module."),
    Field("role", \.role, as: role, "The nearest class of UIKit: `button`."),
    Field("class", \.className, as: Reader<String>.filled, "The class, without its module."),
    Field(
      "path", \.path, as: Reader<String>.filled,
      "The path from the page; `[*]` for rows of reused cells."),
    Field("identifier", \.identifier, as: Reader<String>.filled, "The accessibility identifier."),
    Field("actions", \.actions, as: texts, default: [], "The selectors that it sends."),
    Field(
      "outlets", \.outlets, as: texts, default: [],
      "The variables of controllers and views that hold it."),
    Field("tag", \.tag, as: Reader<Int>.wide, "The tag."),
    Field(
      "reuseIdentifier", \.reuseIdentifier, as: Reader<String>.filled,
      "The reuse identifier of a cell."),
    Field("text", \.text, as: Reader<String>.filled, "The text, as in events."),
    Field("label", \.label, as: Reader<String>.filled, "The accessibility label."),
    Field("placeholder", \.placeholder, as: Reader<String>.filled, "The placeholder."),
    Field("image", \.image, as: Reader<String>.filled, "The name of the image."),
    Field("side", \.side, as: Reader<String>.filled, "The side of a bar item: `left`."),
    Field(\.inside, facts("inside", "The facts inside it: `{ \"text Buy\": 0 }`")),
    Field(\.around, facts("around", "The facts of its row, or else of its siblings")),
    Field(\.above, facts("above", "The facts of the views around it")),
    Field(
      "shared", \.shared, as: shared, default: [:],
      "The numbers of others with the same fact, if not 0."),
    Field(
      "others", \.others, as: Reader<Int>.integer(atLeast: 0),
      "The number of others of the role on the page."),
    Field(
      "alike", \.alike, as: Reader<Int>.integer(atLeast: 1),
      "The number of its role and class, with itself."),
    Field(
      "known", \.known, as: Reader<[SignalFact]>.array(of: fact).map { $0.sorted() },
      default: [], "The names and words of the others: `\"text Sell\"`."),
    Field(
      "elsewhere", \.looksElsewhere, default: false,
      "True if it may be on another page, because no other page had an element like it."))

  private static let role = Reader<String>.string.map(
    to: Noun(one: "a role: \(ElementRole.all.joined("or"))", many: "roles")
  ) { (text: String) in ElementRole.all.contains(text) ? text : nil }

  private static let texts = Reader<[String]>.array(of: Reader<String>.filled)
    .map { $0.sorted() }

  private static let factNoun = Noun(
    one: "a fact: \(SignalToken.Kind.allCases.map(\.word).joined("or")), a blank and a text",
    many: "facts")

  private static let fact = Reader<String>.string.map(to: factNoun) { (text: String) in
    SignalFact(text)
  }

  private static let count = Reader<Int>.integer(atLeast: 1)

  /// Reads the numbers of others by the key of the fact.
  private static let shared = Reader<[String: Int]>.object(
    Noun(one: "numbers by key", many: "numbers by key"),
    AnchoredFacts.sharedKeys.dropFirst().reduce(
      field(AnchoredFacts.sharedKeys[0])
    ) { all, key in
      Fields<[String: Int]>(all, field(key), make: { $0.merging($1) { one, _ in one } })
    })

  private static func field(_ key: String) -> Fields<[String: Int]> {
    Fields<[String: Int]>(
      Fields<Int?>.optional(key, count, "The number with the same \(key)."),
      make: { number in number.map { [key: $0] } ?? [:] })
  }

  private static func facts(_ key: String, _ meaning: String) -> Fields<[SignalFact: Int]> {
    Fields<[SignalFact: Int]>.optional(
      key, counted, default: [:], meaning + ", with the number of others that have each.")
  }

  private static let counted: Reader<[SignalFact: Int]> = {
    let entries = Reader<[Entry<Int>]>.entries(of: Reader<Int>.integer(atLeast: 0))
    return Reader<[SignalFact: Int]>(
      Noun(one: "an object of facts and numbers", many: "objects of facts and numbers"),
      from: [.object], shape: entries.shape
    ) { node, mistakes in
      guard let read = entries.read(node, mistakes) else { return nil }
      var facts: [SignalFact: Int] = [:]
      var isValid = true
      for entry in read {
        if let fact = SignalFact(entry.key.value) {
          facts[fact] = entry.value
        } else {
          isValid = false
          mistakes.record(
            "expected \(factNoun.one), found \(entry.key.value.quoted)", at: entry.key.range)
        }
      }
      return isValid ? facts : nil
    }
  }()
}

extension AnchoredFacts {
  /// A contradiction among the facts.
  fileprivate struct Fault {
    let key, reason, remedy: String
  }

  fileprivate var fault: Fault? {
    if path != page && !path.hasPrefix(page + "/") {
      return Fault(
        key: "path", reason: "the path does not begin with the page \(page.quoted)",
        remedy: "copy the rule from lab suggest")
    }
    let counts = [
      ("shared", Array(shared.values)), ("inside", Array(inside.values)),
      ("around", Array(around.values)), ("above", Array(above.values)), ("alike", [alike - 1]),
    ]
    for (key, numbers) in counts {
      guard let most = numbers.max(), most > others else { continue }
      return Fault(
        key: key, reason: "\(key.quoted) counts \(most) of \(others.counted("other"))",
        remedy: "'others' is the number of all other elements of the role")
    }
    return nil
  }
}

extension AnchoredFacts {
  /// The facts as members of a rule in a file, in their order.
  package var written: [String] {
    func text(_ key: String, _ value: String?) -> String? {
      value.map { "\(key): \(Node.Value.string($0).json)" }
    }
    func list(_ key: String, _ values: [String]) -> String? {
      guard !values.isEmpty else { return nil }
      return "\(key): [\(values.map { Node.Value.string($0).json }.joined(separator: ", "))]"
    }
    func facts(_ key: String, _ counts: [SignalFact: Int]) -> String? {
      guard !counts.isEmpty else { return nil }
      let members = counts.sorted { $0.key < $1.key }.map { fact, count in
        "\(Node.Value.string(fact.description).json): \(count)"
      }
      return "\(key): { \(members.joined(separator: ", ")) }"
    }
    let numbers = Self.sharedKeys.compactMap { key in shared[key].map { "\(key): \($0)" } }
    let parts: [String?] = [
      text("scheme", AnchoredPattern.scheme), text("page", page), text("role", role),
      text("class", className), text("path", path), text("side", side),
      text("identifier", identifier), list("actions", actions), list("outlets", outlets),
      tag.map { "tag: \($0)" }, text("reuseIdentifier", reuseIdentifier), text("text", self.text),
      text("label", label), text("placeholder", placeholder), text("image", image),
      numbers.isEmpty ? nil : "shared: { \(numbers.joined(separator: ", ")) }",
      facts("inside", inside), facts("around", around), facts("above", above),
      "others: \(others)", "alike: \(alike)", list("known", known.map(\.description)),
      looksElsewhere ? "elsewhere: true" : nil,
    ]
    return parts.compactMap(\.self)
  }
}
