import AutoTrack
import LabKitSupport
import MiniUI
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// A tracker that reports actions, for tests of the lab with a tracker of another package.
final class ActionTracker: LabTracker {
  static let name = "actions"
  private let process: AppProcess
  private let ignored: [String]
  private let report: TrackerReport
  private var hook: Hook?

  static func settings(from values: TrackerValues) -> [String] {
    let limit = values.number("limit", default: 1)
    if limit < 1, let value = values.value("limit") {
      values.refuse(value, "expected a limit of at least 1", remedy: "remove it")
    }
    return values.texts("ignoredClasses")
  }

  init(in process: AppProcess, settings: [String], report: TrackerReport) throws {
    (self.process, ignored, self.report) = (process, settings, report)
  }

  func start() throws {
    hook = try process.classes[Application.self].hook(
      .sendAction, owner: "actions",
      .before { [weak self] (_: Application, _, _, sender, _) in
        if let view = sender as? View { self?.note(view) }
      })
  }

  func stop() {
    hook?.remove()
    hook = nil
  }

  private func note(_ view: View) {
    let name = view.class.name
    guard !ignored.contains(name) else {
      return report.suppress("action of \(name)", because: .ignoredElement)
    }
    report.event("$AppClick", ["$element_type": .string(name)], of: "action of \(name)")
  }
}

/// The lab with a tracker that is not AutoTrack.
@Suite struct OtherTrackers {
  private static let head = """
    {
      scenario: "One tap",
      app: {
        root: "HomeViewController",
        classes: { HomeViewController: { is: "UIViewController", methods: { "didTapBuy:": [] },
          view: { stack: "vertical", subviews: [{ is: "UIButton", title: "Buy", id: "buy",
            on: { touchUpInside: "didTapBuy:" } }] },
        } },
      },
    """

  private static func run(
    _ words: String..., tracker: String? = nil, steps: String
  ) -> LabRun {
    run(words, tracker: tracker, steps: steps)
  }

  private static func run(
    _ words: [String], tracker: String? = nil, steps: String
  ) -> LabRun {
    let settings = tracker.map { "  tracker: \($0),\n" } ?? ""
    let text = head + "\n" + settings + "  steps: [\n\(steps)\n  ],\n}\n"
    return run(words, MemoryFiles(["s.json5": text]))
  }

