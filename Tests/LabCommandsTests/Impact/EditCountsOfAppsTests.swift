import AutoTrack
import Testing

@testable import LabCommands
@testable import LabLeague
@testable import LabRules
@testable import LabSystem

/// `lab-dev calibrate` of app files: each edit has its kind, with ids and without.
@Suite struct EditCountsOfApps {
  /// The parts of a screen that edits change.
  struct Screen {
    var controller = "HomeViewController"
    var views = [
      button("Order"), button("Share"), label("Welcome"), label("Goodbye"),
    ]
    var rows = ["Assam", "Ceylon", "Darjeeling"]
    var items = ["Sort", "Find"]

    static func button(_ title: String) -> (name: String, text: String) {
      (
        title,
        """
        is: "UIButton", title: "\(title)", id: "\(title.lowercased())",
        on: { touchUpInside: "did\(title):" }
        """
      )
    }

    static func label(_ text: String) -> (name: String, text: String) {
      (text, "is: \"UILabel\", text: \"\(text) to the shop\"")
    }

    /// The app file; with `ids` each view has an origin.
    func text(ids: Bool) -> String {
      func origin(_ name: String) -> String { ids ? "origin: \"o-\(name)\", " : "" }
      let described = views.enumerated().map { number, view in
        "{ \(origin(view.name))frame: [20, \(50 * number), 200, 44], \(view.text) },"
      }
      let cells = rows.map { "{ \(origin($0))text: \"\($0)\" }" }.joined(separator: ", ")
      let buttons = items.map { "{ title: \"\($0)\", action: \"did\($0):\" }" }
      return """
        { root: { navigation: "\(controller)" }, classes: { \(controller): {
            is: "UIViewController",
            "navigationItem.rightBarButtonItems": [\(buttons.joined(separator: ", "))],
            view: { \(origin("root"))subviews: [
              \(described.joined(separator: "\n      "))
              { \(origin("list"))is: "UITableView", frame: [0, 400, 390, 300],
                sections: [{ rows: [\(cells)] }] },
            ] },
            methods: { "didOrder:": [], "didShare:": [], "didHelp:": [], "didSort:": [],
              "didFind:": [], "didEdit:": [] } },
          TeaCell: { is: "UITableViewCell" }, ShopButton: { is: "UIButton" } } }
        """
    }
  }

  /// An edit of the screen with the kind that counts it; nil for one that is not counted.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: ChangeKind?
    let apply: @Sendable (inout Screen) -> Void
  }

  private static let edits = [
    Edit(testDescription: "a row", kind: .changeRows) { $0.rows.insert("Matcha", at: 1) },
    Edit(testDescription: "a control", kind: .insertBeforeSame) {
      $0.views.insert(Screen.button("Help"), at: 1)
    },
    Edit(testDescription: "a label", kind: .insertBeforeOther) {
      $0.views.insert(Screen.label("News"), at: 0)
    },
    Edit(testDescription: "a bar item", kind: .insertAfterSame) { $0.items.append("Edit") },
    Edit(testDescription: "a text", kind: .editText) {
      $0.views[2].text = "is: \"UILabel\", text: \"Hello to the shop\""
    },
    Edit(testDescription: "a class", kind: .renameClass) {
      $0.views[0].text = $0.views[0].text.replacing("UIButton", with: "ShopButton")
    },
    Edit(testDescription: "an order", kind: .reorder) { $0.views.swapAt(2, 3) },
    Edit(testDescription: "a removed label", kind: nil) { $0.views.remove(at: 3) },
    Edit(testDescription: "an identifier", kind: nil) {
      $0.views[0].text = $0.views[0].text.replacing("id: \"order\"", with: "id: \"buy\"")
    },
    Edit(testDescription: "a wrapper", kind: .wrap) { screen in
      let inner = screen.views[1].text
      screen.views[1] = (
        "wrapper",
        "is: \"UIView\", subviews: [{ origin: \"o-Share\", frame: [0, 0, 200, 44], \(inner) }]"
      )
    },
  ]

  @Test(arguments: edits, [true, false])
  func `an edit of an app file counts once, as its kind`(_ edit: Edit, _ ids: Bool) throws {
    var new = Screen()
    edit.apply(&new)
    let texts = [Screen(), new].map { $0.text(ids: ids) }
      .map { ids ? $0 : $0.replacing("origin: \"o-Share\", ", with: "") }
    let counts = try EditCounts(
      of: zip(["1.json5", "2.json5"], texts).map { name, text in
        (name: name, files: [(name: name, bytes: Array(text.utf8))])
      })
    #expect(counts.changedScreens == 1)
    // Without ids, a view with another frame in a new container is taken for a new one.
    let kind = edit.kind == .wrap && !ids ? .insertBeforeOther : edit.kind
    #expect(counts.edits == kind.map { [$0: 1] } ?? [:])
  }

  private static func folder() throws -> MemoryFolder {
    var new = Screen()
    new.rows.insert("Matcha", at: 0)
    return MemoryFolder([
      "1.json5": Screen().text(ids: true), "2.json5": new.text(ids: true),
      "other.json5": "{ root: \"Map\", classes: { Map: { is: \"UIViewController\" } } }",
      "foreign.json5": new.text(ids: true).replacing(
        "{ root:", with: "{ app: { bundle: \"com.example.maps\" }, root:"),
      "old/Main.storyboard": try ImpactStory.base(), "new/Main.storyboard": try ImpactStory.head(),
      "empty/read.me": "", "cut.json5": "{ root: ", "a.jsonl.gz": "\u{1F}",
    ])
  }

  @Test func `app files and folders of storyboards have rates`() throws {
    for words in [["1.json5", "2.json5"], ["old", "new"]] {
      let run = LabRun(["lab-dev", "calibrate"] + words, in: try Self.folder())
      #expect(run.code == .held, "\(run.messages)")
      #expect(run.messages == "1 changed screen, 1 edit\n")
      #expect(try RatesFile.rates("r", Array(run.output.utf8)).rates[.changeRows] == 1)
    }
  }

  @Test(arguments: [
    (["1.json5"], "calibrate needs two versions of an app, found one"),
    (["1.json5", "other.json5"], "other.json5: no view of 1.json5 is in this version; give"),
    (
      ["1.json5", "foreign.json5"], "foreign.json5: it is the app com.example.maps, and 1.json5 is"
    ),
    (["1.json5", "none.json5"], "none.json5: cannot be read"),
    (["1.json5", "cut.json5"], "cut.json5:1:8"),
    (["old", "empty"], "empty: the folder has no storyboard and no xib; give a folder of"),
  ])
  func `versions that cannot be compared have a place, a reason and a remedy`(
    _ words: [String], _ message: String
  ) throws {
    let run = LabRun(["lab-dev", "calibrate"] + words, in: try Self.folder())
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output == "")
  }
}
