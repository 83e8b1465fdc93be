import AutoTrack
import LabLanguage
import LabSystem
import MiniUI

/// The data of a screen that depends on nothing but its facts.
struct DerivedScreen: Sendable {
  struct Paths: Sendable {
    /// The place of the superview; nil for a window.
    let outer: Int?
    let texts: [String]
  }

  /// The paths of the views, in the order of a screen's nodes; those after the bound are absent.
  let paths: [Paths]
}

/// The derived data of the screens of all scenarios, which threads share.
///
/// Most steps show a screen that another one has shown, often in another scenario. Without this,
/// six paths for each view were half of the cost of a report.
final class DerivedScreens: Sendable {
  /// The facts on which derived data depends.
  struct Key: Hashable, Sendable {
    /// The page aliases of the scenario.
    let pages: [String: String]
    let facts: ViewTree.Facts
  }

  /// The bound counts views: the facts of 100,000 take some tens of megabytes.
  private let memo = SharedMemo<Key, DerivedScreen>(limit: 100_000)
  /// The edits of the screens.
  private let knownEdits = ScreenEditRecord.Memo(limit: 100_000)

  /// Returns the derived data of a screen, which `make` makes if no thread has.
  func screen(_ key: Key, _ make: () -> DerivedScreen) -> DerivedScreen {
    memo.value(of: key, weight: key.facts.count, make)
  }

  /// Returns the edits of a screen in the text of the data; nil for a screen without them.
  func edits(of sight: ScreenSight, _ circled: [ElementPattern]) -> String? {
    ScreenEditRecord.key(of: sight, circled).map { key in
      knownEdits.value(of: key, weight: sight.views.count) {
        ScreenEditRecord.json(of: key, sight.tree).compact
      }
    }
  }
}

/// The derived data of one scenario's screens, with paths by their numbers in its tables.
struct NumberedScreens {
  /// A screen with the links to the paths of each view, in the order of its nodes.
  struct Screen {
    var paths: [PrintedJSON]
  }

  private let pages: [String: String]
  private let schemes: [any PathScheme]
  private let limits: ReportLimits
  private let derived: DerivedScreens
  private var screens: [ViewTree.Facts: Screen] = [:]

  /// Prepares the schemes, which apply the page aliases of a scenario.
  init(naming pages: [String: String], within limits: ReportLimits, _ derived: DerivedScreens) {
    (self.pages, self.limits, self.derived) = (pages, limits, derived)
    schemes = PathSchemes.all.map { $0.naming(pages) }
  }

  /// Returns the data of the shown screen; one beyond the bound has default paths only.
  mutating func screen(
    of process: AppProcess, _ tree: ViewTree, _ tables: inout ReportTables
  ) -> Screen {
    let facts = tree.facts
    if let known = screens[facts] { return known }
    let shown = derived.screen(DerivedScreens.Key(pages: pages, facts: facts)) {
      DerivedScreen(paths: paths(in: process, count: facts.count))
    }
    var numbers: [[Int]] = []
    for (texts, outer) in shown.paths.lazy.map({ ($0.texts, $0.outer) }) {
      numbers.append(
        texts.indices.map { scheme in
          tables.number(
            ofPath: texts[scheme],
            after: outer.map { (numbers[$0][scheme], shown.paths[$0].texts[scheme]) })
        })
    }
    let links = numbers.map { PrintedJSON.list($0.map { .link(to: $0, in: .paths) }) }
    let screen = Screen(paths: links)
    screens[facts] = screen
    return screen
  }

  /// Returns the links to the paths of a kept view beyond the bound: that of the first scheme.
  func firstPath(of view: View, _ tables: inout ReportTables) -> PrintedJSON {
    let paths = schemes.prefix(1).map { tables.number(ofPath: $0.path(of: view), after: nil) }
    return .list(paths.map { .link(to: $0, in: .paths) })
  }

  /// Returns the link to the edits of a screen; nil for a screen without them.
  func edits(
    of sight: ScreenSight, _ circled: [ElementPattern], _ tables: inout ReportTables
  ) -> PrintedJSON? {
    derived.edits(of: sight, circled).map { tables.link(toEdits: .written($0)) }
  }

  private func paths(in process: AppProcess, count: Int) -> [DerivedScreen.Paths] {
    // Others look at all siblings of each view, and the screen may have 100,000 of them.
    let schemes = count > limits.viewsOfScreen ? Array(schemes.prefix(1)) : schemes
    var paths: [DerivedScreen.Paths] = []
    func add(_ view: View, in outer: Int?) {
      guard paths.count < limits.viewsOfScreen else { return }
      let place = paths.count
      paths.append(DerivedScreen.Paths(outer: outer, texts: schemes.map { $0.path(of: view) }))
      for subview in view.subviews { add(subview, in: place) }
    }
    for window in process.application.visibleWindows { add(window, in: nil) }
    return paths
  }
}
