import Foundation
import MiniUI
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct DispatchCommands {
  private static let files = MemoryFiles([
    "s.json5": """
    {
      scenario: "Two hooks",
      app: {
        root: "HomeViewController",
        classes: {
          HomeViewController: { is: "UIViewController", methods: { order: [] } },
          DetailViewController: { is: "HomeViewController" },
        },
      },
      steps: [
        { launch: {} },
        { name: "hooked", hook: [
          { add: "-[HomeViewController sdk_viewDidAppear:]", like: "viewDidAppear:", do: [
            { note: "screen {self}" }, { call: "sdk_viewDidAppear:" },
          ] },
          { exchange: "-[HomeViewController viewDidAppear:]",
            with: "-[HomeViewController sdk_viewDidAppear:]" },
          { replace: "-[HomeViewController order]", do: [{ note: "order" }, { original: {} }] },
        ] },
        { name: "ordered", send: "order" },
        { kill: {} },
      ],
    }
    """
  ])

  /// The lines below the head and the place.
  private func lines(_ words: String) -> [String] {
    let output = run(words).output.split(separator: "\n", omittingEmptySubsequences: false)
    return output.dropFirst(3).dropLast().map(String.init)
  }

  private func run(_ words: String) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    // An apostrophe groups words, as in a shell.
    let parts = words.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    let arguments = parts.flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    let code = Lab.main(
      arguments: arguments,
      CommandConsole(output: output, errors: messages, files: Self.files))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test
  func `without a name, dispatch lists the app's classes, then changed classes of the system`() {
    let all = lines("dispatch s.json5 --at hooked")
    #expect(
      all.prefix(8) == [
        "DetailViewController : HomeViewController", "",
        "HomeViewController : UIViewController",
        "  - order               step 2.3 > HomeViewController",
        "  - sdk_viewDidAppear:  screens > -[UIViewController viewDidAppear:]", "",
        "UIActionSheet : UIView", "  - setDelegate:  dialogs > UIActionSheet",
      ])
    #expect(
      all.suffix(3) == [
        "UIViewController : UIResponder",
        "  - viewDidAppear:     step 2.1 -[HomeViewController sdk_viewDidAppear:]",
        "  - viewDidDisappear:  screens > UIViewController",
      ])
  }

  @Test func `a message lists each class that implements it, with the owner of each code`() {
    #expect(
      lines("dispatch s.json5 --at hooked sdk_viewDidAppear:") == [
        "-[HomeViewController sdk_viewDidAppear:]", "  1  screens  hook",
        "  2  UIKit    -[UIViewController viewDidAppear:]",
      ])
    #expect(
      lines("dispatch s.json5 --at 2 '-[DetailViewController order]'") == [
        "-[DetailViewController order]  inherited from HomeViewController",
        "  1  step 2.3  -[HomeViewController order]",
        "  2  the app   -[HomeViewController order]",
      ])
    #expect(
      lines("dispatch s.json5 --at 2 '-[UIView order]'") == [
        "-[UIView order]", "  no method", "  a send ends the app: unrecognized selector",
      ])
  }

  @Test func `a class lists its own methods, and inherited ones with hooks`() {
    #expect(
      lines("dispatch s.json5 --at 1 HomeViewController") == [
        "HomeViewController : UIViewController", "  - order  HomeViewController", "",
        "inherited, with hooks or other code",
        "  - viewDidAppear:  of UIViewController  screens > UIViewController",
        "  - viewDidDisappear:  of UIViewController  screens > UIViewController",
      ])
  }

  @Test func `--diff shows the chains before and after, of one name if there is one`() {
    let order = [
      "HomeViewController : UIViewController", "  - order", "    before  HomeViewController",
      "    after   step 2.3 > HomeViewController",
    ]
    #expect(lines("dispatch s.json5 --diff 1 hooked order") == order)
    #expect(lines("dispatch s.json5 order --diff 1 2") == order)
    #expect(
      lines("dispatch s.json5 --diff 1 2").suffix(4) == [
        "UIViewController : UIResponder", "  - viewDidAppear:",
        "    before  screens > UIViewController",
        "    after   step 2.1 -[HomeViewController sdk_viewDidAppear:]",
      ])
    #expect(lines("dispatch s.json5 --diff 2 3") == ["no difference"])
  }

  @Test func `--json prints classes with their chains, and changes with both chains`() {
    #expect(
      run("dispatch s.json5 --at 2 sdk_viewDidAppear: --json").output == """
        {
          "scenario": "s.json5",
          "step": 2,
          "classes": [
            {
              "name": "HomeViewController",
              "superclass": "UIViewController",
              "kind": "app",
              "methods": [
                {
                  "selector": "sdk_viewDidAppear:",
                  "kind": "instance",
                  "chain": [
                    {
                      "owner": "screens",
                      "kind": "hook"
                    },
                    {
                      "kind": "code",
                      "writtenFor": "-[UIViewController viewDidAppear:]"
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
    #expect(
      run("dispatch s.json5 --diff 1 2 order --json").output == """
        {
          "scenario": "s.json5",
          "steps": [1, 2],
          "changes": [
            {
              "class": "HomeViewController",
              "method": "- order",
              "before": ["HomeViewController"],
              "after": ["step 2.3", "HomeViewController"]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    (
      "dispatch",
      "dispatch takes a scenario and at most one class or message, found 0 words; "
        + "write lab dispatch FILE [NAME]"
    ),
    (
      "dispatch s.json5 a b",
      "dispatch takes a scenario and at most one class or message, found 3 words; "
        + "write lab dispatch FILE [NAME]"
    ),
    (
      "dispatch s.json5 --at 1 HomeViewControler",
      "no class and no message is called 'HomeViewControler'; "
        + "did you mean 'HomeViewController'?"
    ),
    (
      "dispatch s.json5 --at 1 viewDidAppear",
      "no class and no message is called 'viewDidAppear'; did you mean 'viewDidAppear:'?"
    ),
    (
      "dispatch s.json5 --at 1 '-[HomeViewControlle order]'",
      "no class is called 'HomeViewControlle'; did you mean 'HomeViewController'?"
    ),
    (
      "dispatch s.json5 --at 1 '-[HomeViewController ordre]'",
      "no class implements 'ordre'; did you mean 'order'?"
    ),
    (
      "dispatch s.json5 --at 1 xyzzy",
      "no class and no message is called 'xyzzy'; "
        + "without a name, lab dispatch lists the app's classes"
    ),
    ("dispatch s.json5 --diff 1", "--diff needs 2 values; write --diff STEP STEP"),
    ("dispatch s.json5 --diff 1 2 --at 1", "--at and --diff exclude each other"),
    (
      "dispatch s.json5 --diff 1 9", "there is no step 9; the scenario has 4 steps"
    ),
  ])
  func `a wrong command line prints the mistake and the remedy`(_ words: String, _ message: String)
  {
    let found = run(words)
    #expect(found.code == .invalid)
    #expect(found.output == "")
    #expect(found.messages.hasPrefix("lab: \(message)\n"), "\(found.messages)")
  }

  /// The lines about a hazard of the repository.
  private func hazard(_ name: String, _ words: String...) -> [String] {
    let path = Repository.root.appending(path: "Scenarios/hazards/\(name).json5").path
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    _ = Lab.main(
      arguments: ["dispatch", path] + words,
      CommandConsole(output: output, errors: messages, files: Disk()))
    return output.text.split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func `a class lists its private subclasses, those of objects and those that hide`() {
    #expect(
      hazard("16-lying-class", "--at", "6", "NewsViewController").suffix(8) == [
        "NewsViewController_One : NewsViewController  "
          + "(hidden: its objects report another class)",
        "  - class                               NewsViewController_One",
        "  - tableView:didSelectRowAtIndexPath:  step 2.2 > NewsViewController",
        "NewsViewController_One_Hooked1 : NewsViewController_One  (private to NewsViewController)",
        "  - class                               NewsViewController_One_Hooked1",
        "  - tableView:didSelectRowAtIndexPath:  rowSelections",
        "        > step 2.2 -[NewsViewController_One tableView:didSelectRowAtIndexPath:]",
        "        > NewsViewController",
      ])
  }

  @Test func `a message without a method names the forwarding methods`() {
    #expect(
      hazard(
        "14-replaced-delegate", "--at", "3", "-[ListProxy tableView:didSelectRowAtIndexPath:]")
        == [
          "-[ListProxy tableView:didSelectRowAtIndexPath:]", "  no method",
          "  a send asks -[ListProxy forwardingTargetForSelector:]",
        ])
  }

  @Test func `the cached answers of a delegate belong to the table`() {
    #expect(
      hazard("14-replaced-delegate", "--diff", "2", "3").suffix(5) == [
        "delegates", "  before  delegate of UITableView: NewsViewController answers",
        "        tableView:didSelectRowAtIndexPath:",
        "  after   delegate of UITableView: ListProxy answers",
        "        tableView:didSelectRowAtIndexPath:",
      ])
    #expect(
      hazard("15-delegate-asked-before", "--at", "2").suffix(4) == [
        "delegates", "  dataSource of UITableView: NewsViewController answers",
        "        numberOfSectionsInTableView:, tableView:titleForFooterInSection:,",
        "        tableView:titleForHeaderInSection:",
      ])
  }

  @Test func `a process that has ended has no table`() {
    #expect(run("dispatch s.json5").code == .nothingMatched)
    #expect(
      run("dispatch s.json5").messages
        == "lab: the app is not running after step 4 (kill); choose another step with --at\n")
  }
}
