package import AutoTrack
package import LabKit

/// Rules of a file on one screen, as edits of the screen try them.
package struct ScreenRules: Sendable {
  package let rules: [CircledRule]
  private let screen: RuleScreen
  private let targets: [ScreenTarget?]

  /// Finds the elements that rules match on the screen that an app shows.
  package init(_ rules: [CircledRule], on session: AppSession) {
    let screen = RuleScreen(of: session)
    (self.rules, self.screen) = (rules, screen)
    targets = rules.map { ScreenTarget(of: .pattern($0.element), on: screen) }
  }

  /// The first element that each rule matches; nil for a rule that matches none.
  package var elements: [ViewTree.Element?] {
    targets.map { target in
      screen.tree.elements.first { $0.id == target?.own.first }
    }
  }

  /// The reasons why rules match no element of the screen.
  package var absences: [String] {
    zip(rules, targets).filter { $1 == nil }.map { screen.absence(of: $0.0) }
  }

  /// Returns the outcome of each rule in an edited tree; nil for a rule that matches no element.
  package func outcomes(in tree: ViewTree) -> [RuleOutcome?] {
    let edited = EditedScreen(tree, of: screen)
    return targets.map { $0?.outcome(in: edited) }
  }
}
