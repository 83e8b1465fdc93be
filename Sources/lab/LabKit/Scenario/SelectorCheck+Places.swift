import LabLanguage

/// Checks of identifiers against the view that a selector narrows them down to.
extension SelectorCheck {
  /// Records an identifier that is missing in the outer view, or too rare for the ordinal.
  func checkPlace(of selector: ElementSelector, at range: Range<Int>) {
    guard !words.hasChildren, case .identifier(let name) = selector.subject, isDeclared(name)
    else { return }
    switch selector.scope {
    case .screen: check(name, in: words.roots.map(\.tree), selector, at: range)
    case .within(let outer):
      guard case .identifier(let place) = outer.subject, isDeclared(place) else { return }
      let places = words.roots.flatMap(\.tree).filter { $0.identifier == place }
      check(name, in: places.map { Array($0.tree.dropFirst()) }, selector, at: range)
    }
  }

  /// Returns true if view trees alone determine the places of the identifier.
  func isDeclared(_ identifier: String) -> Bool {
    words.viewIdentifiers.contains(identifier) && !words.assignedIdentifiers.contains(identifier)
  }

  private func check(
    _ name: String, in places: [[ViewDescription]], _ selector: ElementSelector,
    at range: Range<Int>
  ) {
    let most = places.map { $0.count { $0.identifier == name } }.max() ?? 0
    guard most < selector.ordinal ?? 1 else { return }
    let remedy =
      most == 0 ? "remove 'in', or name a view that contains it" : "a screen has at most \(most)"
    mistakes.record("no screen of the app has \(selector)", at: range, remedy: remedy)
  }
}
