package import AutoTrack

/// The fates of rules after each single edit that a new version of the app can make of a screen.
package struct EditOutcomes {
  package struct Row: Sendable {
    package let edit: TreeEdit
    /// The rules that are not kept.
    package let broken: [Broken]
  }

  /// A rule that an edit does not keep.
  package struct Broken: Sendable {
    /// The place in the rules.
    package let rule: Int
    package let outcome: RuleOutcome
    /// The id of another element that it matches now; nil for none.
    package let match: Int?
    /// True if that element is a new one.
    package let isNewMatch: Bool
  }

  /// The ids of the elements that each rule matches; empty for a rule that matches nothing.
  package let matches: [[Int]]
  package private(set) var rows: [Row] = []

  private let screen: RuleScreen
  /// The rules that read pages, paths and positions alone: most elements keep all three.
  private let byPath: ElementMatcher<Int>
  /// The others by their places in the rules.
  private let others: [Int: ScreenTarget]

  /// Tries rules on edits of the views that the app's file has.
  ///
  /// - Parameters:
  ///   - rules: The patterns of the rules.
  ///   - screen: The screen.
  ///   - views: The ids of the views that the file describes.
  package init(of rules: [ElementPattern], on screen: RuleScreen, editing views: [Int]) {
    self.screen = screen
    let paths = rules.indices.filter { !rules[$0].readsMore }
    byPath = ElementMatcher(paths) { rules[$0] }
    let all = rules.enumerated().compactMap { place, rule in
      rule.readsMore ? ScreenTarget(of: .pattern(rule), on: screen).map { (place, $0) } : nil
    }
    let others = Dictionary(uniqueKeysWithValues: all)
    let found = EditedScreen(screen.tree, of: screen).matches(of: byPath)
    let matches = rules.indices.map { found[$0] ?? others[$0]?.own ?? [] }
    (self.others, self.matches) = (others, matches)
    guard matches.contains(where: { !$0.isEmpty }) else { return }
    rows = screen.tree.edits(ofFile: views).compactMap { edit in
      screen.tree.applying(edit).map { Row(edit: edit, broken: broken(in: $0)) }
    }
  }

  private func broken(in tree: ViewTree) -> [Broken] {
    let change = TreeChange(from: screen.tree, to: tree)
    let affected = change.affected.filter(screen.isCandidate)
    let isKept = affected.isEmpty && matches.allSatisfy { $0.allSatisfy { change.isThere[$0] } }
    if isKept && others.isEmpty { return [] }
    let moved = EditedScreen(tree, of: screen, among: change.affected).matches(of: byPath)
    let whole = others.isEmpty ? nil : EditedScreen(tree, of: screen)
    return matches.enumerated().compactMap { rule, own in
      guard !own.isEmpty else { return nil }
      let found =
        whole.flatMap { others[rule]?.matches(in: $0) }
        ?? own.filter { change.isThere[$0] && !change.isAffected[$0] } + (moved[rule] ?? [])
      return broken(rule, own, found, change)
    }
  }

  private func broken(
    _ rule: Int, _ own: [Int], _ found: [Int], _ change: TreeChange
  ) -> Broken? {
    let outcome = RuleOutcome(
      of: own, now: own.filter { change.isThere[$0] }, matching: found, isNew: screen.isNew,
      areRemade: { _ in false })
    guard outcome != .kept else { return nil }
    let other = found.first { !own.contains($0) }
    return Broken(
      rule: rule, outcome: outcome, match: other, isNewMatch: other.map(screen.isNew) ?? false)
  }
}

extension ElementPattern {
  /// True for a rule that reads more than a page, a path of the default scheme and a position.
  fileprivate var readsMore: Bool {
    guard case .path = place else { return true }
    return content != nil
  }
}
