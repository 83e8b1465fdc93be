import AutoTrack
import LabLanguage

/// A rule by all facts of an element in a file: `scheme: "anchored"`.
extension RuleEntry {
  static let anchored: Reader<RuleEntry> = .object(
    Noun(one: "a circled element by all its facts", many: "circled elements by all their facts"),
    Fields<String>.required("name", Reader<String>.eventName, "The name of the event."),
    Fields<String>.required("scheme", anchoredScheme, "`anchored`."),
    AnchoredFields.place, AnchoredFields.names, AnchoredFields.words, AnchoredFields.surroundings,
    AnchoredFields.screen, examples,
    make: { name, _, place, names, words, surroundings, screen, examples in
      var facts = place
      names(&facts)
      words(&facts)
      surroundings(&facts)
      screen(&facts)
      return RuleEntry(
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

/// The keys of the facts, in groups; each group changes the facts that were read before it.
private enum AnchoredFields {
  typealias Change = @Sendable (inout AnchoredFacts) -> Void

  static let place = Fields<AnchoredFacts>(
    Fields<String>.required(
      "page", Reader<String>.filled, "The class of the screen, without its module."),
    Fields<String>.required("role", role, "The nearest class of UIKit: `button`."),
    Fields<String>.required("class", Reader<String>.filled, "The class, without its module."),
    Fields<String>.required(
      "path", Reader<String>.filled, "The path from the page; `[*]` for rows of reused cells."),
    make: { page, role, className, path in
      AnchoredFacts(page: page, role: role, className: className, path: path)
    })

  private static let role = Reader<String>.string.map(
    to: Noun(one: "a role: \(AnchoredFacts.roles.joined("or"))", many: "roles")
  ) { (text: String) in AnchoredFacts.roles.contains(text) ? text : nil }

  private static let texts = Reader<[String]>.array(of: Reader<String>.filled)

  static let names = Fields<Change>(
    Fields<String?>.optional(
      "identifier", Reader<String>.filled, "The accessibility identifier."),
    Fields<[String]>.optional("actions", texts, default: [], "The selectors that it sends."),
    Fields<[String]>.optional(
      "outlets", texts, default: [], "The variables of controllers and views that hold it."),
    Fields<Int?>.optional("tag", Reader<Int>.wide, "The tag."),
    Fields<String?>.optional(
      "reuseIdentifier", Reader<String>.filled, "The reuse identifier of a cell."),
    make: { identifier, actions, outlets, tag, reuse in
      { facts in
        (facts.identifier, facts.tag, facts.reuseIdentifier) = (identifier, tag, reuse)
        (facts.actions, facts.outlets) = (actions.sorted(), outlets.sorted())
      }
    })

  static let words = Fields<Change>(
    Fields<String?>.optional("text", Reader<String>.filled, "The text, as in events."),
    Fields<String?>.optional("label", Reader<String>.filled, "The accessibility label."),
    Fields<String?>.optional("placeholder", Reader<String>.filled, "The placeholder."),
    Fields<String?>.optional("image", Reader<String>.filled, "The name of the image."),
    Fields<String?>.optional("side", Reader<String>.filled, "The side of a bar item: `left`."),
    make: { text, label, placeholder, image, side in
      { facts in
        (facts.text, facts.label, facts.placeholder) = (text, label, placeholder)
        (facts.image, facts.side) = (image, side)
      }
    })

  static let surroundings = Fields<Change>(
    facts("inside", "The facts inside it: `{ \"text Buy\": 0 }`"),
    facts("around", "The facts of its row, or else of its siblings"),
    facts("above", "The facts of the views around it"),
    make: { inside, around, above in
      { facts in (facts.inside, facts.around, facts.above) = (inside, around, above) }
    })

  static let screen = Fields<Change>(
    Fields<[String: Int]>.optional(
      "shared", shared, default: [:], "The numbers of others with the same fact, if not 0."),
    Fields<Int>.required(
      "others", Reader<Int>.integer(atLeast: 0), "The number of others of the role on the page."),
    Fields<Int>.required(
      "alike", Reader<Int>.integer(atLeast: 1), "The number of its role and class, with itself."),
    Fields<[SignalFact]>.optional(
      "known", Reader<[SignalFact]>.array(of: fact), default: [],
      "The names and words of the others: `\"text Sell\"`."),
    Fields<Bool>.optional(
      "elsewhere", Reader<Bool>.boolean, default: false,
      "True if it may be on another page, because no other page had an element like it."),
    make: { shared, others, alike, known, elsewhere in
      { facts in
        (facts.shared, facts.others, facts.alike) = (shared, others, alike)
        (facts.known, facts.looksElsewhere) = (known.sorted(), elsewhere)
      }
    })

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
