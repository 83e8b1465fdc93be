import AutoTrack
import LabKitSupport
import MiniUI
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// AutoTrack with a callback that removes properties, as another package may extend it.
private final class PrivateTracker: LabTracker {
  static let name = "private"
  private let tracker: Tracker

  struct Settings: Sendable {
    let configuration: Configuration
    let hidden: [String]
  }

  static func settings(from values: TrackerValues) -> Settings {
    let hidden = values.texts("hide")
    return Settings(configuration: values.configuration(), hidden: hidden)
  }

  init(in process: AppProcess, settings: Settings, report: TrackerReport) {
    tracker = Tracker(
      in: process, configuration: settings.configuration, sink: report.sink,
      transport: report.transport)
    report.follow(tracker)
    tracker.setEventCallback(named: "privacy") { event in
      for key in settings.hidden { event[key] = nil }
      return true
    }
  }

  func start() { tracker.start() }
  func stop() { tracker.stop() }
}

/// Trackers of other packages that extend AutoTrack.
@Suite struct ExtendedTrackers {
  private static func run(_ words: [String], tracker: String, steps: String) -> LabRun {
    let text = """
      { scenario: "A", app: { root: "Home", classes: { Home: { is: "UIViewController",
        title: "Home", view: { subviews: [{ is: "UIButton", id: "buy", title: "Buy",
          frame: [20, 100, 100, 44], on: { touchUpInside: "didTap:" } }] },
        methods: { "didTap:": [] } } } }, tracker: \(tracker), steps: [\(steps)] }
      """
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: words + ["--tracker", "private"],
      CommandConsole(output: output, errors: messages, files: MemoryFiles(["s.json5": text])),
      trackers: [.autoTrack, TrackerKind(PrivateTracker.self)])
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `the explanation of a step names the edits of a callback`() {
    let steps = "{ launch: {} }, { tap: '#buy' }"
    let run = Self.run(["why", "s.json5", "2"], tracker: "{ hide: ['$title'] }", steps: steps)
    #expect(run.output.contains("edited by 'privacy': removed $title\n"), "\(run)")
    let plain = Self.run(["why", "s.json5", "2"], tracker: "{}", steps: steps)
    #expect(!plain.output.contains("edited"))
  }

  @Test func `events keep AutoTrack's envelope, and decisions keep their reasons`() {
    let steps = """
      { launch: {}, expect: ['$AppStart', { event: '$AppViewScreen', with: { $os: 'iOS' } }] },
      { tap: '#buy', expect: [], suppressed: 'ignoredElement' }
      """
    let run = Self.run(
      ["run", "s.json5"], tracker: "{ elements: { '#buy': { ignore: true } } }", steps: steps)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }

  private static func node(_ group: TrackerOptions) throws -> (Node, Mistakes) {
    let file = try SourceFile(name: "s.json5", bytes: Array("{ \(group.members) }".utf8))
    return (try JSON5.parse(file), Mistakes(in: file))
  }

  @Test(arguments: TrackerOptions.groups)
  func `an extension reads each key as AutoTrack does, or refuses it`(group: TrackerOptions) throws
  {
    let (node, mistakes) = try Self.node(group)
    let expected = try #require(TrackerDescription.reader.read(node, mistakes))
    #expect(mistakes.errors.isEmpty)
    let values = TrackerValues(node, mistakes)
    // Sets and dictionaries print in any order, so the texts are compared by their characters.
    #expect("\(values.configuration())".sorted() == "\(expected.configuration)".sorted())
    values.refuseUnknown()
    let refused = group.options.flatMap(\.members).filter {
      TrackerDescription.keysOfLab.contains($0.key)
    }
    #expect(mistakes.errors.count == refused.count)
  }

  @Test func `a key that the extension asks for is not AutoTrack's`() throws {
    let (node, mistakes) = try Self.node(
      TrackerOptions(options: [SessionOption("scheme", "'crumbs'")]))
    let values = TrackerValues(node, mistakes)
    #expect(values.text("scheme") == "crumbs")
    #expect(values.configuration().scheme.name == Configuration().scheme.name)
    #expect(mistakes.errors.isEmpty)
  }
}
