import LabExplainSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// `lab run --update`: the walk over the repository's scenarios, and the rules one by one.
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