  private static func run(_ words: [String], _ files: MemoryFiles) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: words, CommandConsole(output: output, errors: messages, files: files),
      trackers: [.autoTrack, TrackerKind(ActionTracker.self)])
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static let tap = """
        { launch: {}, expect: [] },
        { tap: "#buy", expect: [{ event: "$AppClick", with: { $element_type: "UIButton" } }] }
    """

  @Test func `a scenario runs against the chosen tracker, and its own events are compared`() {
    let run = Self.run("run", "s.json5", "--tracker", "actions", steps: Self.tap)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
    #expect(run.messages == "lab: no audit runs; the audit needs the tracker 'autotrack'\n")
    #expect(Self.run("run", "s.json5", steps: Self.tap).code == .failed)
  }

  @Test func `the command that repeats a run names the tracker`() {
    let run = Self.run(
      "run", "s.json5", "--tracker", "actions", steps: "{ launch: {}, expect: [{ event: \"e\" }] }")
    #expect(run.code == .failed)
    #expect(run.output.contains("again: lab run s.json5 --tracker actions\n"))
  }

  @Test func `the tracker reads its settings, and suppressed events have reasons`() {
    let steps = "{ launch: {} }, { tap: \"#buy\", expect: [], suppressed: \"ignoredElement\" }"
    let settings = "{ ignoredClasses: [\"UIButton\"] }"
    let run = Self.run(
      "run", "s.json5", "--tracker", "actions", tracker: settings, steps: steps)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
    let why = Self.run(
      "why", "s.json5", "2", "--tracker", "actions", tracker: settings, steps: steps)
    #expect(why.code == .held)
    #expect(why.output.contains("the element is ignored"), "\(why.output)")
  }

  @Test(arguments: [
    (
      "{ ignoredClases: [] }",
      "s.json5:10:14: unknown key 'ignoredClases'; did you mean "
        + "'ignoredClasses'?\n  tracker: { ignoredClases: [] },\n             ^\n1 mistake\n"
    ),
    ("{ scheme: \"default\" }", "s.json5:10:14: unknown key 'scheme'"),
    ("{ limit: 0 }", "s.json5:10:21: expected a limit of at least 1; remove it"),
    ("{ limit: \"2\" }", "s.json5:10:21: expected a number, found a string"),
    ("[]", "s.json5:10:12: expected an object, found an array"),
  ])
  func `a mistake in the settings has its place`(_ settings: String, _ message: String) {
    for command in ["run", "check", "why"] {
      let run = Self.run(
        command, "s.json5", "--tracker", "actions", tracker: settings, steps: Self.tap)
      #expect(run.code == .invalid)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(arguments: [
    ("'flush'", "{ flush: {} }"), ("this call", "{ login: \"ann\" }"),
    ("this call", "{ track: \"e\" }"), ("'server'", "{ server: { down: true } }"),
    ("'delivery'", "{ wait: \"1s\", delivery: { tracked: 0 } }"),
    ("'received'", "{ wait: \"1s\", received: [] }"),
    ("'statistics'", "{ wait: \"1s\", statistics: [] }"),
    ("'reports'", "{ wait: \"1s\", reports: [] }"),
    ("'anonymousID'", "{ wait: \"1s\", identifiers: { anonymousID: \"same\" } }"),
    ("'envelope'", "{ wait: \"1s\", expect: [{ event: \"e\", envelope: { type: \"track\" } }] }"),
  ])
  func `a part that only AutoTrack performs is a mistake`(_ word: String, _ step: String) {
    let run = Self.run(
      "run", "s.json5", "--tracker", "actions", steps: "{ launch: {} }, \(step)")
    #expect(run.code == .invalid)
    #expect(
      run.messages.contains("\(word) needs the tracker 'autotrack'; run it without --tracker"),
      "\(run.messages)")
  }

  @Test(arguments: ["--device", "--upload"])
  func `a flag that only AutoTrack serves is refused`(_ flag: String) {
    let value = flag == "--upload" ? "http://127.0.0.1:9/e" : "folder"
    let run = Self.run(
      "run", "s.json5", "--tracker", "actions", flag, value, steps: Self.tap)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("\(flag) needs the tracker 'autotrack'"), "\(run.messages)")
  }

  @Test(arguments: Command.all.map(\.name))
  func `a command either takes a tracker or says that it needs AutoTrack`(_ name: String) throws {
    let command = try Program.lab.command(name)
    // These need a file before they read their flags.
    let operands = ["why", "record"].contains(name) ? ["s.json5"] : []
    let run = Self.run([name] + operands + ["--tracker", "action"], steps: Self.tap)
    #expect(run.code == .invalid)
    let message =
      command.flags.contains(.tracker)
      ? "lab: unknown tracker 'action'; did you mean 'actions'?\n"
      : "lab: \(name) needs the tracker 'autotrack'; remove --tracker\n"
    #expect(run.messages.hasPrefix(message), "\(run.messages)")
  }

  @Test func `help, completions and the manual page list the trackers`() {
    let words = [
      ["run", "--help"], ["help", "why"], ["man"], ["completions", "bash"],
      ["completions", "zsh"], ["completions", "fish"],
    ]
    for words in words {
      let run = Self.run(words, MemoryFiles([:]))
      #expect(run.code == .held)
      #expect(run.output.contains("autotrack"), "\(words)")
      #expect(run.output.contains("actions"), "\(words)")
    }
  }

  @Test func `two trackers of one name are refused`() {
    let run = LabRun("man", trackers: [.autoTrack, .autoTrack])
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: two trackers are called 'autotrack'"))
  }
}
