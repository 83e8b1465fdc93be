import AutoTrack

/// A tree that edits have made of a screen, with the facts of clicks on its elements.
///
/// Facts of the running app stay where no edit has changed what they are made of.
struct EditedScreen {
  private let screen: RuleScreen
  private let tree: ViewTree
  /// The elements that rules may match.
  private let candidates: [ViewTree.Element]
  /// The new names of renamed controllers.
  private let renamed: [String: String]

  init(_ tree: ViewTree, of screen: RuleScreen) {
    (self.tree, self.screen) = (tree, screen)
    var (candidates, renamed): ([ViewTree.Element], [String: String]) = ([], [:])
    for element in tree.elements {
      if screen.isCandidate(element) { candidates.append(element) }
      guard let new = element.controllerName, let old = screen.controllers[element.id] else {
        continue
      }
      if old != new { renamed[old] = new }
    }
    (self.candidates, self.renamed) = (candidates, renamed)
  }

  /// Returns those of some elements that are still there.
  func present(_ ids: [Int]) -> [Int] {
    let there = Set(candidates.map(\.id))
    return ids.filter(there.contains)
  }

  /// Returns the ids of the elements that a pattern matches.
  func matches(of pattern: ElementPattern) -> [Int] {
    var candidates = candidates
    if case .anchored(let anchored) = pattern.place {
      let found = Set(anchored.matches(among: candidates))
      if pattern.hasNoConditions { return candidates.map(\.id).filter(found.contains) }
      candidates = candidates.filter { found.contains($0.id) }
    }
    return candidates.filter { element in
      pattern.miss(of: sighting(of: element, for: pattern), SchemeElement(element)) == nil
    }.map(\.id)
  }

  /// Returns the ids of the elements that a fact names: as in the league, an action and a text name
  /// elements of a class on a screen, an outlet those of a screen.
  func matches(of fact: NamingFact, page: String?, className: String) -> [Int] {
    func isAlike(_ element: ViewTree.Element) -> Bool {
      element.className == className && self.page(of: element) == page
    }
    return candidates.filter { element in
      switch fact {
      case .identifier(let name): element.accessibilityIdentifier == name
      case .text(let text): content(of: element) == text && isAlike(element)
      case .action(let name): element.actions.contains(name) && isAlike(element)
      case .outlet(let name, let controller):
        element.outlets.contains(name) && isInside(controller, element)
      case .path(let path): self.path(of: element) == path
      case .pathBelow(let name, let steps):
        element.steps(below: name, self.path(of: element)) == steps
      }
    }.map(\.id)
  }

  private func isInside(_ controller: String, _ element: ViewTree.Element) -> Bool {
    sequence(first: element, next: \.parent).contains { $0.controllerName == controller }
  }
}

extension EditedScreen {
  /// Returns the facts that a pattern reads; the others are absent.
  private func sighting(
    of element: ViewTree.Element, for pattern: ElementPattern
  ) -> ElementSighting {
    var isPlaced = false
    if case .path = pattern.place { isPlaced = true }
    return ElementSighting(
      page: pattern.page.flatMap { _ in page(of: element) },
      path: isPlaced ? path(of: element) : "",
      position: pattern.position.flatMap { _ in position(of: element) },
      content: pattern.content.flatMap { _ in content(of: element) })
  }

  /// Returns a fact of the click where the tree gives the same one as before.
  private func fact(_ known: String?, _ new: String?, _ before: String?) -> String? {
    new == before ? known : new
  }

  private func path(of element: ViewTree.Element) -> String {
    let new = DefaultPathScheme().path(of: element)
    guard let old = screen.known(element.id), new == old.location.path else { return new }
    return old.sighting.path
  }

  private func position(of element: ViewTree.Element) -> String? {
    let new = tree.location(of: element, by: DefaultPathScheme()).position
    guard let old = screen.known(element.id) else { return new }
    return fact(old.sighting.position, new, old.location.position)
  }

  private func content(of element: ViewTree.Element) -> String? {
    let new = Self.content(of: element)
    guard let old = screen.known(element.id) else { return new }
    return fact(old.sighting.content, new, old.content)
  }

  /// Returns the class of the screen: the known one, unless the nearest controller is another.
  private func page(of element: ViewTree.Element) -> String? {
    let root = element.screen
    if let old = screen.known(element.id), let page = old.sighting.page,
      old.element.screen?.id == root?.id
    {
      return renamed[page] ?? page
    }
    return root?.controllerName
  }

  /// Returns the visible text of an element: its own, or those of the views in it.
  static func content(of element: ViewTree.Element) -> String? {
    if element.takesText { return nil }
    if let text = element.text { return text }
    let texts = element.children.filter { !$0.isHidden }.compactMap(content)
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }
}

extension ElementPattern {
  fileprivate var hasNoConditions: Bool { page == nil && position == nil && content == nil }
}

extension ViewTree.Element {
  /// Returns the steps of a path below the nearest view around the element with an identifier.
  ///
  /// Nil if that view has another identifier.
  fileprivate func steps(below identifier: String, _ path: String) -> Substring? {
    let outer = sequence(first: self, next: \.parent).dropFirst()
    guard let anchor = outer.first(where: { $0.accessibilityIdentifier != nil }),
      anchor.accessibilityIdentifier == identifier
    else { return nil }
    let start = DefaultPathScheme().path(of: anchor) + "/"
    return path.hasPrefix(start) ? path.dropFirst(start.count) : nil
  }
}
