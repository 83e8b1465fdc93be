import Foundation
import MiniUI

@testable import AutoTrack
@testable import LabKit

/// The library's answers about rules for elements of a scenario, on all of its screens.
struct ScenarioAnswers {
  private let path: String
  private let pages: [String: String]
  private let trees: [ViewTree]
  /// The rules with their answers on each screen.
  let rules: [[String: Any]]

  /// The number of screens.
  var screens: Int { trees.count }

  /// The most screens of a scenario, rules of a screen, and views of a screen that are compared.
  private static let (screenLimit, ruleLimit, viewLimit) = (6, 4, 300)

  /// Runs a scenario, and makes rules for elements of its screens.
  init(of loaded: LoadedScenario) {
    path = loaded.operand
    pages = loaded.scenario.tracker.configuration.pages
    trees = Self.spread(Self.screens(of: loaded), to: Self.screenLimit)
    let sights = trees.map { Sights(of: $0) }
    rules = sights.enumerated().flatMap { number, sight in
      Self.spread(sight.places.keys.sorted(), to: Self.ruleLimit).enumerated().map { place, id in
        Self.rule(of: id, on: number, among: sights, looksElsewhere: place % 2 == 0)
      }
    }
  }

  /// Returns the different screens that the scenario shows after its steps.
  private static func screens(of loaded: LoadedScenario) -> [ViewTree] {
    let simulation = Simulation(loaded)
    var (known, trees): (Set<ViewTree.Facts>, [ViewTree]) = ([], [])
    _ = simulation.run(through: loaded.scenario.steps.count - 1) { _ in
      guard let process = simulation.session?.process, process.isRunning else { return }
      let tree = ViewTree(process)
      guard tree.nodes.count <= viewLimit, known.insert(tree.facts).inserted else { return }
      trees.append(tree)
    }
    return trees
  }

  /// Returns up to a number of items, from the whole list.
  private static func spread<Item>(_ items: [Item], to limit: Int) -> [Item] {
    let count = min(limit, items.count)
    return (0..<count).map { items[$0 * items.count / count] }
  }

  private static func rule(
    of id: Int, on screen: Int, among sights: [Sights], looksElsewhere: Bool
  ) -> [String: Any] {
    let pattern = sights[screen].pattern(of: id, looksElsewhere: looksElsewhere)
    let text = pattern.map { CircledRule(name: "Circled", element: ElementPattern($0)).text }
    let answers = pattern.map { pattern in sights.map { $0.clickAnswers(of: pattern) } }
    return [
      "screen": screen, "at": id, "elsewhere": looksElsewhere, "text": orNull(text),
      "answers": answers ?? [],
    ]
  }

  /// The screens and the answers in one line of JSON.
  var line: String {
    get throws {
      let all: [String: Any] = [
        "path": path, "screens": trees.map { $0.members(pages) }, "rules": rules,
      ]
      let data = try JSONSerialization.data(withJSONObject: all, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }
}

extension ViewTree {
  /// The facts of the tree for `Tests/Page/agreement.js`, with the aliases of pages.
  func members(_ pages: [String: String]) -> [String: Any] {
    let controllers = controllers.map { controller -> [Any] in
      [orNull(controller.parent), controller.classNames.contains("UINavigationController")]
    }
    return [
      "nodes": nodes.indices.dropFirst().map { json($0) }, "pages": pages,
      "controllers": controllers,
    ]
  }

  private func json(_ id: Int) -> [Any] {
    let node = nodes[id]
    let record = AnchoredRecord(of: ViewTree.Element(self, id))
    let place = node.listPlace.map { ViewPath.Index($0).description }
    let facts: [Any?] = [
      node.parent, node.type.name, node.type.kind?.rawValue, node.identifier, node.text,
      node.isHidden, place, node.owner?.controller.className, node.owner?.controller.pageAlias,
      node.selectedSegment, record.role, node.owner?.number, record.members,
    ]
    return facts.map(orNull)
  }
}
