import Foundation
import LabLanguage
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabRules
@testable import LabSystem

/// The apps of the published storyboards and xibs beside the repository, as they run.
@Suite(.enabled("no folder ../shared/corpus/ib") { CorpusFolder.exists })
struct VisitedCorpus {
  @Test(arguments: CorpusFolder.names)
  func `a published file runs, and its scenarios visit its screens`(name: String) throws {
    let folder = MemoryFolder([name: try CorpusFolder.text(of: name)])
    let imported = LabRun(
      "import", name, "--app", "app.json5", "--scenario", "visit.json5", "--json", in: folder)
    #expect(imported.code == .held, "\(imported.messages)")
    let shown = try CorpusTrees(of: folder)
    #expect(shown.failures == [])
    let counts = try CorpusCounts(of: imported.output)
    #expect(counts.screens > 0)
    #expect(counts.visited * 10 >= counts.screens * 9)
    #expect(counts.reasons.allSatisfy { ScreenTour.Miss(rawValue: $0) != nil })
    let written = try CorpusFolder.text(of: name)
    let app = try #require(folder["app.json5"])
    let selectors = Set(written.matches(of: /<action selector="([^"]*)"/).map { String($0.1) })
    #expect(selectors.filter { !app.contains("\"\($0)\"") } == [])
    let classes = Set(written.matches(of: /customClass="([^"]+)"/).map { String($0.1) })
    let missing = classes.subtracting(shown.classes).subtracting(["UIResponder"])
    #expect(missing.subtracting(CorpusFolder.unseen) == [])
    let identifiers = Set(
      written.matches(of: /accessibilityConfiguration"[^>]* identifier="([^"]*)"/).map {
        String($0.1)
      })
    #expect(identifiers.subtracting(shown.identifiers).subtracting(CorpusFolder.unseen) == [])
  }
}

/// The folder of published files.
private enum CorpusFolder {
  private static let url = Repository.root.deletingLastPathComponent().appending(
    path: "shared/corpus/ib")

  static var exists: Bool { FileManager.default.fileExists(atPath: url.path()) }

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  static func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names that no screen shows at first, each for its reason.
  static let unseen: Set<String> = [
    // The class of a navigation bar, which the stack makes itself.
    "WZNavigationBar",
    // The last cells of long lists, which appear when a person scrolls.
    "TabViewListCell", "WZCommentCell", "WZButton", "about", "FavoriteCell",
  ]
}

/// The screens that an import counts.
private struct CorpusCounts {
  var screens = 0
  var visited = 0
  var reasons: [String] = []

  init(of json: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let counts = root?["screens"] as? [String: Any]
    screens = counts?["count"] as? Int ?? 0
    visited = (counts?["reached"] as? Int ?? 0) + (counts?["launched"] as? Int ?? 0)
    let missed = counts?["missed"] as? [[String: Any]] ?? []
    reasons = missed.compactMap { $0["reason"] as? String }
  }
}

/// The classes and identifiers of all screens that the scenarios of an import show.
private struct CorpusTrees {
  private(set) var classes: Set<String> = []
  private(set) var identifiers: Set<String> = []
  private(set) var failures: [String] = []

  init(of folder: MemoryFolder) throws {
    var library = ScenarioLibrary(files: folder)
    for path in ["visit.json5", "visit.roots.json5"] where folder[path] != nil {
      let run = LabRun("run", path, in: folder)
      if run.code != .held { failures.append(run.output + run.messages) }
      let location = ScenarioLocation(path: path, shortName: path)
      guard let loaded = library.loadScenario(location) else { continue }
      let simulation = Simulation(loaded)
      _ = simulation.run(through: loaded.scenario.steps.count - 1) { _ in
        guard let session = simulation.session, session.process.isRunning else { return }
        for window in session.process.application.visibleWindows {
          window.layoutIfNeeded()
          add(window)
        }
      }
    }
  }

  private mutating func add(_ view: View) {
    // A class of a Swift module is listed without the module.
    for name in [view.class.name, view.controller?.class.name].compactMap(\.self) {
      classes.insert(String(name.split(separator: ".").last ?? ""))
    }
    if let identifier = view.accessibilityIdentifier { identifiers.insert(identifier) }
    for recognizer in view.gestureRecognizers { classes.insert(recognizer.class.name) }
    for subview in view.subviews { add(subview) }
  }
}
