import LabLanguage
import Testing

@testable import LabCommands
@testable import LabSystem

/// Reports that would replace a file that the lab reads.
@Suite struct ReportsOverInputs {
  private static let screens = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Home"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
          <button id="b"><rect key="frame" x="20" y="100" width="120" height="40"/>
            <state key="normal" title="Buy"/></button></subviews></view>
      </viewController></objects></scene></scenes></document>
    """

  private static var folder: MemoryFolder {
    MemoryFolder([
      "old/App/Main.storyboard": screens, "new/App/Main.storyboard": screens,
      "new/App/notes.md": "old notes", "other/Main.xib": screens,
      "rules.json5":
        "[{ name: \"buy\", page: \"Home\", path: \"Home[0]/UIButton[0]\" }]",
      "s.json5": "{ scenario: \"S\", app: \"apps/a.json5\", steps: [{ launch: {} }] }",
      "apps/a.json5": "{ root: \"UIViewController\", classes: {} }",
      "impact.json": "{ \"base\": \"old\", \"head\": \"new\", \"rules\": [] }",
    ])
  }

  private static let inputs = [
    "old/App/Main.storyboard", "new/App/Main.storyboard",
    "other/Main.xib", "rules.json5", "apps/a.json5", "s.json5",
  ]

  private static let commands = [
    [
      "impact", "--base", "old", "--head", "new", "--rules", "rules.json5", "--reporter",
      "junit=OUT",
    ],
    [
      "impact", "--base", "./old/", "--head", "new", "--rules", "rules.json5", "--reporter",
      "pretty,sarif=OUT",
    ],
    ["rules", "lint", "rules.json5", "s.json5", "--reporter", "junit=OUT"],
    ["report", "s.json5", "--out", "OUT"],
    ["report", "s.json5", "--out", "OUT", "--impact", "impact.json"],
    ["run", "s.json5", "--reporter", "junit=OUT"], ["run", "s.json5", "--reporter", "html=OUT"],
    ["encode", "s.json5", "--jsonl", "OUT"],
  ]

  @Test(arguments: commands, inputs)
  func `no report replaces a file of an app, of scenarios or of rules`(
    _ command: [String], _ path: String
  ) {
    let folder = Self.folder
    let run = LabRun(command.map { $0.replacing("OUT", with: path) }, in: folder)
    #expect(run.code == .invalid, "\(run)")
    #expect(run.messages.contains("replace") || run.messages.contains("it is a scenario"))
    #expect(folder.files == Self.folder.files)
  }

  @Test func `a report replaces no result that it shows`() {
    let words = ["report", "s.json5", "--out", "./impact.json", "--impact", "impact.json"]
    let folder = Self.folder
    let run = LabRun(words, in: folder)
    #expect(run.messages.contains("the report would replace './impact.json', which is read"))
    #expect(folder.files == Self.folder.files)
  }

  @Test func `a report may lie beside the screens of a version`() {
    let folder = Self.folder
    let words = ["--base", "old", "--head", "new", "--rules", "rules.json5"]
    let run = LabRun(
      ["impact"] + words + ["--reporter", "markdown=new/App/notes.md,sarif=new/App/new.sarif"],
      in: folder)
    #expect(run.code == .held, "\(run)")
    #expect(folder["new/App/notes.md"] != "old notes")
  }

  @Test(arguments: ["dumps/*.txt", "dumps/**", "./dumps/a.txt", "**/a.txt"])
  func `no report replaces a file that a pattern names`(_ pattern: String) {
    let folder = MemoryFolder(["dumps/a.txt": "dump", "rules.json5": "[]"])
    let run = LabRun(
      [
        "impact", "--base", "v1", "--rules", "rules.json5", "--reporter", "junit=dumps/a.txt", "--",
        pattern,
      ], in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("a report would replace 'dumps/a.txt', which is read"), "\(run)")
  }
}
