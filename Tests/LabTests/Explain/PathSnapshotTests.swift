import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The snapshots of `lab paths`, and their comparison.
@Suite struct PathSnapshots {
  private static let path = "s.paths.json5"
  private let files = WrittenFiles(["s.json5": ShownScreen.scenario])

  init() {
    _ = files.lab("paths", "s.json5", "--update")
  }

  private func check() -> LabRun { files.lab("paths", "s.json5", "--check") }

  @Test func `a snapshot holds the version, scenario, scheme and sorted elements`() throws {
    try expectSnapshot(#require(files.texts[Self.path]), named: "paths-file")
  }

  @Test func `--update prints the numbers of screens, elements and collisions`() {
    #expect(
      files.lab("paths", "s.json5", "--update")
        == LabRun(
          .held,
          output: """
            s.paths.json5: 1 screen, 5 elements, 3 with an identifier (60 %), 0 collisions

            """))
  }

  @Test func `--check passes on unchanged paths`() {
    #expect(
      check()
        == LabRun(
          .held,
          output: """
            s.paths.json5: 1 screen, 5 elements, 3 with an identifier (60 %), 0 collisions, all \
            unchanged

            """))
  }

  @Test func `a failed check lists moved, added and removed elements`() {
    files.replace(
      "{ path: \"HomeViewController[0]/UIButton[0]\"",
      with: "{ path: \"HomeViewController[0]/UIView[0]/UIButton[0]\"", in: Self.path)
    files.replace("\"Below\"", with: "\"Under\"", in: Self.path)
    #expect(
      check()
        == LabRun(
          .failed,
          output: """
            s.paths.json5 differs from the current screens
            HomeViewController
              moved    UIButton #buy "Buy"
                was  HomeViewController[0]/UIView[0]/UIButton[0]
                now  HomeViewController[0]/UIButton[0]
              added    UIButton "Below"
                now  HomeViewController[0]/UIButton[5]
              removed  UIButton "Under"
                was  HomeViewController[0]/UIButton[5]
            1 moved, 1 added, 1 removed
            if this is intended: lab paths s.json5 --update writes it again

            """))
  }

  @Test func `an element is matched by text and type, not by identifier`() {
    files.replace("id: \"buy\"", with: "id: \"order\"", in: Self.path)
    #expect(check().code == .held)
    files.replace("text: \"Buy\"", with: "text: \"Order\"", in: Self.path)
    #expect(
      check().output.hasSuffix(
        """
        0 moved, 1 added, 1 removed
        if this is intended: lab paths s.json5 --update writes it again

        """))
  }

  @Test func `a failed check lists removed and new screens`() {
    files.replace("\"HomeViewController\":", with: "\"OldViewController\":", in: Self.path)
    let lines = check().output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "s.paths.json5 differs from the current screens", "HomeViewController",
        "OldViewController", "0 moved, 5 added, 5 removed",
        "if this is intended: lab paths s.json5 --update writes it again",
      ])
  }

  @Test func `the check uses the snapshot's scheme`() {
    #expect(files.lab("paths", "s.json5", "--update", "--scheme", "sensors").code == .held)
    #expect(check().code == .held)
    #expect(
      files.lab("paths", "s.json5", "--check", "--scheme", "default")
        == LabRun(
          .invalid,
          messages: """
            lab: the snapshot has paths of the scheme 'sensors', not 'default'; remove --scheme, \
            or write a new snapshot with --update
            \(LabRun.usage(of: "paths"))
            """))
  }

  @Test func `a snapshot is written whole or not at all`() {
    let old = files.texts
    files.refusal = "no space left on device"
    #expect(
      files.lab("paths", "s.json5", "--update")
        == LabRun(
          .invalid,
          messages: """
            s.paths.json5: the snapshot cannot be written: no space left on device
            1 mistake

            """))
    #expect(files.texts == old)
  }

  @Test func `a failed scenario leaves the snapshot unchanged`() {
    let old = files.texts[Self.path]
    files.replace("{ launch: {} },", with: "{ launch: {} }, { launch: {} },", in: "s.json5")
    #expect(files.lab("paths", "s.json5", "--update").code == .failed)
    #expect(files.texts[Self.path] == old)
  }

  @Test func `a snapshot does not run as a scenario`() {
    let search = ScenarioSearch(
      below: ["a"], MemoryFiles(["a/s.json5": "", "a/s.paths.json5": ""]))
    #expect(search.scenarios.map(\.path) == ["a/s.json5"])
    #expect(search.errors == [])
    #expect(
      files.lab("run", Self.path)
        == LabRun(
          .invalid,
          messages: """
            s.paths.json5: this file holds a snapshot of paths, not a scenario; use it with lab \
            paths SCENARIO --check
            1 mistake

            """))
  }
}
