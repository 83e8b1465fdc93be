import Foundation
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The reason why a step could not run, its consequences and its remedies.
@Suite struct Causes {
  private static let rows = (0..<40).map { "\"Row \($0)\"" }.joined(separator: ", ")
  private static let deep = """
    { is: "UIButton", id: "deep", title: "Deep", frame: [20, 700, 100, 44] }
    """
  private static let views = """
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 100, 44],
                on: { touchUpInside: "didTapBuy:" } },
              { is: "UITableView", id: "products", frame: [0, 200, 390, 200],
                sections: [{ rows: [\(rows)] }] },
              { is: "UIScrollView", id: "page", frame: [0, 420, 390, 200], contentSize: [390, 900],
                subviews: [\(deep)] },
    """

  private func lines(_ steps: String, methods: String = Shop.methods) -> [String] {
    let text = Shop.scenario(steps: steps, views: Self.views, methods: methods)
    return LabRun(running: text).output.split(separator: "\n").map(String.init)
  }

  @Test func `the reason comes first, with the line and a caret; its consequences are one line`() {
    let lines = lines(
      """
          { launch: {} },
          { set: { '#buy.title': 'Buys' } },
          { tap: 'Buy', expect: [{ event: '$AppClick' }] },
      """)
    let shown = lines.drop { !$0.contains("  tap ") }.dropFirst().prefix(6)
    #expect(
      Array(shown) == [
        "             s.json5:27:5: nothing on the screen matches \"Buy\"; did you mean 'Buys'?",
        "                 { tap: 'Buy', expect: [{ event: '$AppClick' }] },",
        "                 ^",
        "             \"Buy\" was on the screen after step 1 (launch): lab tree s.json5 --at 1",
        "             the screen is ShopViewController",
        "             1 expectation failed because of it",
      ])
    #expect(!lines.contains { $0.contains("no such event") || $0.contains("can be tapped") })
  }

  /// Steps that cannot run, of every kind of reason that people meet often.
  private static let faults = [
    "{ tap: 'Buy' }", "{ tap: { row: '0:30', in: '#products' } }", "{ tap: 'Row 30' }",
    "{ tap: '#deep' }", "{ launch: {} }", "{ send: 'pay' }", "{ foreground: {} }",
  ]

  @Test(arguments: faults) func `no sentence is printed twice`(_ fault: String) throws {
    let text = Shop.scenario(
      steps: """
          { launch: {} }, { set: { '#buy.title': 'Buys' } },
          \(fault.dropLast()), expect: [{ event: '$AppClick' }] },
        """, views: Self.views)
    let output = LabRun(running: text).output
    let sentences = output.split { $0 == "\n" || $0 == ";" }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.split(separator: " ").count > 3 }
    #expect(Set(sentences).count == sentences.count, "\(output)")
    let message = try #require(try run(text).fault?.message)
    #expect(output.split(separator: message).count == 2, "\(output)")
  }

  @Test(arguments: [
    (
      "{ tap: { row: '0:30', in: '#products' } }",
      ##"{ scroll: { list: "#products", to: "0:30" } }"##
    ),
    ("{ tap: 'Row 30' }", ##"{ scroll: { list: "#products", to: "0:30" } }"##),
    ("{ tap: '#deep' }", ##"{ scroll: { list: "#page", by: [0, 622] } }"##),
  ])
  func `the step that scrolls an element into view can be pasted`(
    _ step: String, _ remedy: String
  ) throws {
    let lines = lines("    { launch: {} },\n    \(step),")
    #expect(lines.contains("             add this step before it: \(remedy)"), "\(lines)")
    let mended =
      lines.isEmpty ? [] : self.lines("    { launch: {} },\n    \(remedy),\n    \(step),")
    #expect(!mended.contains { $0.contains("✗") }, "\(mended)")
  }

  private static let twoScreens = """
    { scenario: "Two screens", app: { root: { navigation: "Home" }, classes: {
        Home: { is: "UIViewController", view: { subviews: [
          { is: "UIButton", id: "next", title: "Next", frame: [0, 100, 90, 44],
            on: { touchUpInside: "next:" } },
          { is: "UIButton", id: "share", title: "Share", frame: [0, 200, 90, 44],
            on: { touchUpInside: "share:" } } ] },
          methods: { "next:": [{ push: "Other" }], "share:": [] } },
        Other: { is: "UIViewController" } } },
      steps: [{ launch: {} }, { tap: "#next" }, { tap: "#share" }] }
    """

  @Test func `an element of an earlier screen names the step, and the command that shows it`() {
    let run = LabRun(running: Self.twoScreens)
    let start = "             "
    #expect(run.output.contains("\(start)#share is on Home; Other is shown\n"))
    #expect(
      run.output.contains(
        "\(start)#share was on the screen after step 1 (launch): lab tree s.json5 --at 1\n"))
    #expect(!run.output.contains("can be tapped"))
  }

  @Test func `a picked element of another screen names the step`() {
    let text = Self.twoScreens.replacing(", { tap: \"#share\" }", with: "")
    let files = MemoryFiles(["s.json5": text])
    let run = LabRun("pick", "s.json5", "#share", "--name", "Shared", files: files)
    #expect(run.code == .nothingMatched)
    #expect(
      run.messages.hasPrefix(
        "lab: nothing on the screen matches #share\n"
          + "  it is on the screen after step 1 (launch); add --at 1\n"))
    let remedied = LabRun(
      "pick", "s.json5", "#share", "--name", "Shared", "--at", "1", files: files)
    #expect(remedied.code == .held, "\(remedied.messages)")
  }

  @Test func `a crash is the reason, and is printed once`() {
    let lines = lines("    { launch: {} },\n    { send: 'pay' },")
    #expect(lines.count { $0.contains("NSInvalidArgumentException") } == 1)
    #expect(!lines.contains { $0.contains("crashed   ") })
  }

  @Test func `an event in another place is one difference`() {
    let lines = lines(
      "    { launch: {}, expect: [{ event: '$AppViewScreen' }, { event: '$AppStart' }] },")
    let shown = lines.dropFirst().prefix { !$0.contains("again:") }
    #expect(
      shown.map { $0.trimmingCharacters(in: .whitespaces).replacing(#/ {2,}/#, with: "  ") }
        .dropFirst()
        == [
          "expected  $AppViewScreen", "found  $AppViewScreen  came later  at s.json5:25:28",
          "$AppStart  first time", "$AppViewScreen  ShopViewController  out of order",
        ])
  }

  @Test func `an unexpected event comes with the 'expect' that describes the step`() throws {
    let steps =
      "    { launch: {} },\n    { tap: '#buy', expect: [] },\n"
      + "    { wait: '8s' }, { background: {} },"
    let lines = lines(steps)
    #expect(
      lines.contains(
        "             to expect this: expect: "
          + #"["$AppStart", { $AppViewScreen: "ShopViewController" }],"#
      ))
    #expect(lines.contains(#"             to expect this: expect: [{ $AppClick: "Buy" }],"#))
    #expect(
      lines.contains(
        #"             to expect this: expect: [{ $AppPageLeave: "8s..9s" }, "$AppEnd"],"#))
  }

  @Test func `an expectation that is pasted holds`() throws {
    let steps = [
      "launch: {}", "tap: '#buy'", "wait: '1s'", "set: { '#buy.title': 'More' }", "tap: '#buy'",
      "wait: '8s'", "background: {}",
    ]
    let open = steps.map { "    { \($0) }," }.joined(separator: "\n")
    let first = lines(open.replacing("tap: '#buy' }", with: "tap: '#buy', expect: [] }"))
    let pasted = first.compactMap { $0.firstMatch(of: /to expect this: (.*),$/).map { "\($0.1)" } }
    // The other steps give no event.
    try #require(pasted.count == 4)
    var rest = pasted[...]
    let closed = steps.map { step in
      let isSilent = step.hasPrefix("set") || step.hasPrefix("wait")
      return "    { \(step)" + (isSilent ? "" : ", \(rest.popFirst() ?? "")") + " },"
    }
    let text = Shop.scenario(steps: closed.joined(separator: "\n"), views: Self.views)
    let run = LabRun(running: text)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }

  @Test(arguments: ["tree", "paths", "ids"]) func `commands about a scenario print the same cause`(
    _ command: String
  ) {
    let text = Shop.scenario(
      steps: "    { launch: {} },\n    { set: { '#buy.title': 'Buys' } },\n    { tap: 'Buy' },")
    let run = LabRun(command, "s.json5", files: MemoryFiles(["s.json5": text]))
    #expect(run.code == .failed)
    #expect(
      run.messages.hasPrefix(
        "s.json5:25:5: nothing on the screen matches \"Buy\"; did you mean 'Buys'?\n"
          + "    { tap: 'Buy' },\n    ^\n"
          + "\"Buy\" was on the screen after step 1 (launch): lab tree s.json5 --at 1\n"
          + "the screen is ShopViewController\n"))
  }
}
