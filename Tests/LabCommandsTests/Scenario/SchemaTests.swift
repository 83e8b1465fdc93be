import Foundation
import LabExplainSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct Schemas {
  @Test func `check --schema prints the schema`() {
    #expect(LabRun("check", "--schema") == LabRun(.held, output: FormatReference.schema))
  }

  /// The definitions of objects that only other files than scenarios and apps have.
  private static let ofOtherFiles: Set<String> = [
    "inclusion", "rules-file", "file-of-arrays-of-circled-elements", "circled-element",
    "business-data-file", "file-of-arrays-of-entries-of-business-data", "entry-of-business-data",
    "range-of-versions", "steps-file", "file-of-steps", "numbers-by-key",
  ]

  @Test func `the schema defines every kind of object of the reference`() throws {
    let data = Data(FormatReference.schema.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let tables = FormatReference.sections.filter { !$0.keys.isEmpty }
    let objects = definitions.filter { !$0.key.hasPrefix("any-") }
    #expect(objects.count == tables.count + Self.ofOtherFiles.count)
    #expect(Self.ofOtherFiles.isSubset(of: Set(objects.keys)))
    for table in tables {
      let names = Set(table.keys.map(\.name))
      let match = objects.values.contains {
        ($0["properties"] as? [String: Any]).map { Set($0.keys) } == names
      }
      #expect(match, "\(table.title)")
    }
  }

  private func schema<Value>(of reader: Reader<Value>) -> String {
    SchemaWriter.schema(of: reader.shape, title: "t") { noun, _ in noun.many }.text()
  }

  @Test func `a reader's schema has its type, words and bounds`() {
    #expect(schema(of: .boolean).hasSuffix("  \"type\": \"boolean\",\n  \"$defs\": {}\n}"))
    #expect(schema(of: Reader<Int>.integer(atLeast: 3)).contains("\"minimum\": 3,\n  \"$defs\""))
    #expect(schema(of: Reader<Int>.integer).contains("\"type\": \"integer\",\n  \"$defs\""))
    #expect(
      schema(of: Reader<KeyPress>.word).contains("\"enum\": [\"return\", \"delete\"],"))
    #expect(
      schema(of: Reader<[Double]>.array(of: .number, count: 2)).contains(
        "\"minItems\": 2,\n  \"maxItems\": 2,"))
  }

  @Test func `a schema of variants is exclusive, with dependent keys`() {
    let fields: Fields<String> = .oneOf(
      Fields(
        .required("a", .string, "A."), .required("with", .string, "With a."),
        make: { first, second in first + second }),
      Fields(.required("b", .string, "B."), make: { $0 }))
    let text = schema(of: Reader<String>.object("thing", fields))
    #expect(
      text.contains(
        """
              "oneOf": [
                    {
                      "required": ["a"]
                    },
                    {
                      "required": ["b"]
                    }
                  ]
        """.split(separator: "\n").joined(separator: "\n").trimmingPrefix(while: { $0 == " " })))
    #expect(text.contains("\"dependentRequired\": {\n        \"a\": [\"with\"]\n      }"))
    #expect(
      text.contains(
        "\"with\": {\n          \"anyOf\": [\n            {\n              \"required\": [\"a\"]"))
  }

  /// Returns the JSON of a JSON5 text.
  static func json(_ text: String) throws -> String {
    try JSON5.parseNode(of: SourceFile(name: "s.json5", bytes: Array(text.utf8))).json
  }

  private static let schema = FormatReference.schema

  @Test func `every file of the repository meets its schema`() throws {
    let validator = try SchemaValidator(Self.schema)
    let search = ScenarioSearch(below: [RepositoryRun.folder], Disk())
    #expect(search.scenarios.count > 200)
    #expect(search.apps.count > 20)
    let kinds: [(String?, [ScenarioLocation])] = [
      (nil, search.scenarios), ("app", search.apps),
    ]
    for (definition, files) in kinds {
      for file in TestSpace("Schemas", files).some(20) {
        let text = String(decoding: try Disk().read(file.path), as: UTF8.self)
        #expect(try validator.accepts(try Self.json(text), as: definition), "\(file.path)")
      }
    }
  }

  @Test(arguments: [
    ("{ tap: '#buy' }", true), ("{ tap: '' }", false), ("{ tap: '#' }", false),
    ("{ tap: { row: '0:1', in: '#list' } }", true), ("{ tap: { row: '0-1' } }", false),
    ("{ tap: { row: '0:1', text: 'A' } }", false), ("{ tap: {} }", false),
    ("{ tap: { tab: 'Cart' } }", true), ("{ tap: { segment: -1, in: '#a' } }", false),
    ("{ tap: '#a', lasts: '2s' }", true), ("{ tap: '#a', lasts: '2' }", false),
    ("{ wait: '1.5min' }", true), ("{ wait: '8 s' }", false), ("{ wait: 8 }", false),
    ("{ wait: '-1s' }", false), ("{ wait: '${time}' }", true), ("'background'", true),
    ("'tap'", false), ("{ include: 'steps/a.json5' }", true), ("{ include: 1 }", false),
    ("{ background: {}, expect: ['$AppEnd'] }", true),
    ("{ background: {}, expect: ['$AppEnded'] }", false),
    ("{ background: {}, expect: ['Bought'] }", true),
    ("{ background: {}, expect: [{ $AppPageLeave: '8s..9s' }] }", true),
    ("{ background: {}, expect: [{ $AppPageLeave: 'long' }] }", false),
    ("{ background: {}, expect: [{ $AppPageLeave: { between: [8, 9] } }] }", true),
    ("{ background: {}, expect: [{ $AppPageLeave: 8.4 }] }", true),
    ("{ background: {}, expect: [{ $AppClick: 'Buy', with: { a: 1 } }] }", true),
    ("{ background: {}, expect: [{ $AppClick: 'Buy', event: '$AppClick' }] }", false),
    ("{ background: {}, expect: [{ $AppStart: 'x' }] }", false),
    ("{ background: {}, expect: [{ event: '$AppClik' }] }", false),
    ("{ background: {}, expect: [{ event: 'Bought', with: { n: { any: true } } }] }", true),
  ])
  func `the schema covers events, durations and selectors`(step: String, isValid: Bool) throws {
    let scenario = "{ scenario: 's', app: 'a.json5', steps: ['launch', \(step)] }"
    #expect(try SchemaValidator(Self.schema).accepts(try Self.json(scenario)) == isValid)
    // The reader agrees, except for placeholders and inclusions, which are resolved before it.
    guard !step.contains("$" + "{"), !step.contains("include") else { return }
    let mistakes = Mistakes(in: try SourceFile(name: "s", bytes: Array(step.utf8)))
    _ = Step.reader.read(fileOf: mistakes)
    #expect(mistakes.isEmpty == isValid, "\(mistakes.errors)")
  }
}
