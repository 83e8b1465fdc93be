import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// `lab run --update`: the issue's walk over the repository's scenarios, and the rules one by one.
@Suite struct ExpectationUpdates {
  /// Every file below the folder of scenarios.
  private static let files: [String: String] = {
    let search = ScenarioSearch(below: [RepositoryRun.folder], Disk())
    let paths = (search.scenarios + search.apps + search.rules).map(\.path)
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, text(of: $0)) })
  }()

  private static func text(of path: String) -> String {
    String(decoding: (try? Disk().read(path)) ?? [], as: UTF8.self)
  }

  /// Scenarios whose steps expect events, evenly over all folders.
  private static let paths: [String] = {
    let all = files.keys.filter { files[$0]?.contains("expect:") == true }.sorted()
    let spread = stride(from: 0, to: all.count, by: max(1, all.count / 40)).map { all[$0] }
    return TestSpace("ExpectationUpdates", spread).some(6)
  }()

  /// Returns a text without its expected events.
  private static func stripped(_ text: String, _ path: String) throws -> String {
    let file = try SourceFile(name: path, bytes: Array(text.utf8))
    guard case .array(let steps)? = try JSON5.parseNode(of: file)["steps"]?.value else {
      return text
    }
    let edits = steps.compactMap { step -> SourceEdit? in
      guard case .object(let members) = step.value,
        let index = members.firstIndex(where: { $0.key == "expect" }), index > 0
      else { return nil }
      let range = members[index - 1].value.range.upperBound..<members[index].value.range.upperBound
      return SourceEdit(range, "")
    }
    return String(decoding: edits.applied(to: file.bytes), as: UTF8.self)
  }

  @Test(arguments: paths)
  func `removed expectations come back, hold, and do not change again`(path: String) throws {
    let folder = MemoryFolder(Self.files)
    folder[path] = try Self.stripped(Self.text(of: path), path)
    let first = LabRun("run", "--update=all", path, in: folder)
    #expect(first.code == .held, "\(first.messages)")
    #expect(LabRun("run", path, in: folder).code == .held)
    let text = folder[path]
    #expect(LabRun("run", "--update=all", path, in: folder).output == "no step changes\n")
    #expect(folder[path] == text)
  }

  @Test(arguments: paths)
  func `a file whose expectations hold keeps every byte`(path: String) {
    let folder = MemoryFolder(Self.files)
    let run = LabRun("run", "--update=all", path, in: folder)
    #expect(folder[path] == Self.files[path], "\(run.output)\(run.messages)")
  }

  /// Runs the update of a scenario with these steps; returns them afterwards.
  private func updated(_ steps: String, _ flag: String = "--update=all") -> (LabRun, String) {
    let text = Shop.scenario(steps: steps)
    let folder = MemoryFolder(["s.json5": text])
    let run = LabRun("run", flag, "s.json5", in: folder)
    let parts = Shop.scenario(steps: "§").split(separator: "§", maxSplits: 1)
    let after = folder["s.json5"] ?? ""
    return (run, String(after.dropFirst(parts[0].count).dropLast(parts[1].count)))
  }

  private static let start = #"["$AppStart", { $AppViewScreen: "ShopViewController" }]"#

  @Test(arguments: [
    ("{ launch: {} },", "{ launch: {}, expect: \(start) },"),
    ("{ launch: {}, },", "{ launch: {}, expect: \(start), },"),
    ("'launch',", "{ launch: {}, expect: \(start) },"),
    ("{ launch: {} /* first */ },", "{ launch: {}, expect: \(start) /* first */ },"),
    ("{ launch: {}, expect: [] },", "{ launch: {}, expect: \(start) },"),
    (
      "{ launch: {}, expect: ['$AppStart'] },",
      "{ launch: {}, expect: ['$AppStart', { $AppViewScreen: \"ShopViewController\" }] },"
    ),
    (
      "{ launch: {}, expect: ['$AppViewScreen', /* why */] },",
      "{ launch: {}, expect: [\"$AppStart\", '$AppViewScreen', /* why */] },"
    ),
    (
      "{ launch: {}, expect: ['$AppEnd', '$AppStart', '$AppClick', '$AppViewScreen'] },",
      "{ launch: {}, expect: ['$AppStart', '$AppViewScreen'] },"
    ),
    (
      "{ launch: {}, expect: ['$AppStart', { $AppViewScreen: 'Old' }] },",
      "{ launch: {}, expect: "
        + "['$AppStart', { $AppViewScreen: \"ShopViewController\" }] },"
    ),
    (
      "{ launch: {}, expect: ['$AppStart', { $AppViewScreen: { matches: 'View' } }] },",
      "{ launch: {}, expect: ['$AppStart', { $AppViewScreen: { matches: 'View' } }] },"
    ),
    (
      "{ launch: {}, expect: [\n  // first\n  '$AppStart',\n  '$AppClick', // gone\n] },",
      "{ launch: {}, expect: [\n  // first\n  '$AppStart',\n  "
        + "{ $AppViewScreen: \"ShopViewController\" }, // gone\n] },"
    ),
    ("{ wait: '1s' }, 'launch',", "{ wait: '1s' }, { launch: {}, expect: \(start) },"),
  ])
  func `an update changes only what differs`(before: String, after: String) {
    let (run, text) = updated(before)
    #expect(run.code == .held, "\(run.messages)")
    #expect(text == after)
    #expect(updated(text).1 == after)
  }

  @Test func `a click states its content and path, a leave its time, an own event all it has`() {
    let steps = """
      'launch', { tap: '#buy' }, { wait: '8s' },
      { track: 'bought', properties: { kind: 'tea', unit_price: 2.5 } }, 'background',
      """
    let text = updated(steps).1
    let path = "ShopViewController[0]/UIButton[0]"
    #expect(text.contains(#"{ $AppClick: "Buy", with: { $element_path: "\#(path)" } }"#), "\(text)")
    #expect(text.contains(#"{ event: "bought", with: { kind: "tea", unit_price: 2.5 } }"#))
    #expect(text.contains(#"{ $AppPageLeave: "8.05s" }"#))
    #expect(text.contains(#"{ event: "$AppEnd", with: { event_duration: 8.05 } }"#))
  }

  @Test func `the short form of a leave keeps a range that holds`() {
    let steps = "'launch', { wait: '8s' }, { background: {}, expect: [{ $AppPageLeave: '7s..9s' }, "
    let text = updated(steps + "{ $AppClick: 'x' }] },").1
    #expect(text.contains("{ $AppPageLeave: '7s..9s' }, { event: \"$AppEnd\""))
  }

  @Test func `missing leaves steps with expect alone and says that they fail`() {
    let (run, text) = updated("{ launch: {}, expect: [] }, { tap: '#buy' },", "--update")
    #expect(run.code == .failed)
    #expect(run.messages == "lab: other expectations fail; --update=all replaces them\n")
    #expect(text.hasPrefix("{ launch: {}, expect: [] }, { tap: '#buy',"))
  }

  @Test(arguments: [
    ("{ tap: '#buy' },", "step 1 (tap #buy) did not run: "),
    ("{ launch: {}, see: 'Buy', screen: 'UIViewController' },", "step 1 (launch) expected screen"),
    ("{ launch: {}, crash: 'none' },", "step 1 (launch) expected crash"),
  ])
  func `a run that fails for another reason writes nothing`(steps: String, reason: String) {
    let (run, text) = updated(steps)
    #expect(run.code == .failed)
    #expect(text == steps)
    #expect(run.messages.contains(reason), "\(run.messages)")
    #expect(run.messages.hasSuffix("lab: nothing is written\n"))
  }

  @Test func `all files are written or none`() {
    let folder = MemoryFolder([
      "s/a.json5": Shop.scenario(steps: "'launch',"),
      "s/b.json5": Shop.scenario(steps: "{ tap: '#buy' },"),
    ])
    let run = LabRun("run", "--update", "s", in: folder)
    #expect(run.code == .failed)
    #expect(folder["s/a.json5"] == Shop.scenario(steps: "'launch',"))
  }

  @Test func `a file that cannot be written is a mistake and nothing is written`() {
    let folder = MemoryFolder([
      "s/a.json5": Shop.scenario(steps: "'launch',"),
      "s/b.json5": Shop.scenario(steps: "'launch',"),
    ])
    folder.obstacles["s/b.json5"] = "it is read-only"
    let run = LabRun("run", "--update", "s", in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("'s/b.json5' cannot be written: it is read-only"))
    #expect(folder["s/a.json5"] == Shop.scenario(steps: "'launch',"))
  }

  @Test func `an included step is changed in its own file only`() {
    let folder = MemoryFolder([
      "s.json5": Shop.scenario(steps: "{ include: 'open.json5' }, { tap: '#buy' },"),
      "open.json5": "{ steps: ['launch'] }",
    ])
    let run = LabRun("run", "--update", "s.json5", in: folder)
    #expect(run.code == .failed)
    #expect(run.messages.contains("step 1 is included from open.json5:1:11; change it there"))
  }

  @Test func `examples that give different events are refused`() {
    let text = Shop.scenario(steps: "'launch', { tap: '${element}' },").replacing(
      "scenario: \"A shop\",",
      with: """
        scenario: "A shop",
        examples: [{ name: 'a', element: '#buy' }, { name: 'b', element: '#share' }],
        """)
    let run = LabRun("run", "--update", "s.json5", in: MemoryFolder(["s.json5": text]))
    #expect(run.code == .failed)
    #expect(run.messages.contains("its examples give different events"), "\(run.messages)")
  }

  @Test func `a build server refuses an update`() {
    let run = LabRun(
      "run", "--update", "s.json5",
      files: MemoryFiles(["s.json5": Shop.scenario(steps: "'launch',")]),
      environment: Environment(isCI: true))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("which a build server must not do"))
  }

  @Test(arguments: ["--update=al", "--update=", "--update=none"])
  func `another extent is refused`(flag: String) {
    let run = LabRun("run", flag, "s.json5", in: MemoryFolder([:]))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("--update takes missing or all"))
  }

  @Test(arguments: [
    ("title: \"Buy\"", "title: \"Sell\""),
    ("id: \"buy\", title", "id: \"buy\", hidden: false, title"),
  ])
  func `a changed label makes the written expectations fail`(old: String, new: String) {
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: "'launch', { tap: '#buy' },")])
    #expect(LabRun("run", "--update", "s.json5", in: folder).code == .held)
    folder["s.json5"] = folder["s.json5"]?.replacing(old, with: new)
    let expected: ExitCode = new.contains("Sell") ? .failed : .held
    #expect(LabRun("run", "s.json5", in: folder).code == expected)
  }

  @Test(arguments: [
    ("view: { subviews: [", "view: { subviews: [ { is: \"UIButton\", frame: [0, 0, 9, 9] },"),
    ("ShopViewController", "StoreViewController"), ("wait: '8s'", "wait: '9s'"),
  ])
  func `a changed path, screen or duration makes the written expectations fail`(
    old: String, new: String
  ) throws {
    let written = "'launch', { tap: '#buy' }, { wait: '8s' }, 'background',"
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: written)])
    #expect(LabRun("run", "--update", "s.json5", in: folder).code == .held)
    let text = folder["s.json5"] ?? ""
    // The steps keep the old name of the screen, so only the app and the waits are changed.
    let place = try #require(text.firstRange(of: "steps:")).lowerBound
    let app = String(text[..<place]).replacing(old, with: new)
    let steps = String(text[place...])
    folder["s.json5"] = app + (old.hasPrefix("wait") ? steps.replacing(old, with: new) : steps)
    #expect(LabRun("run", "s.json5", in: folder).code == .failed)
  }
}
