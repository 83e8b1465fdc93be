import Foundation
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabLanguage
@testable import LabSystem

@Suite struct ScreenCommands {
  private static let path = Repository.root
    .appending(path: "Scenarios/screens/wide-screen.json5").path

  private func drawing(_ words: String...) -> [String] {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: Disk())
    _ = Lab.main(arguments: ["screen", Self.path] + words, console)
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
      .map(String.init).filter { !$0.isEmpty }
  }

  @Test func `bars, rows, controls and texts are drawn by their frames, without covered parts`() {
    #expect(
      drawing("--at", "a row") == [
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│                                                                              │",
        "│                                                                              │",
        "│                                      Tea                                     │",
        "│══════════════════════════════════════════════════════════════════════════════│",
        "│ Assam                                                                        │",
        "│───────────────────────────────────────      [Order]          [OFF]           │",
        "│ 龙井茶                              ◂                                        │",
        "│───────────────────╳───────────────────             [Note]                    │",
        "│ Ceylon                                                                       │",
        "│───────────────────────────────────────                                       │",
        "│ Darjeeling                                  [Later]       ┌ #veil ───┐       │",
        "│───────────────────────────────────────                    │          │       │",
        "│ Sencha                                                    └──────────┘       │",
        "│───────────────────────────────────────                                       │",
        "│════════════════[ Tea ]═════════════════════════════════Cart══════════════════│",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "╳ {210, 157} on UITableViewCellContentView",
      ])
  }

  @Test func `an alert covers the screen, and the tap is marked`() {
    #expect(
      drawing("--at", "ordering") == [
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                ╳                             │",
        "│                           ╔══════════════════════╗                           │",
        "│                           ║        Order?        ║                           │",
        "│                           ║  It is paid later.   ║                           │",
        "│                           ║                      ║                           │",
        "│                           ║  [Yes]        [No]   ║                           │",
        "│                           ╚══════════════════════╝                           │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "│                                                                              │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "╳ {530, 123} on UIButton #order \"Order\"",
      ])
  }

  @Test func `--before draws the screen that the finger touched`() {
    let before = drawing("--at", "ordering", "--before")
    #expect(before.contains { $0.contains("龙井茶") && $0.contains("◂") })
    #expect(before.last == "╳ {530, 123} on UIButton #order \"Order\"")
    #expect(before.contains { $0.contains("╳") && $0.contains("[O") })
  }

  @Test func `--numbers numbers the elements that a person can operate, with their selectors`() {
    let lines = drawing("--at", "ordering", "--numbers")
    #expect(
      lines.suffix(2) == [
        "[1]  { alert: \"Yes\" }  _UIAlertControllerActionView",
        "[2]  { alert: \"No\" }   _UIAlertControllerActionView",
      ])
    #expect(lines.contains { $0.contains("[1]") && $0.contains("[2]") })
  }

  @Test func `--json lists the visible elements with frame, text, path and selector`() {
    let lines = drawing("--at", "launch", "--json")
    #expect(lines.isEmpty)
    let output = LabRun("screen", Self.path, "--at", "1", "--json", files: Disk()).output
    #expect(output.contains("\"selector\": {\n        \"row\": \"0:1\""))
    #expect(output.contains("\"text\": \"龙井茶\""))
    #expect(output.contains("\"frame\": [440, 101, 180, 44]"))
    #expect(output.contains("\"path\": \"TeaViewController[0]/UIButton[0]\""))
    #expect(!output.contains("Covered"))
  }

  @Test func `a typed text is drawn as dots, and the keyboard names its input`() {
    let text = ShownScreen.scenario
    let run = LabRun("screen", "s.json5", files: MemoryFiles(["s.json5": text]))
    #expect(run.output.contains("│ •••  "))
    #expect(run.output.contains("└ keyboard: types into UITextField #name ─"))
    #expect(run.output.matches(of: /secret/).count == 1)
  }

  @Test func `a screen before the first step, and one of an ended app, cannot be drawn`() {
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: "{ launch: {} }, { kill: {} }")])
    #expect(
      LabRun("screen", "s.json5", files: files).messages
        == "lab: the app is not on the screen after step 2 (kill); "
        + "choose another step with --at\n")
    #expect(
      LabRun("screen", "s.json5", "--at", "1", "--before", files: files).messages
        == "lab: the app is not on the screen before step 1 (launch); "
        + "choose another step with --at\n")
  }
}

/// The cells of texts.
@Suite struct ScreenTexts {
  @Test(arguments: [
    ("Buy", 3, "Buy"), ("Order", 3, "Or…"), ("龙井茶", 6, "龙井茶"), ("龙井茶", 5, "龙井…"),
    ("龙井茶", 4, "龙…"), ("Order", 0, ""), ("", 3, ""), ("a\u{301}b", 2, "a\u{301}b"),
  ])
  func `a text is shortened to its cells`(_ text: String, _ cells: Int, _ expected: String) {
    #expect(text.fitting(cells) == expected)
    #expect(text.fitting(cells).cellCount <= cells)
  }

  @Test func `a text wraps between words, and its last line is shortened`() {
    #expect("one two three".wrapped(7, lines: 2) == ["one two", "three"])
    #expect("one two three four".wrapped(7, lines: 2) == ["one two", "three …"])
    #expect("".wrapped(7, lines: 2) == [])
  }

  @Test func `a wide character is never cut in half`() {
    var canvas = ScreenCanvas(width: 4, height: 1)
    canvas.write("龙井", column: 0, row: 0, within: canvas.bounds, upTo: 0)
    canvas.write("x", column: 1, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" x井"])
    canvas.write("y", column: 2, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" xy "])
    canvas.write("龙", column: 3, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" xy "])
  }

  @Test func `an element is written only where none in front of it covers it`() {
    var canvas = ScreenCanvas(width: 6, height: 1)
    canvas.cover(CellRect(left: 2, top: 0, right: 4, bottom: 1), by: 5)
    canvas.write("abcdef", column: 0, row: 0, within: canvas.bounds, upTo: 3)
    #expect(canvas.lines == ["ab  ef"])
    canvas.write("abcdef", column: 0, row: 0, within: canvas.bounds, upTo: 5)
    #expect(canvas.lines == ["abcdef"])
    #expect(!canvas.shows(CellRect(left: 2, top: 0, right: 4, bottom: 1), upTo: 4))
    #expect(canvas.shows(CellRect(left: 1, top: 0, right: 3, bottom: 1), upTo: 4))
  }
}
