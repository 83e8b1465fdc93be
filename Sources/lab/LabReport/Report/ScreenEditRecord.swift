import AutoTrack
import LabKit
import LabLanguage
import LabRules
import LabSystem

/// The single edits of a screen with the rules that each breaks, as the page looks them up.
struct ScreenEditRecord {
  /// The facts on which the record depends; equal screens of all scenarios have one record.
  struct Key: Hashable, Sendable {
    fileprivate let facts: ViewTree.Facts
    /// The facts of the clicks on each view, in the order of the screen's nodes.
    fileprivate let clicks: [[ElementSighting]]
    /// True for the views that the app's file describes.
    fileprivate let written: [Bool]
    fileprivate let circled: [ElementPattern]
  }

  /// Returns the key of a screen; nil for one whose views are not all known.
  static func key(of sight: ScreenSight, _ circled: [ElementPattern]) -> Key? {
    guard !sight.isTooLarge else { return nil }
    return Key(
      facts: sight.tree.facts, clicks: sight.views.map(\.clicks),
      written: sight.views.map(\.isWritten), circled: circled)
  }

  /// The number of elements up to which a screen has rules by all facts: its square is the cost.
  private static let mostByFacts = 60

  /// The screens of all scenarios whose edits are known.
  typealias Memo = SharedMemo<Key, String>

  /// Tries the rules on all edits: one for the path of each element, and the circled ones.
  static func json(of key: Key, _ tree: ViewTree) -> PrintedJSON {
    let elements = Dictionary(uniqueKeysWithValues: tree.elements.map { ($0.id, $0) })
    let clicks = key.clicks.enumerated().compactMap { place, all in
      elements[place + 1].map { ($0, all) }
    }
    let own = key.clicks.enumerated().compactMap { place, all in
      all.first.flatMap { ElementPattern(of: $0) }.map { (place: place, pattern: $0) }
    }
    let outcomes = EditOutcomes(
      of: own.map(\.pattern) + key.circled, on: RuleScreen(tree, clicks: clicks),
      editing: key.written.indices.filter { key.written[$0] }.map { $0 + 1 })
    // A rule that matches several elements has no element of its own.
    let rules = zip(own, outcomes.matches).map { own, matches in
      matches == [own.place + 1] ? own.place : -1
    }
    let places = outcomes.matches.dropFirst(own.count).map { matches in
      PrintedJSON.numbers(matches.map { $0 - 1 })
    }
    return .members([
      "rules": .numbers(rules), "circled": places.nonEmptyList,
      "allFacts": own.count > mostByFacts
        ? nil : allFacts(of: own.map { elements[$0.place + 1] }, key).nonEmptyList,
      "list": .list(outcomes.rows.map { json(of: $0, rules) }),
    ])
  }

  /// Returns the elements that all facts name, each with its rule.
  private static func allFacts(of elements: [ViewTree.Element?], _ key: Key) -> [PrintedJSON] {
    var sights: [Int?: AnchoredSight?] = [:]
    return elements.compactMap { element in
      guard let element, let click = key.clicks[element.id - 1].first else { return nil }
      let live = SchemeElement(element)
      let sight = sights[element.screen?.id] ?? AnchoredSight(around: live)
      sights[element.screen?.id] = sight
      let pattern = sight.flatMap { sight in
        sight.place(of: live).flatMap { sight.pattern(at: $0) }
      }
      return pattern.map { pattern in
        let rules = SuggestedRules(of: click, element.accessibilityIdentifier)
        return .list([
          .number(element.id - 1), .text("\(pattern)"), rules.text(of: ElementPattern(pattern)),
        ])
      }
    }
  }

  /// Writes an edit: its kind, view, variant and second view, then three numbers for each broken
  /// rule: the rule, the outcome, and the view that the rule matches now.
  private static func json(of row: EditOutcomes.Row, _ rules: [Int]) -> PrintedJSON {
    let edit = row.edit
    let kind = ChangeKind.ofEdits.firstIndex(of: edit.kind) ?? -1
    let broken = row.broken.filter { $0.rule >= rules.count || rules[$0.rule] >= 0 }
    let numbers = broken.flatMap { one in
      [one.rule, one.outcome.rawValue, one.isNewMatch ? -2 : (one.match ?? 0) - 1]
    }
    return .numbers(
      [kind, edit.site - 1, edit.variant, (edit.other ?? 0) - 1] + numbers)
  }
}

extension ElementPattern {
  /// The pattern of an element's click by its page, path and position; nil without a page.
  init?(of click: ElementSighting) {
    guard let page = click.page, let path = try? PathPattern(click.path) else { return nil }
    self.init(page: page, path: path, position: click.position)
  }
}

extension PrintedJSON {
  /// The names of the numbers in lists of edits.
  static var editNames: PrintedJSON {
    .members([
      "kinds": .texts(ChangeKind.ofEdits.map(\.rawValue)),
      "outcomes": .texts(RuleOutcome.allCases.map(\.name)),
    ])
  }
}
