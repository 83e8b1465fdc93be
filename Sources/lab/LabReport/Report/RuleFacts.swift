import AutoTrack
import LabKit
import LabLanguage
import LabRules
import MiniUI

/// The facts by which the page computes paths and shows rules, for the views of one scenario.
struct RuleFacts {
  private let rules: [CircledRule]
  private let pages: [String: String]
  private let matcher: ElementMatcher<Int>
  private let outlets: Outlets
  private let controllers: [String]

  /// The number of misses that the data has of an element: the nearest.
  private static let nearest = 3
  /// The classes with rules of their own for paths.
  private static let families: Set<String> = ["UISegment", "UISegmentedControl", "UITabBarButton"]

  /// Creates the facts of a scenario.
  init(of loaded: LoadedScenario) {
    let rules = loaded.scenario.tracker.configuration.rules
    self.rules = rules
    pages = loaded.scenario.tracker.configuration.pages
    matcher = ElementMatcher(Array(rules.indices)) { rules[$0].element }
    outlets = Outlets(of: loaded.app)
    controllers = loaded.app.screenClasses.map(ViewPath.strippingModule).sorted()
  }

  /// The members of a scenario: its rules, and the names of screens in paths.
  var members: CompactJSON.Members {
    let names = pages.mapValues(CompactJSON.text)
    return [
      "rules": rules.map { json($0) }.nonEmptyList,
      "pages": names.isEmpty ? nil : .sorted(names),
      "controllers": controllers.map(CompactJSON.text).nonEmptyList,
    ]
  }

  private func json(_ rule: CircledRule) -> CompactJSON {
    let scheme = rule.scheme == DefaultPathScheme().name ? nil : rule.scheme
    return .members([
      "name": .text(rule.name), "scheme": scheme.map(CompactJSON.text),
      "page": rule.page.map(CompactJSON.text), "path": .text("\(rule.element.place)"),
      "position": rule.element.position.map(CompactJSON.text),
      "content": rule.element.content.map(CompactJSON.text), "text": .text(rule.text),
      "facts": rule.anchoredFacts.map(CompactJSON.facts),
    ])
  }

  /// Returns the members of a view that paths depend on.
  func places(of view: View) -> CompactJSON.Members {
    let element = SchemeElement(view)
    let family = view.class.ancestry.first { Self.families.contains($0.name) }
    return [
      "like": family.map { .text($0.name) }, "place": element.listPlace.map { .text($0.pathIndex) },
      "alias": view.controller == nil ? nil : element.pageAlias.map(CompactJSON.text),
      "segment": family == nil ? nil : element.selectedSegment.map(CompactJSON.number),
    ]
  }

  /// Returns the members of a clickable view: the facts that rules match, and the rules.
  func clicks(
    on view: View, _ sighting: ElementSighting, to tables: inout ReportTables
  ) -> CompactJSON.Members {
    let ways = NamedElement.names(of: view, sighting, outlets).map { tables.link(to: $0) }
    let matches = matcher.matches(sighting, of: SchemeElement(view))
    return [
      "page": sighting.page.map(CompactJSON.text),
      "position": sighting.position.map(CompactJSON.text),
      "content": sighting.content.map(CompactJSON.text), "ways": .list(ways),
      "matches": matches.isEmpty ? nil : .numbers(matches),
      "misses": misses(of: sighting, SchemeElement(view)).nonEmptyList,
    ]
  }

  /// Returns the nearest misses: the number of the rule, its failing part, and the reason.
  private func misses(of sighting: ElementSighting, _ element: SchemeElement) -> [CompactJSON] {
    let all = rules.indices.compactMap { number in
      rules[number].element.miss(of: sighting, element).map { (number: number, miss: $0) }
    }
    let nearest = all.sorted { ($1.miss.held, $0.number) < ($0.miss.held, $1.number) }
    return nearest.prefix(Self.nearest).map { number, miss in
      .list([.number(number), .text(miss.part), .text(miss.reason)])
    }
  }
}

extension ListPlace {
  /// The place as the index of a step: `0:2`, `header:0`.
  fileprivate var pathIndex: String {
    switch self {
    case .cell(let path): "\(path.section):\(path.row)"
    case .header(let section): "header:\(section)"
    case .footer(let section): "footer:\(section)"
    }
  }
}
