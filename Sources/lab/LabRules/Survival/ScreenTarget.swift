import AutoTrack

/// A rule, or another name of elements, that is judged on edits of a screen.
enum TriedName: Sendable {
  case pattern(ElementPattern)
  case fact(NamingFact, page: String?, className: String)

  func matches(in screen: EditedScreen) -> [Int] {
    switch self {
    case .pattern(let pattern): screen.matches(of: pattern)
    case .fact(let fact, let page, let className):
      screen.matches(of: fact, page: page, className: className)
    }
  }
}

struct ScreenTarget: Sendable {
  let screen: RuleScreen
  private let name: TriedName
  /// The ids of the elements, one or more.
  let own: [Int]

  /// Finds the elements; nil if the name names none.
  init?(of name: TriedName, on screen: RuleScreen) {
    (self.screen, self.name) = (screen, name)
    own = name.matches(in: EditedScreen(screen.tree, of: screen))
    if own.isEmpty { return nil }
  }

  /// Returns the ids of the elements that the name names in an edited tree.
  func matches(in tree: ViewTree) -> [Int] { name.matches(in: EditedScreen(tree, of: screen)) }

  func matches(in edited: EditedScreen) -> [Int] { name.matches(in: edited) }

  func outcome(in tree: ViewTree) -> RuleOutcome { outcome(in: EditedScreen(tree, of: screen)) }

  /// Returns the fate of the name on an edited screen.
  func outcome(in edited: EditedScreen) -> RuleOutcome {
    RuleOutcome(
      of: own, now: edited.present(own), matching: name.matches(in: edited), isNew: screen.isNew,
      areRemade: { _ in false })
  }
}
