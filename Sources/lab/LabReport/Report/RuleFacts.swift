import AutoTrack
import LabKit
import LabLanguage
import LabRules
import MiniUI
import Wording

/// The facts by which the page shows rules, for the views of one scenario.
struct RuleFacts {
  private let rules: [CircledRule]
  private let matcher: ElementMatcher<Int>
  private let outlets: Outlets

  /// The number of misses that the data has of an element: the nearest.
  private static let nearest = 3

  init(of loaded: LoadedScenario) {
    let rules = loaded.scenario.tracker.configuration.rules
    self.rules = rules
    matcher = ElementMatcher(Array(rules.indices)) { rules[$0].element }
    outlets = Outlets(of: loaded.app)
  }

  /// The members of a scenario: its rules.
  var members: PrintedJSON.Members { ["rules": rules.map { json($0) }.nonEmptyList] }

  /// The patterns of the rules.
  var patterns: [ElementPattern] { rules.map(\.element) }

  private func json(_ rule: CircledRule) -> PrintedJSON {
    let scheme = rule.scheme == DefaultPathScheme().name ? nil : rule.scheme
    return .members([
      "name": .text(rule.name), "scheme": scheme.map(PrintedJSON.text),
      "page": rule.page.map(PrintedJSON.text), "path": .text("\(rule.element.place)"),
      "position": rule.element.position.map(PrintedJSON.text),
      "content": rule.element.content.map(PrintedJSON.text), "text": .text(rule.text),
    ])
  }

  /// Returns the members of a clickable view: the facts that rules match, and the rules.
  func clicks(
    on view: View, _ sighting: ElementSighting, to tables: inout ReportTables
  ) -> PrintedJSON.Members {
    let ways = NamedElement.names(of: view, sighting, outlets).map { tables.link(to: $0) }
    let matches = matcher.matches(sighting, of: SchemeElement(view))
    return [
      "page": sighting.page.map(PrintedJSON.text),
      "position": sighting.position.map(PrintedJSON.text),
      "content": sighting.content.map(PrintedJSON.text), "ways": .list(ways),
      "matches": matches.isEmpty ? nil : .numbers(matches),
      "misses": misses(of: sighting, SchemeElement(view)).nonEmptyList,
      "suggested": SuggestedRules(of: sighting, view.accessibilityIdentifier).byPath,
    ]
  }

  /// Returns the nearest misses: the number of the rule, its failing part, and the reason.
  private func misses(of sighting: ElementSighting, _ element: SchemeElement) -> [PrintedJSON] {
    let all = rules.indices.compactMap { number in
      rules[number].element.miss(of: sighting, element).map { (number: number, miss: $0) }
    }
    let nearest = all.sorted { ($1.miss.held, $0.number) < ($0.miss.held, $1.number) }
    return nearest.prefix(Self.nearest).map { number, miss in
      .list([.number(number), .text(miss.part), .sentence(miss.reason)])
    }
  }
}
