import Testing

@testable import LabLanguage
@testable import LabSystem

/// Snapshots that `lab paths --check` rejects, with a place and a remedy.
@Suite struct PathSnapshotMistakes {
  /// The text of a snapshot and its messages.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String?
    let messages: String
  }

  @Test(arguments: rows)
  func `an invalid snapshot is reported with a remedy`(row: Row) {
    var texts = ["s.json5": ShownScreen.scenario]
    texts["s.paths.json5"] = row.text
    #expect(
      WrittenFiles(texts).lab("paths", "s.json5", "--check")
        == LabRun(.invalid, messages: row.messages))
  }

  private static let rows = [
    Row(
      testDescription: "missing",
      text: nil,
      messages: """
        s.paths.json5: the snapshot does not exist; lab paths s.json5 --update writes it
        1 mistake

        """),
    Row(
      testDescription: "another version",
      text: """
        { paths: 2, screens: [] }
        """,
      messages: """
        s.paths.json5:1:10: the snapshot has version 2; this lab reads version 1; lab paths \
        s.json5 --update writes it anew
        { paths: 2, screens: [] }
                 ^
        1 mistake

        """),
    Row(
      testDescription: "no version",
      text: """
        { scenario: "s.json5", scheme: "default", screens: {} }
        """,
      messages: """
        s.paths.json5:1:1: a snapshot of paths needs the key 'paths', a whole number; lab paths \
        s.json5 --update writes it anew
        { scenario: "s.json5", scheme: "default", screens: {} }
        ^
        1 mistake

        """),
    Row(
      testDescription: "another scenario",
      text: """
        { paths: 1, scenario: "t.json5", scheme: "default", screens: {} }
        """,
      messages: """
        s.paths.json5:1:23: the snapshot belongs to 't.json5', not to 's.json5'; lab paths s.json5 \
        --update writes it anew
        { paths: 1, scenario: "t.json5", scheme: "default", screens: {} }
                              ^
        1 mistake

        """),
    Row(
      testDescription: "an unknown scheme",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "sensor", screens: {} }
        """,
      messages: """
        s.paths.json5:1:42: unknown path scheme 'sensor'; did you mean 'sensors'?
        { paths: 1, scenario: "s.json5", scheme: "sensor", screens: {} }
                                                 ^
        1 mistake

        """),
    Row(
      testDescription: "not JSON5",
      text: """
        { paths: 1, scenario "s.json5" }
        """,
      messages: """
        s.paths.json5:1:22: expected ':' after the key 'scenario', found a string; lab paths \
        s.json5 --update writes it anew
        { paths: 1, scenario "s.json5" }
                             ^
        1 mistake

        """),
    Row(
      testDescription: "empty",
      text: """

        """,
      messages: """
        s.paths.json5:1:1: expected a value, found an empty file; lab paths s.json5 --update \
        writes it anew

        ^
        1 mistake

        """),
    Row(
      testDescription: "an array",
      text: """
        []
        """,
      messages: """
        s.paths.json5:1:1: expected a snapshot of paths, found an array; lab paths s.json5 \
        --update writes it anew
        []
        ^
        1 mistake

        """),
    Row(
      testDescription: "an unknown key",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "default", screen: {} }
        """,
      messages: """
        s.paths.json5:1:53: unknown key 'screen'; did you mean 'screens'?
        { paths: 1, scenario: "s.json5", scheme: "default", screen: {} }
                                                            ^
        1 mistake

        """),
    Row(
      testDescription: "an element without a path",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "default",
          screens: { A: [{ type: "UIButton" }] } }
        """,
      messages: """
        s.paths.json5:2:18: an element needs the key 'path', a string; lab paths s.json5 --update \
        writes it anew
          screens: { A: [{ type: "UIButton" }] } }
                         ^
        1 mistake

        """),
    Row(
      testDescription: "a position that is no text",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "default",
          screens: { A: [{ path: "A[0]", type: "B", position: 1 }] } }
        """,
      messages: """
        s.paths.json5:2:55: expected a string, found a number; lab paths s.json5 --update writes \
        it anew
          screens: { A: [{ path: "A[0]", type: "B", position: 1 }] } }
                                                              ^
        1 mistake

        """),
    Row(
      testDescription: "a path that is none",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "default",
          screens: { A: [{ path: "A[0]/B[", type: "B" }] } }
        """,
      messages: """
        s.paths.json5:2:34: 'A[0]/B[' is not a view path: expected an index like 2, 0:2, header:0 \
        or \
        footer:0; lab paths s.json5 --update writes it anew
          screens: { A: [{ path: "A[0]/B[", type: "B" }] } }
                                         ^
        1 mistake

        """),
    Row(
      testDescription: "a path that is none in the other scheme",
      text: """
        { paths: 1, scenario: "s.json5", scheme: "sensors",
          screens: { A: [{ path: "A/Cell[0][x]", type: "B" }] } }
        """,
      messages: """
        s.paths.json5:2:37: 'A/Cell[0][x]' is not a view path: expected an index like 2, or -; lab \
        paths s.json5 --update writes it anew
          screens: { A: [{ path: "A/Cell[0][x]", type: "B" }] } }
                                            ^
        1 mistake

        """),
  ]

  @Test func `a folder at the snapshot's path is reported`() {
    #expect(
      WrittenFiles(["s.json5": ShownScreen.scenario, "s.paths.json5/a": ""])
        .lab("paths", "s.json5", "--check")
        == LabRun(
          .invalid,
          messages: """
            s.paths.json5: the path of the snapshot is a folder; move it away, and lab paths \
            s.json5 --update writes it
            1 mistake

            """))
  }
}
