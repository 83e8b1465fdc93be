import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabSystem

/// A recording as a dialogue: reads commands line by line and prints the app's answers.
struct RecordingSession {
  /// True to write the events of new steps as expectations.
  var expectsEvents = false
  private var recording: Recording
  private let start: RecordingStart
  private let console: CommandConsole
  private let style: TextStyle
  /// True after a command that was refused.
  private var hasRefused = false

  init(_ recording: Recording, from start: RecordingStart, _ console: CommandConsole) {
    // The scenario has standard output for itself.
    let dialogue = start.isStreamed ? console.messaging() : console
    (self.recording, self.start, self.console) = (recording, start, dialogue)
    style = TextStyle(for: dialogue)
  }

  /// Reads commands until `quit` or the end of the input, and writes the scenario.
  mutating func perform() -> ExitCode {
    var head = StyledText()
    head.add(whole: start.operand, .bold)
    head.add(" · the recording goes to \(start.isStreamed ? "standard output" : start.out)")
    console.output.write(
      head.lines(style, width: console.width, indent: 2).map { $0 + "\n" }.joined())
    if start.isApp, expectsEvents { try? recording.expectEvents() }
    showSteps(from: start.isApp ? 0 : recording.run.report.outcomes.count - 1)
    showScreen()
    while let line = nextLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let word = words.first else { continue }
      if word == "quit", words.count == 1 { break }
      do throws(RecordingRefusal) {
        try obey(line, word, Array(words.dropFirst()))
      } catch {
        hasRefused = true
        let lines = error.lines.enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
        console.write(messages: lines.map(\.printable))
      }
    }
    guard save() else { return .failed }
    return hasRefused && !console.host.hasKeyboard ? .failed : .held
  }

  private func nextLine() -> String? {
    guard console.host.hasKeyboard else {
      let line = console.nextLine()
      if let line { write(["", "> \(line)"]) }
      return line
    }
    console.output.write("> ")
    let line = console.nextLine()
    if line == nil { console.output.write("\n") }
    return line
  }

  private mutating func obey(
    _ line: String, _ word: String, _ rest: [String]
  ) throws(RecordingRefusal) {
    switch word {
    case "help": console.write(lines: Self.help, hanging: 19)
    case "undo": try undo()
    case "expect" where rest == ["on"] || rest == ["off"]:
      try expect(rest == ["on"])
    case "expect": throw RecordingRefusal("'expect' takes on or off")
    case "why": try explain(rest.first)
    case "tree": try showTree()
    case "screen": showScreen()
    case "steps": write(recording.steps.map { "  \($0)" })
    case "back" where rest.isEmpty: try add("{ tap: { back: true } }")
    case _ where line.drop(while: \.isWhitespace).first == "{": try add(line)
    default: try add(try StepGrammar(elements: selectors).step(line, orCommands: Self.commands))
    }
  }

  /// Begins or ends to write events; a step without 'expect' beside one with it expects none.
  private mutating func expect(_ isOn: Bool) throws(RecordingRefusal) {
    if isOn { try recording.expectEvents() }
    expectsEvents = isOn
    let goesOn = !isOn && recording.expectsEvents
    write([
      goesOn
        ? "other steps expect events, so the events of new steps become 'expect', too"
        : "the events of \(isOn ? "all steps become" : "new steps do not become") 'expect'"
    ])
  }

  private var selectors: [String?] {
    screen?.selectors ?? []
  }

  private var screen: NumberedScreen? {
    recording.run.session.map { NumberedScreen(of: $0, naming: scheme) }
  }

  private var scheme: any PathScheme { recording.run.loaded.scenario.tracker.configuration.scheme }

  private mutating func add(_ step: String) throws(RecordingRefusal) {
    try recording.add(step, expectingEvents: expectsEvents)
    showSteps(from: recording.run.report.outcomes.count - 1)
    showScreen()
  }

  private mutating func undo() throws(RecordingRefusal) {
    guard let last = recording.steps.last else { throw RecordingRefusal("no step is recorded yet") }
    _ = try recording.undo()
    write(["without \(last)"])
    showScreen()
  }

  private func explain(_ word: String?) throws(RecordingRefusal) {
    let run = recording.run
    let count = run.report.outcomes.count
    let number = word.map { Int($0) ?? 0 } ?? count
    guard (1...count).contains(number) else {
      throw RecordingRefusal("'why' takes a step from 1 to \(count)")
    }
    let outcome = run.report.outcomes[number - 1]
    let explanation = StepExplanation(of: outcome, run.traces[number - 1], in: run.report)
    ExplanationWriter(on: console)
      .write(explanation, of: outcome, run.loaded.scenario.steps[number - 1].value)
  }

  private func showTree() throws(RecordingRefusal) {
    guard let session = recording.run.session else { throw RecordingRefusal(Self.noScreen) }
    console.write(lines: ViewHierarchy(of: session, scheme: scheme).lines, hanging: 4)
  }

  private func showScreen() {
    write(screen?.lines(width: console.width) ?? [Self.noScreen])
  }

  private static let noScreen = "no app is on the screen; relaunch it, or return to it"

  private func showSteps(from index: Int) {
    let report = recording.run.report
    let timeline = Timeline(of: report, on: console, isVerbose: false)
    for outcome in report.outcomes.dropFirst(index) {
      console.output.write(timeline.lines(of: outcome).map { $0 + "\n" }.joined())
    }
  }

  /// Writes the scenario; prints it if it cannot be written.
  private func save() -> Bool {
    let count = recording.steps.count.counted("recorded step")
    do throws(FileError) {
      try start.write(recording.text, console)
    } catch {
      console.write(message: "lab: \(error.path.quoted) cannot be written: \(error.reason)")
      write(["", "The scenario so far:"])
      console.output.write(String(decoding: recording.text, as: UTF8.self) + "\n")
      return false
    }
    if start.isStreamed {
      write(["", "\(count) went to standard output"])
    } else {
      write(["", "\(start.out) has \(count); \(console.program) run \(start.out) repeats it"])
    }
    return true
  }

  private func write(_ lines: [String]) { console.write(lines: lines, shortensPaths: false) }
}

/// The commands beside steps.
extension RecordingSession {
  private static let commands = [
    "back", "why", "tree", "screen", "steps", "undo", "expect", "help", "quit",
  ]

  private static let help = [
    "tap 3              taps element 3 of the screen; also doubleTap, longPress",
    "tap #buy           also .Class, \"text\", alert Yes, tab Cart, bar Sale, row 0:2 in #list",
    "type \"tea\" into #search",
    "back               taps the back button",
    "scroll #list to 0:22",
    "swipe left on #row",
    "wait 8s            lets time pass",
    "background         any verb of the format without a value: foreground, kill, relaunch …",
    "{ swipe: \"up\" }    any step in JSON5",
    "page tap buy       a step of the page in a web view: navigate ADDRESS, track NAME …",
    "expect on          writes the events of all steps as 'expect'; expect off",
    "undo               removes the last recorded step",
    "why [STEP]         explains the last step, or another one by its number",
    "screen, tree       the elements with numbers; all views with paths",
    "steps              the recorded steps",
    "quit               writes the scenario, like the end of the input",
  ]
}

extension CommandConsole {
  /// Returns the next line of the input, after everything written so far has been shown.
  func nextLine() -> String? {
    // A failed write closes the output; the error is reported when the lab ends.
    try? output.finish()
    try? errors.finish()
    return host.line()
  }
}
