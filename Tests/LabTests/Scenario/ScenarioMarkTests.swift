import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct ScenarioMarkRules {
  /// Scenarios by the keys beside their titles.
  private func files(_ marks: [String: String]) -> MemoryFiles {
    MemoryFiles(
      marks.mapValues { keys in
        Shop.scenario(steps: "'launch',")
          .replacing("scenario: \"A shop\",", with: "scenario: 'A shop', \(keys)")
      })
  }

  private func listed(_ tag: String) -> [String] {
    let files = files([
      "s/a.json5": "tags: ['shop', 'slow'],", "s/b.json5": "tags: ['shop'],",
      "s/c.json5": "tags: ['cart'],", "s/d.json5": "",
    ])
    return LabRun("run", "s", "--list", "--tag", tag, files: files).output
      .split(separator: "\n").map { String($0.dropFirst(2).prefix(1)) }
  }

  @Test(arguments: [
    ("shop", "ab"), ("cart", "c"), ("shop,cart", "abc"), ("shop,!slow", "b"), ("!slow", "bcd"),
    ("!slow,!cart", "bd"), ("cart,!slow", "c"), ("slow,!shop", ""), ("other", ""),
  ])
  func `tags choose scenarios with one of them and without those after an exclamation mark`(
    tag: String, expected: String
  ) {
    #expect(listed(tag).joined() == expected)
  }

  @Test(arguments: ["", ",", "a,", "!", "a b", "a,!"])
  func `a text that holds no tags is refused`(tag: String) {
    let run = LabRun("run", "s", "--tag", tag, files: files(["s/a.json5": ""]))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("--tag needs tags such as 'checkout,!slow'"))
  }

  @Test func `a tag that no scenario has gets a suggestion`() {
    let run = LabRun("run", "s", "--tag", "shp", files: files(["s/a.json5": "tags: ['shop'],"]))
    #expect(
      run
        == LabRun(
          .nothingMatched, messages: "lab: no scenario has the tag 'shp'; did you mean 'shop'?\n"))
  }

  @Test(arguments: ["tags: ['a b'],", "tags: ['!a'],", "tags: [''],", "skip: '',", "only: false,"])
  func `a mark of another form is a mistake`(keys: String) {
    #expect(LabRun("check", "s", files: files(["s/a.json5": keys])).code == .invalid)
  }

  @Test func `a skipped scenario is counted and does not run`() {
    let files = files(["s/a.json5": "skip: 'no device',", "s/b.json5": ""])
    let run = LabRun("run", "s", files: files)
    #expect(run.code == .held)
    #expect(run.output.contains("1 scenario passed, 1 skipped"))
    #expect(
      LabRun("run", "s", "--list", files: files).output
        == "s/a.json5 · A shop  (skipped: no device)\ns/b.json5 · A shop\n")
  }

  @Test func `a build server sees a skipped scenario and its reason`() {
    let files = files(["s/a.json5": "skip: 'no device',", "s/b.json5": ""])
    let folder = MemoryFolder([:])
    let run = LabRun("run", "s", "--reporter", "junit=r.xml", files: files, store: folder)
    #expect(run.code == .held)
    #expect(folder["r.xml"]?.contains("<skipped message=\"no device\"/>") == true)
    #expect(folder["r.xml"]?.contains("skipped=\"1\"") == true)
  }

  @Test func `only leaves out the scenarios without it`() {
    let files = files(["s/a.json5": "only: true,", "s/b.json5": "", "s/c.json5": ""])
    let run = LabRun("run", "s", "--reporter", "jsonl", files: files)
    #expect(run.code == .held)
    #expect(run.messages == "lab: 'only' leaves out 2 other scenarios\n")
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["run", "check"])
  func `only is refused on a build server`(command: String) {
    let run = LabRun(
      command, "s", files: files(["s/a.json5": "only: true,"]),
      environment: Environment(isCI: true))
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("s/a.json5:"), "\(run.messages)")
    #expect(run.messages.contains("remove 'only'"))
  }
}
