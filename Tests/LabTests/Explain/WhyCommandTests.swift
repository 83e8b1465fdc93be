import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct WhyCommands {
  private static let files = MemoryFiles([
    "s.json5": Shop.scenario(
      steps: "{ launch: {} }, { wait: '1s' }, { tap: '#buy', name: 'buying' }"),
    "two/a.json5": Shop.scenario(steps: "{ launch: {} }"),
    "two/b.json5": Shop.scenario(steps: "{ launch: {} }"),
  ])

  private func why(_ words: String...) -> LabRun {
    switch words.count {
    case 0: LabRun("why", files: Self.files)
    case 1: LabRun("why", words[0], files: Self.files)
    case 2: LabRun("why", words[0], words[1], files: Self.files)
    default: LabRun("why", words[0], words[1], words[2], files: Self.files)
    }
  }

  private func headlines(_ run: LabRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("step") }.map(String.init)
  }

  @Test func `a step is selected by its number or its name`() {
    let steps = ["step 3  00:01.000  tap #buy  (buying)"]
    #expect(headlines(why("s.json5", "3")) == steps)
    #expect(why("s.json5", "buying") == why("s.json5", "3"))
  }

  @Test func `without a step, why explains the steps that captured events`() {
    #expect(
      headlines(why("two/a.json5")) == ["step 1  00:00.000  launch"])
  }

  @Test func `a missing step is reported with the existing numbers`() {
    #expect(
      why("two/a.json5", "7")
        == LabRun(
          .invalid,
          messages: """
            lab: two/a.json5 has no step '7'; its steps are 1 to 1
            \(LabRun.usage(of: "why"))
            """))
  }

  @Test func `why takes one scenario and at most one step`() {
    #expect(
      [why(), why("two/a.json5", "1", "2"), why("two")].map(\.messages).map { text in
        text.split(separator: "\n").first.map(String.init)
      } == [
        "lab: why needs a scenario file; write lab why FILE [STEP]",
        "lab: why takes one file and one step, found '2' too",
        "lab: why explains one scenario; 'two' has 2; name one, such as two/a.json5",
      ])
  }
}
