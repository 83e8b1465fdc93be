import LabKitSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// Rules that come from standard input, and go to standard output.
@Suite struct PipedRules {
  private static let repaired = ImpactStory.rules.replacing("Cell[0:0]", with: "Cell[0:1]")

  private static let repairs = [
    ["rules", "repair", "-"], ["impact", "--rules", "-", "--repair"],
    ["impact", "--rules", "-", "--repair", "--reporter", "pretty"],
  ]

  private static func run(
    _ words: [String], input: String, in folder: MemoryFolder? = nil
  ) throws -> LabRun {
    let folder = try folder ?? Self.folder()
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: folder, store: folder)
    let versions = ["--base", "old.storyboard", "--head", "new.storyboard"]
    let code = Lab.main(arguments: words + versions, console.streaming { Array(input.utf8) })
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static func folder() throws -> MemoryFolder {
    MemoryFolder([
      "old.storyboard": try ImpactStory.base(), "new.storyboard": try ImpactStory.head(),
    ])
  }

  @Test(arguments: repairs)
  func `a repair writes the rules alone to standard output`(_ words: [String]) throws {
    let run = try Self.run(words, input: ImpactStory.rules)
    #expect(run.output == Self.repaired)
    #expect(run.messages.contains("STOLEN  ChoseTea"), "\(run.messages)")
    #expect(run.messages.contains("1 rule repaired"), "\(run.messages)")
  }

  @Test(arguments: repairs, ["[]\n", "[\n  // none is broken\n]\n"])
  func `rules without a repair pass through`(_ words: [String], _ rules: String) throws {
    #expect(try Self.run(words, input: rules).output == rules)
  }

  @Test func `a report without a repair goes to standard output`() throws {
    let run = try Self.run(["impact", "--rules", "-"], input: ImpactStory.rules)
    #expect(run.output.hasSuffix("1 rule: 1 STOLEN\n"))
  }

  @Test func `an acceptance needs a file of rules`() throws {
    let folder = try Self.folder()
    let words = ["impact", "--rules", "-", "--accept", "ChoseTea", "--reason", "right"]
    let run = try Self.run(words, input: ImpactStory.rules, in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("; give the rules as a file\n"), "\(run.messages)")
    #expect(folder.files.count == 2)
  }

  @Test func `a file named after standard input accepts nothing`() throws {
    let folder = try Self.folder()
    folder["rules.json5"] = ImpactStory.rules
    let words = ["impact", "--rules", "rules.json5", "--accept", "ChoseTea", "--reason", "right"]
    #expect(try Self.run(words, input: "", in: folder).code == .held)
    folder["-.migrations.json"] = folder["rules.migrations.json"]
    let run = try Self.run(["impact", "--rules", "-"], input: ImpactStory.rules, in: folder)
    #expect(run.code == .failed)
  }
}

/// Rules and acceptances that have lost what they were for.
@Suite struct IdleInputs {
  private static let idle = """
    { name: "Paid", page: "Cafe.MenuViewController", path: "MenuViewController[0]/UISwitch[0]" }
    """

  private static func folder(_ rules: String) throws -> MemoryFolder {
    MemoryFolder([
      "old.storyboard": try ImpactStory.base(), "new.storyboard": try ImpactStory.head(),
      "rules.json5": rules,
    ])
  }

  private static let versions = ["--base", "old.storyboard", "--head", "new.storyboard"]
  private static let words = ["rules", "repair", "rules.json5"] + versions

  @Test func `a repair names an idle rule with its remedy`() throws {
    let run = LabRun(Self.words, in: try Self.folder("[\(Self.idle)]"))
    #expect(
      run.output
        == "IDLE  Paid: not repaired, because it matches in neither version; correct, remove or "
        + "accept (--accept) the rule; lab rules match shows the step that fails\n")
    #expect(run.code == .failed)
    let json = LabRun(Self.words + ["--json"], in: try Self.folder("[\(Self.idle)]"))
    #expect(json.code == .failed)
    #expect(json.output.contains("\"outcome\": \"IDLE\""))
  }

  @Test func `an accepted idle rule is not named by a repair`() throws {
    let folder = try Self.folder("[\(Self.idle)]")
    let accept = ["--accept", "Paid", "--reason", "code adds it"]
    let gate = ["impact", "--rules", "rules.json5"] + Self.versions + accept
    #expect(LabRun(gate, in: folder).code == .held)
    #expect(LabRun(Self.words, in: folder) == LabRun(.held, output: "no rule is broken\n"))
  }

  @Test(arguments: [1, 2])
  func `an acceptance of a missing rule is told`(_ count: Int) throws {
    let folder = try Self.folder("[]")
    let all = ["A", "B"].prefix(count).map { name in
      """
      { "rule": "\(name)", "outcome": "LOST", "from": [], "to": [], "reason": "right" }
      """
    }
    folder["rules.migrations.json"] = "[\(all.joined(separator: ", "))]"
    let names = count == 1 ? "'A'" : "'A' or 'B'"
    let note =
      "rules.migrations.json: neither version has a rule \(names); remove its migration\n"
    let gate = LabRun(["impact", "--rules", "rules.json5"] + Self.versions, in: folder)
    #expect(gate.code == .held)
    #expect(gate.messages == note)
    #expect(LabRun(Self.words, in: folder).messages == note)
  }
}
