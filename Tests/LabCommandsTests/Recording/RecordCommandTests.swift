import TestSupport
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabLanguage
@testable import LabSystem

/// `lab record`: a scenario, command by command.
@Suite struct RecordCommands {
  private static let app = """
    {
      app: { name: "Shop", bundle: "com.example.shop", version: "1.0" },
      root: { navigation: "Home" },
      classes: {
        Home: {
          is: "UIViewController", title: "Home",
          view: { subviews: [
            { is: "UITextField", id: "search", frame: [20, 10, 350, 34] },
            { is: "UITableView", id: "products", frame: [0, 60, 390, 200],
              sections: [{ rows: ["Teapot", "Cup"] }] },
            { is: "UISegmentedControl", id: "sort", segments: ["A", "B"], frame: [20, 300, 350, 32],
              on: { valueChanged: "sort:" } },
            { is: "UIButton", title: "Twice", frame: [20, 350, 100, 44],
              on: { touchUpInside: "sort:" } },
            { is: "UIButton", title: "Twice", frame: [20, 400, 100, 44],
              on: { touchUpInside: "sort:" } },
            { is: "UIButton", title: "Covered", frame: [20, 450, 100, 44],
              on: { touchUpInside: "sort:" } },
            { is: "UIView", id: "cover", frame: [20, 450, 100, 44] },
          ] },
          methods: {
            "sort:": [], "tableView:didSelectRowAtIndexPath:": [{ push: "Product" }],
          },
        },
        Product: {
          is: "UIViewController", title: "Product",
          view: { subviews: [
            { is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 100, 44],
              on: { touchUpInside: "buy:" } },
          ] },
          methods: { "buy:": [{ alert: { title: "Sure?", actions: [{ title: "Yes" }] } }] },
        },
      },
    }
    """

  private static let scenario = """
    // A visit.
    {
      scenario: "A visit",
      app: "apps/shop.json5",
      steps: [
        "launch", // at first
        { tap: { row: "0:0", in: "#products" } }
        // then he buys
      ],
    }
    """

  private let folder = MemoryFolder(["apps/shop.json5": app, "visit.json5": scenario])

  private func record(_ arguments: String..., lines: [String]) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: ["record"] + arguments,
      CommandConsole(
        output: output, errors: messages, files: folder, store: folder, host: TypedLines(lines)))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `no line of the screen is wider than 80 cells`() {
    let run = record("apps/shop.json5", lines: ["tap 2", "tap #buy"])
    let screens = run.output.split(separator: "\n").filter { $0.first.map("╭│┊╰".contains) == true }
    #expect(screens.count > 30)
    #expect(screens.allSatisfy { String($0).cellCount <= 80 })
  }

  @Test func `a person's wrong command does not make the recording fail`() {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: ["record", "visit.json5"],
      CommandConsole(
        output: output, errors: messages, files: folder, store: folder,
        host: TypedLines(["tap 99", "help"], onKeyboard: true)))
    #expect(code == .held)
    #expect(output.text.contains("\n> > tap 3              taps element 3"))
  }

  @Test(arguments: ["apps/shop.json5", "visit.json5"])
  func `the scenario goes to standard output, and the dialogue to the messages`(name: String) {
    let lines = ["tap #products", "wait 1s", "bogus"]
    let inFile = record(name, "--out", "x.json5", lines: lines)
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(
      output: output, errors: messages, files: folder, store: folder, host: TypedLines(lines))
    let code = Lab.main(arguments: ["record", name, "--out", "-"], console.streaming { [] })
    #expect(code == inFile.code)
    #expect(output.text == folder["x.json5"])
    #expect(messages.text.contains(" · the recording goes to standard output\n"))
    #expect(messages.text.hasSuffix(" went to standard output\n"))
    #expect(folder["-"] == nil)
  }
}
