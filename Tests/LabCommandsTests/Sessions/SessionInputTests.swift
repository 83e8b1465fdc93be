import AutoTrack
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// Sessions with every option of the tracker: no input is a fault of the lab.
///
/// The space: each documented value of each key, in one session of two processes.
@Suite struct SessionInputs {
  /// A session through every screen, so that each option has an effect; then a second process.
  private static let visit: [SessionAction] = [
    .launch, .startTracker, .tapButton, .tapRow, .typeWord, .tapSearch, .goBack, .openPage,
    .tapPage, .tapPage, .tapPage, .background, .waitShortly, .foreground, .tapPage, .goBack,
    .openIgnored, .typeSecret, .tapIgnored, .closeIgnored, .openDetour, .openNotice, .track,
    .trackBad, .profile, .login, .flush,
  ]
  private static let rest: [SessionAction] = [
    .serverFault, .wait, .network, .diskFault, .stopTracker, .startTracker, .logout, .kill,
    .diskWell, .serverWell, .waitLong, .update, .launch, .startTracker, .tapButton, .tapRow,
    .tapSearch, .goBack, .openIgnored, .tapIgnored, .background,
  ]

  @Test(arguments: TestSpace("SessionInputs", TrackerOptions.groups.indices).some(30))
  func `a session breaks no invariant with any tracker option`(place: Int) {
    let group = TrackerOptions.groups[place]
    let plan = SessionPlan(
      seed: UInt64(place + 1), actions: Self.visit + Self.rest, options: group.options)
    let run = SessionRun(plan)
    #expect(run.failure == nil, "\(group): \(run.explanation)\n\(run.plan.text)")
    #expect(run.tally.steps == plan.steps.count)
    #expect(plan.steps.map(\.action).contains(.startTracker))
    #expect(plan.steps.count { $0.action == .tapPage } >= 4)
  }

  @Test func `every tracker key has an option`() {
    let keys = Set(TrackerOptions.all.flatMap(\.members).map(\.key))
    #expect(Set(TrackerDescription.reader.keys.map(\.name)).symmetricDifference(keys) == [])
  }

  /// The tables of keys that the options contain, with the keys in whose values they stand.
  private static let tables: [(keys: [KeyDescription], option: String)] = [
    (UploadDescription.reader.keys, "upload"), (StatisticsConfiguration.reader.keys, "statistics"),
    (KeychainDescription.reader.keys, "identity"), (BridgeDescription.reader.keys, "bridge"),
    (ElementDescription.reader.keys, "elements"), (CircledRule.keys, "rules"),
    (RemoteDescription.reader.keys, "remoteConfiguration"),
    (ServerAnswer.reader.keys, "businessData"), (BusinessDataFile.keys, "businessData"),
  ]

  @Test(arguments: tables.indices)
  func `every key inside of an option occurs in a value`(place: Int) throws {
    let (keys, name) = Self.tables[place]
    let texts = try #require(SessionOptions.values[name]).map(\.description)
    #expect(!keys.isEmpty)
    #expect(
      keys.map(\.name).filter { key in !texts.contains { $0.contains("\(key):") } } == [])
  }

  @Test func `a key of the tracker is set once`() {
    for seed in UInt64(1)...400 {
      let keys = SessionPlan(seed: seed, stepCount: 1).options.flatMap(\.members).map(\.key)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `a failing session is written with the files that it names`() throws {
    let option = try #require(SessionOptions.values["rules"]?.last)
    let plan = SessionPlan(seed: 1, stepCount: 5, options: [option])
    for path in ["session-1.json5", "x/y.json5"] {
      let (files, errors) = (MemoryFolder([:]), MemoryOutput())
      let console = CommandConsole(
        output: MemoryOutput(), errors: errors, files: files, store: files)
      #expect(try console.keep(plan, at: path) == .failed)
      #expect(errors.text.hasPrefix("lab run \(path) "))
      #expect(files.files.count == 3)
      let loaded = try #require(ScenarioSelection([path], files).loaded.first)
      #expect(loaded.scenario.tracker.configuration.rules.count == 4)
    }
  }
}
