import LabLanguage
import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

/// Acceptances of changes, each of which covers one change.
@Suite struct RuleMigrations {
  private static let button =
    "{ is: \"UIButton\", origin: \"order-b\", id: \"order\", frame: [20, 100, 100, 44], "
    + "title: \"Order\", on: { touchUpInside: \"order\" } }"
  /// An element that no change concerns.
  private static let toggle = "{ is: \"UISwitch\", origin: \"toggle-s\", frame: [0, 500, 51, 31] }"
  private static let other = button.replacing("order-b", with: "other-b")

  /// The screen with a button, and with changes after which a rule for it does not match it alone.
  private static let heads =
    [
      button.replacing("UIButton", with: "LinkButton"),
      button.replacing("UIButton", with: "TextButton"),
      "{ origin: \"box-v\", frame: [0, 0, 390, 300], subviews: [\(button)] }",
      "\(other), \(button)",
      "\(other), \(button.replacing("UIButton", with: "LinkButton"))",
      "\(other), { origin: \"box-v\", frame: [0, 0, 390, 300], subviews: [\(button)] }",
      other.replacing("order", with: "help").replacing("Order", with: "Help"),
    ].map { app($0) } + [app(button, page: "Shop")]

  private static func app(_ views: String, page: String = "Home") -> String {
    """
    { root: "\(page)", classes: {
      LinkButton: { is: "UIButton" }, TextButton: { is: "UIButton" },
      \(page): { is: "UIViewController", origin: "home-vc",
        view: { origin: "home-v", subviews: [\(views), \(toggle)] },
        methods: { order: [], help: [] } } } }
    """
  }

  private static let words = [
    "impact", "--base", "a.json5", "--head", "b.json5", "--rules", "r.json5",
  ]

  private static func folder(_ head: String, migrations: String? = nil) -> MemoryFolder {
    let folder = MemoryFolder([
      "a.json5": app(button), "b.json5": head,
      "r.json5": "[{ name: \"Ordered\", page: \"Home\", path: \"Home[0]/UIButton[0]\" }]",
    ])
    folder["r.migrations.json"] = migrations
    return folder
  }

  @Test(arguments: TestSpace("RuleMigrations", heads.indices).some(2))
  func `an acceptance covers one change alone`(_ change: Int) {
    let folder = Self.folder(Self.heads[change])
    #expect(LabRun(Self.words, in: folder).code == .failed)
    let accepted = LabRun(Self.words + ["--accept", "Ordered", "--reason", "right"], in: folder)
    #expect(accepted.code == .held, "\(accepted)")
    for (index, head) in Self.heads.enumerated() {
      folder["b.json5"] = head
      let run = LabRun(Self.words, in: folder)
      #expect(run.code == (index == change ? .held : .failed), "\(index): \(run.output)")
    }
  }

  @Test(arguments: heads.indices)
  func `an entry that does not tell what an element has become covers gone ones`(
    _ change: Int
  ) throws {
    let folder = Self.folder(Self.heads[change])
    _ = LabRun(Self.words + ["--accept", "Ordered", "--reason", "right"], in: folder)
    let text = try #require(folder["r.migrations.json"])
    let old = text.replacing(/"now": \[(?:[^\n]*|\n[^\n]*\n *)\],/, with: "")
    #expect(old != text)
    folder["r.migrations.json"] = old
    let run = LabRun(Self.words, in: folder)
    #expect(run.code == (run.output.contains("GHOST") ? .held : .failed), "\(run)")
  }

  @Test(arguments: ["NOPE", "lost", ""])
  func `an unknown outcome is refused with its place`(_ outcome: String) {
    let entry = """
      [
        { "rule": "Ordered", "outcome": "\(outcome)", "from": [], "to": [], "reason": "right" }
      ]
      """
    let run = LabRun(Self.words, in: Self.folder(Self.heads[0], migrations: entry))
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("r.migrations.json:2:35: "), "\(run.messages)")
    #expect(run.messages.contains("'LOST'"), "\(run.messages)")
  }
}
