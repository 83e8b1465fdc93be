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

  @Test func `a recording of an app is a scenario with its steps`() {
    let run = record(
      "apps/shop.json5",
      lines: ["tap 2", "tap #buy", "tap alert Yes", "back", "type \"tea\" into #search", "wait 8s"])
    #expect(run.code == .held)
    #expect(run.messages == "")
    #expect(
      folder["shop.recorded.json5"] == """
        // Recorded with lab record; lab run repeats it.
        {
          scenario: "A recording of Shop",
          app: "apps/shop.json5",
          steps: [
            "launch",
            { tap: { row: "0:0" } },
            { tap: "#buy" },
            { tap: { alert: "Yes" } },
            { tap: { back: true } },
            { type: "tea", into: "#search" },
            { wait: "8s" },
          ],
        }

        """)
    #expect(LabRun("run", "shop.recorded.json5", in: folder).code == .held)
  }

  @Test func `the screen has numbers, and events appear as they occur`() {
    let run = record("apps/shop.json5", lines: ["tap 2"])
    #expect(
      run.output.hasPrefix(
        """
        apps/shop.json5 · the recording goes to shop.recorded.json5
          00:00.000  launch
                     $AppStart       first time
                     $AppViewScreen  Home
        Home
        ╭──────────────────────────────────────╮  [1] "#search"
        """))
    for name in [
      "[2] { row: \"0:0\" }", "[4] { segment: 0, in: \"#sort\" }",
      "[6] { path: \"Home[0]/UIButton[0]\" }",
    ] {
      #expect(run.output.contains("  \(name)\n"), "\(name)")
    }
    #expect(
      run.output.contains(
        """

        > tap 2
          00:00.000  tap row 0:0
                     $AppClick       Home[0]/UITableView[0]/UITableViewCell[0:0]  "Teapot"
                     $AppPageLeave   Home  0.4 s
                     $AppViewScreen  Product ← Home
        Product
        ╭──────────────────────────────────────╮  [1] { back: true }
        """))
    #expect(
      run.output.hasSuffix(
        """

        shop.recorded.json5 has 1 recorded step; lab run shop.recorded.json5 repeats it

        """))
  }

  @Test func `no line of the screen is wider than 80 cells`() {
    let run = record("apps/shop.json5", lines: ["tap 2", "tap #buy"])
    let screens = run.output.split(separator: "\n").filter { $0.first.map("╭│┊╰".contains) == true }
    #expect(screens.count > 30)
    #expect(screens.allSatisfy { String($0).cellCount <= 80 })
  }

  @Test func `expect on writes the events of later steps`() {
    let lines = ["tap 2", "expect on", "tap #buy", "wait 1s", "expect off", "tap alert Yes"]
    #expect(record("apps/shop.json5", lines: lines).code == .held)
    #expect(
      folder["shop.recorded.json5"]?.contains(
        """
            { tap: "#buy",
              expect: [{ $AppClick: "Buy", with: { $element_path: "Product[0]/UIButton[0]" } }] },
            { wait: "1s" },
            { tap: { alert: "Yes" } },
        """) == true, "\(folder["shop.recorded.json5"] ?? "")")
  }

  @Test func `--expect gives the launch its events, too`() {
    #expect(record("apps/shop.json5", "--expect", lines: ["background"]).code == .held)
    let text = folder["shop.recorded.json5"] ?? ""
    #expect(text.contains(#"{ launch: {}, expect: ["$AppStart", { $AppViewScreen: "Home" }] },"#))
    #expect(LabRun("run", "shop.recorded.json5", in: folder).code == .held)
  }

  @Test func `a recording continues a scenario and keeps its text`() {
    #expect(record("visit.json5", lines: ["tap #buy", "tap 1"]).code == .held)
    #expect(
      folder["visit.recorded.json5"] == """
        // A visit.
        {
          scenario: "A visit",
          app: "apps/shop.json5",
          steps: [
            "launch", // at first
            { tap: { row: "0:0", in: "#products" } },
            // then he buys
            { tap: "#buy" },
            { tap: { alert: "Yes" } },
          ],
        }
        """)
    #expect(folder["visit.json5"] == Self.scenario)
  }

  @Test func `undo removes the last recorded step`() {
    let run = record("visit.json5", lines: ["tap #buy", "undo", "back", "undo", "undo", "wait 1s"])
    #expect(run.messages == "no step is recorded yet\n")
    #expect(folder["visit.recorded.json5"]?.contains("{ wait: \"1s\" }") == true)
    #expect(folder["visit.recorded.json5"]?.contains("#buy") == false)
  }

  struct Wrong: Sendable {
    let line: String
    let message: String

    init(_ line: String, _ message: String) { (self.line, self.message) = (line, message) }
  }

  @Test(arguments: [
    Wrong("tap 77", "element 77 does not exist;"), Wrong("tap #seach", "did you mean '#search'?"),
    Wrong("tap Covered", "#cover"), Wrong("tap Twice", "matches 2 views"),
    Wrong("tap #buy", "#buy is on Product; Home is shown"), Wrong("wait 8", "a duration such as"),
    Wrong("swipe sideways", "'left'"), Wrong("{ tap: ", "expected"),
    Wrong("{ tap: '#search' }, { tap: '#sort' }", "expected"), Wrong("3", "'3' is not a command"),
    Wrong("expect maybe", "'expect' takes on or off"), Wrong("why 9", "'why' takes a step from 1"),
    Wrong("launch", "the app is running"), Wrong("tap \"", "no final quote"),
    Wrong("{ stir: 1 }", "'stir' is not a step"), Wrong("back", "there is no way back"),
  ])
  func `a wrong command gives the reason, and the session goes on`(_ wrong: Wrong) {
    let run = record("apps/shop.json5", lines: [wrong.line, "wait 1s"])
    #expect(run.code == .failed)
    #expect(run.messages.contains(wrong.message), "\(run.messages)")
    #expect(
      folder["shop.recorded.json5"]?.contains(
        """
            "launch",
            { wait: "1s" },
          ],
        """) == true)
  }

  @Test func `the end of the input and quit write the same`() {
    _ = record("visit.json5", lines: ["tap #buy"])
    let atEnd = folder["visit.recorded.json5"]
    _ = record("visit.json5", "--force", lines: ["tap #buy", "quit", "tap 1"])
    #expect(folder["visit.recorded.json5"] == atEnd)
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

  @Test func `why, tree, screen and steps show the state`() {
    let run = record("visit.json5", lines: ["tap #buy", "why", "why 1", "tree", "screen", "steps"])
    #expect(run.messages == "")
    for text in ["step 3  ", "step 1  ", "hit test", "UIAlertController", "{ tap: \"#buy\" }"] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test func `a file is not replaced without --force`() {
    folder["shop.recorded.json5"] = "mine"
    let run = record("apps/shop.json5", lines: ["tap 2"])
    #expect(run.code == .invalid)
    #expect(run.messages.contains("'shop.recorded.json5' exists already; add --force"))
    #expect(folder["shop.recorded.json5"] == "mine")
    #expect(record("apps/shop.json5", "--force", lines: ["tap 2"]).code == .held)
  }

  @Test(arguments: [
    (["apps/shop.json5", "--out", "apps/a.json5"], "'apps' is not run as a scenario"),
    (["apps/shop.json5", "--out", "a.txt"], "end it in .json5"),
    (["apps/shop.json5", "--out", "a.paths.json5"], "end it in .json5"),
    (["apps/shop.json5", "--out", "visit.json5"], "exists already"),
    (["-"], "record reads its commands from standard input; name a file"),
    (["apps/shp.json5"], "did you mean 'apps/shop.json5'?"), (["apps"], "is a folder"),
    ([], "record takes one file, found 0"),
    (["visit.json5", "a"], "record takes one file, found 2"),
  ])
  func `a wrong command line ends before the recording`(arguments: [String], message: String) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: ["record"] + arguments,
      CommandConsole(
        output: output, errors: messages, files: folder, store: folder, host: TypedLines(["tap 2"]))
    )
    #expect(code == .invalid)
    #expect(messages.text.contains(message), "\(messages.text)")
    #expect(folder.files.count == 2)
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

  @Test func `a file that cannot be written in the end is printed`() {
    folder.surprises["visit.recorded.json5"] = "disk full"
    let run = record("visit.json5", lines: ["tap #buy"])
    #expect(run.code == .failed)
    #expect(run.messages.contains("cannot be written: disk full"))
    #expect(run.output.contains("    { tap: \"#buy\" },\n"))
  }

  @Test func `a scenario with a step that fails cannot be continued`() {
    let row = "{ row: \"0:0\", in: \"#products\" }"
    folder["visit.json5"] = Self.scenario.replacing(row, with: "\"#buy\"")
    let run = record("visit.json5", lines: ["wait 1s"])
    #expect(run.code == .invalid)
    #expect(run.messages.contains("step 2 (tap #buy) cannot be performed, so no step can follow: "))
    #expect(folder["visit.recorded.json5"] == nil)
  }

  @Test func `mistakes of the scenario are shown in its own file`() {
    folder["visit.json5"] = Self.scenario.replacing("0:0", with: "0:7")
    let run = record("visit.json5", lines: ["wait 1s"])
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("visit.json5:7:12: no screen of the app has row 0:7"))
  }

  @Test func `one of several examples is continued`() {
    let text = Self.scenario.replacing(
      "\"A visit\",",
      with: """
        "A visit", examples: [{ name: "pot", row: "0:0" }, { name: "cup", row: "0:1" }],
        """
    ).replacing("\"0:0\", in", with: "\"${row}\", in")
    folder["visit.json5"] = text
    let run = record("visit.json5", lines: ["tap #buy"])
    #expect(run.code == .invalid)
    #expect(run.messages.contains("2 examples; a recording continues one"))
    #expect(record("visit.json5#cup", lines: ["tap #buy"]).code == .held)
    #expect(folder["visit.recorded.json5"]?.contains("{ tap: \"#buy\" },") == true)
  }
}
