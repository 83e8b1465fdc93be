import LabLanguage
package import LabSystem
import Wording

/// The results of other commands that a report shows, read from the files of `--json`.
package struct ReportStudies: Sendable {
  /// A command whose results a report shows.
  package enum Kind: String, CaseIterable, Sendable {
    case impact, league, mutate
  }

  private var documents: [(kind: Kind, json: PrintedJSON)] = []

  /// A report without other results.
  package init() {}

  /// True without other results.
  package var isEmpty: Bool { documents.isEmpty }

  /// Reads and checks a file; throws for one that the command did not write.
  package mutating func add(
    _ kind: Kind, from path: String, _ console: CommandConsole
  ) throws(LabError) {
    let file = try console.sourceFile(at: path, remedy: kind.remedy)
    let node: Node
    do throws(SourceError) {
      node = try JSON5.parse(file)
    } catch {
      throw .invalid([error])
    }
    let mistakes = Mistakes(in: file)
    kind.shape.check(node, of: kind, mistakes)
    guard mistakes.isEmpty else { throw .invalid(mistakes.first(3)) }
    documents.append((kind, PrintedJSON(study: node)))
  }

  /// The results by command, each as its file has it, without the forms of its sentences; nil
  /// without any.
  var json: PrintedJSON? {
    let members = documents.map { ($0.kind.rawValue, $0.json) }
    return members.isEmpty ? nil : .sorted(Dictionary(members) { $1 })
  }
}

extension PrintedJSON {
  /// The members with sentences, and those beside them with forms and arguments.
  private static let codes = [
    "words": "sentence", "signals": "signalsSentence", "remedy": "remedySentence",
    "obstacle": "obstacleSentence", "edits": "editSentences",
  ]

  /// Takes a document over; a text beside its form and arguments becomes a sentence.
  fileprivate init(study node: Node) {
    switch node.value {
    case .array(let items): self = .list(items.map { PrintedJSON(study: $0) })
    case .object(let members):
      self = .object(
        members.filter { !Self.codes.values.contains($0.key) }.map { member in
          let code = Self.codes[member.key].flatMap { node[$0] }
          return Member(key: member.key, value: PrintedJSON(study: member.value, code))
        })
    default: self = .written(node.json)
    }
  }

  private init(study node: Node, _ code: Node?) {
    switch (node.value, code?.value) {
    case (.string(let text), _):
      let sentence = code.flatMap { Sentence(json: $0, text: text) }
      self = sentence.map(PrintedJSON.sentence) ?? .written(node.json)
    case (.array(let items), .array(let codes)?) where items.count == codes.count:
      self = .list(zip(items, codes).map { PrintedJSON(study: $0, $1) })
    default: self = PrintedJSON(study: node)
    }
  }
}

/// The members of a document that the page reads.
private indirect enum StudyShape {
  case text, number, flag
  case list(StudyShape)
  /// A member that may be absent.
  case optional(StudyShape)
  /// An object with these members; others are ignored.
  case object([(key: String, shape: StudyShape)])

  /// Records the values that differ from the shape.
  func check(_ node: Node, of kind: ReportStudies.Kind, _ mistakes: Mistakes) {
    if case .optional(let shape) = self { return shape.check(node, of: kind, mistakes) }
    guard node.kind == self.kind else {
      return mistakes.record(
        "expected \(self.kind.noun.one), found \(node.kind.noun.one)", at: node.range,
        remedy: kind.remedy)
    }
    switch (self, node.value) {
    case (.list(let item), .array(let items)):
      for one in items { item.check(one, of: kind, mistakes) }
    case (.object(let members), _):
      for member in members {
        guard let value = node[member.key] else {
          if case .optional = member.shape { continue }
          mistakes.record(
            "'\(member.key)' is missing", at: node.range, remedy: kind.remedy)
          continue
        }
        member.shape.check(value, of: kind, mistakes)
      }
    default: break
    }
  }

  private var kind: Node.Kind {
    switch self {
    case .text: .string
    case .number: .number
    case .flag: .boolean
    case .list: .array
    case .optional(let shape): shape.kind
    case .object: .object
    }
  }
}

extension ReportStudies.Kind {
  /// The way to a file that is valid.
  fileprivate var remedy: String {
    switch self {
    case .impact: "write the file with lab impact … --json"
    case .league: "write the file with lab league … --json"
    case .mutate: "write the file with lab mutate … --json"
    }
  }

  fileprivate var shape: StudyShape {
    switch self {
    case .impact:
      .object([
        ("base", .text), ("head", .text),
        ("pictures", .optional(.object([("base", .pictures), ("head", .pictures)]))),
        (
          "rules",
          .list(
            .object([
              ("name", .text), ("outcome", .text), ("from", .elements), ("now", .elements),
              ("matches", .elements),
              (
                "causes",
                .list(.object([("words", .text), ("picture", .optional(.list(.number)))]))
              ),
            ]))
        ),
      ])
    case .league:
      .object([
        ("corpus", .list(.text)),
        (
          "schemes",
          .list(
            .object([
              ("name", .text), ("ours", .flag), ("coverage", .optional(.number)),
              ("next", .horizon),
              ("year", .horizon), ("threeYears", .horizon),
            ]))
        ),
      ])
    case .mutate:
      .object([
        ("scenario", .text), ("step", .number), ("seed", .text), ("kinds", .list(.text)),
        (
          "schemes",
          .list(
            .object([
              ("name", .text), ("strengths", .object([])), ("kinds", .object([])),
              ("rules", .list(.object([("element", .text)]))),
            ]))
        ),
      ])
    }
  }
}

extension StudyShape {
  fileprivate static var elements: StudyShape {
    .list(
      .object([
        ("name", .text), ("screen", .text), ("picture", .optional(.list(.number))),
      ]))
  }

  fileprivate static var pictures: StudyShape {
    .object([
      ("views", .list(.object([("class", .text), ("frame", .list(.number))]))),
      ("screens", .list(.object([("size", .list(.number)), ("nodes", .list(.number))]))),
    ])
  }

  fileprivate static var horizon: StudyShape {
    .object([
      ("survival", .optional(.number)), ("wrong", .optional(.number)),
      ("survivalInterval", .optional(.list(.number))),
      ("wrongInterval", .optional(.list(.number))),
    ])
  }
}
