import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Files that `lab record` writes after random commands.
@Suite struct RandomRecordings {
  private static let app = """
    { root: { navigation: "Home" },
      pages: { "https://m.example/a": { server: "https://data.example",
        elements: { buy: [{ track: "bought" }] } } },
      classes: {
        Home: { is: "UIViewController", title: "Home",
          view: { subviews: [
            { is: "UITextField", id: "search", frame: [20, 10, 350, 34] },
            { is: "UITableView", id: "list", frame: [0, 60, 390, 100],
              sections: [{ rows: ["A"] }] },
            { is: "UIButton", id: "twice", title: "Twice", frame: [20, 200, 100, 44],
              on: { touchUpInside: "ask:" } },
            { is: "WKWebView", id: "web", frame: [0, 300, 390, 200] },
          ] },
          methods: {
            viewDidLoad: [{ load: "https://m.example/a", in: "#web" }],
            "tableView:didSelectRowAtIndexPath:": [{ push: "Next" }],
            "ask:": [{ alert: { title: "Sure?", actions: [{ title: "Yes" }] } }],
          } },
        Next: { is: "UIViewController", title: "Next" },
      } }
    """

  /// Half of the commands can be refused, by what the app shows.
  private static let commands = [
    "tap 1", "tap 2", "tap 3", "tap #twice", "tap #twice after 50ms", "tap alert Yes", "back",
    "tap row 0:0 in #list", "type \"tea\" into #search", "wait 1s", "background", "foreground",
    "relaunch", "kill", "expect on", "expect off", "undo", "page tap buy", "rotate landscapeLeft",
    "tap #twice see Nothing", "tap #twice expect [\"$AppEnd\"]",
  ]

  @Test(arguments: TestSpace("RandomRecordings", 1...300).first(15))
  func `a recording passes`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let lines = (0..<12).compactMap { _ in Self.commands.randomElement(using: &chance) }
    let folder = MemoryFolder(["apps/a.json5": Self.app])
    let options = seed.isMultiple(of: 2) ? ["--expect"] : []
    _ = Lab.main(
      arguments: ["record", "apps/a.json5"] + options, console(folder, TypedLines(lines)))
    let output = MemoryOutput()
    let code = Lab.main(
      arguments: ["run", "a.recorded.json5"],
      CommandConsole(
        output: output, errors: output, files: folder, store: folder, host: TypedLines([])))
    #expect(code == .held, "\(lines)\n\(folder["a.recorded.json5"] ?? "")\n\(output.text)")
  }

  private func console(_ folder: MemoryFolder, _ host: TypedLines) -> CommandConsole {
    CommandConsole(
      output: MemoryOutput(), errors: MemoryOutput(), files: folder, store: folder, host: host)
  }
}
