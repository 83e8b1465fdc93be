import Foundation
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Schemas {
  @Test func `the schema file matches the readers' tables`() throws {
    let file = try SourceTree.text(of: "Scenarios/scenario.schema.json")
    #expect(
      file == FormatReference.schema,
      "run: lab check --schema > Scenarios/scenario.schema.json")
  }

  @Test func `check --schema prints the schema`() {
    #expect(LabRun("check", "--schema") == LabRun(.held, output: FormatReference.schema))
  }

  @Test func `the schema defines every kind of object of the reference`() throws {
    let data = Data(FormatReference.schema.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let tables = FormatReference.sections.filter { !$0.keys.isEmpty }
    let objects = definitions.filter { !$0.key.hasPrefix("any-") }
    #expect(objects.count == tables.count)
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
}
