import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// Typed texts in the outputs of commands: a step tells its own, unless its input is secure.
@Suite struct TypedTextOutputTests {
  /// Words, each given to an input in another way; those with `x` are secure.
  private static let words = [
    "zqfield", "zqxsecure", "zqview", "zqsearch", "zqgiven", "zqpressed", "zqcell", "zqxalert",
    "zqignored", "zqxsent", "zqxset", "zqxpassed", "zqxinserted",
  ]

  private static let scenario = """
    { scenario: "ten words", tracker: { upload: { address: "https://d/x", cache: "writeThrough" },
        statistics: true, ignoreScreens: ["P"] },
      app: { root: { navigation: "H" }, classes: {
        H: { is: "UIViewController", view: { stack: "vertical", subviews: [
          { is: "UITextField", id: "f1", on: { editingChanged: "hit:", editingDidEnd: "hit:" } },
          { is: "UITextField", id: "f2", secure: true }, { is: "Hidden", id: "sent" },
          { is: "UITextView", id: "tv" }, { is: "UISearchBar", id: "sb" },
          { is: "UITextField", id: "f5", text: "given", on: { touchDown: "hit:" },
            gestures: [{ is: "UITapGestureRecognizer", action: "hit:" }] },
          { is: "UITextView", id: "tv2",
            gestures: [{ is: "UILongPressGestureRecognizer", action: "hit:" }] },
          { is: "UIButton", id: "al", title: "Ask", on: { touchUpInside: "ask:" } },
          { is: "UIButton", id: "go", title: "Go", on: { touchUpInside: "go:" } },
          { is: "UITableView", id: "tb", sections: [{ rows: [{ text: "row", views: [
            { is: "UITextField", id: "cf", frame: [100, 0, 100, 40] }] }] }] } ] },
          methods: { "hit:": [], "go:": [{ push: "P" }],
            "ask:": [{ alert: { title: "Q", fields: [{ id: "af", secure: true }],
              actions: [{ title: "OK" }] } }], "tableView:didSelectRowAtIndexPath:": [] } },
        Hidden: { is: "UITextField", methods: { "setSecureTextEntry:": [] } },
        P: { is: "UIViewController", view: { stack: "vertical", subviews: [
          { is: "UITextField", id: "pf" }] } } } },
      steps: [ { launch: {} },
        { type: "zqfield", into: "#f1" }, { type: "zqxsecure", into: "#f2" },
        { type: "zqview", into: "#tv" }, { type: "zqsearch", into: "#sb" },
        { type: "zqgiven", into: "#f5" }, { type: "zqpressed", into: "#tv2" },
        { longPress: "#tv2" }, { trackClick: "#f5" }, { trackClick: "#sb" },
        { type: "zqcell", into: "#cf" }, { tap: { row: "0:0", in: "#tb" } },
        { tap: "#al" }, { type: "zqxalert", into: "#af" },
        { tap: { alert: "OK" } }, { tap: "#go" }, { type: "zqignored", into: "#pf" },
        { background: {} }, { kill: {} }, { launch: {} }, { flush: {} },
        { send: "setSecureTextEntry:", to: "#sent" }, { type: "zqxsent", into: "#sent" },
        { set: { "#f2.text": "zqxset" } }, { send: "setText:", to: "#f2", with: "zqxpassed" },
        { send: "insertText:", to: "#f2", with: "zqxinserted" },
        { type: "zqxsecure", into: "#f2", expect: ["$AppClick"] } ] }
    """

  /// The command lines that read the scenario, without a step.
  private static let lines = [
    ["run", "--verbose"], ["check"], ["report", "--out", "page.html"],
    ["run", "--reporter", "jsonl,junit=j.xml,github=g.txt,html=h.html,report-data=d.json"],
    ["run", "--update=all"], ["run", "--list"], ["encode", "--jsonl", "e.jsonl", "--csv", "e.csv"],
    ["paths"], ["paths", "--json"], ["why"], ["why", "--json"], ["dispatch"], ["mutate"],
    ["rules", "match"], ["ids"], ["ids", "--json"],
  ]

  /// Those about the screen after a step.
  private static let linesAtSteps = [
    ["screen"], ["screen", "--json"], ["tree"], ["tree", "--json"],
  ]

  @Test func `a typed text is only in its own step, and one of a secure input nowhere`() {
    let steps = ["3", "8", "12", "14", "15", "17"]
    let all =
      Self.lines + product(Self.linesAtSteps, steps).map { $0.0 + ["--at", $0.1] }
      + product([["suggest"], ["pick"]], ["#tv2", "#go"]).map { $0.0 + [$0.1, "--at", "7"] }
    for words in all {
      let folder = MemoryFolder(["s.json5": Self.scenario])
      let names = words[0] == "rules" ? 2 : 1
      let name = words[0] == "pick" ? ["--name", "X"] : []
      let end: [String] = Array(words.dropFirst(names)) + name
      let line: [String] = Array(words.prefix(names)) + ["s.json5"] + end
      let run = LabRun(line, in: folder)
      // A text view has no clicks, so nothing can be suggested for it.
      let isRefused = run.code == .invalid && words.contains("#tv2")
      #expect(run.code.rawValue < 2 || isRefused, "\(words): \(run.messages)")
      let files = folder.files.filter { $0.key != "s.json5" }.values
        .map { String(decoding: $0, as: UTF8.self) }
      for text in [run.output, run.messages] + files {
        let rest = text.replacing(#/type:? \\?"zq[a-w]+\\?"/#, with: "")
        for word in Self.words { #expect(!rest.contains(word), "\(line): \(rest.around(word))") }
      }
    }
  }
}

extension String {
  fileprivate func around(_ word: String) -> Substring {
    guard let range = firstRange(of: word) else { return "" }
    let start = index(range.lowerBound, offsetBy: -80, limitedBy: startIndex) ?? startIndex
    return self[start..<range.upperBound]
  }
}
