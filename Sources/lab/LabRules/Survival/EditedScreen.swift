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

  /// Takes a tree; without `elements`, all of its elements count.
  init(_ tree: ViewTree, of screen: RuleScreen, among elements: [ViewTree.Element]? = nil) {
    (self.tree, self.screen) = (tree, screen)
    var (candidates, renamed): ([ViewTree.Element], [String: String]) = ([], [:])
    for element in elements ?? tree.elements {
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

  /// Returns the ids of the elements that each of some rules by path matches.
  func matches(of rules: ElementMatcher<Int>) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for element in candidates {
      let clicks = clicks(on: element, for: .everything)
      for rule in Set(clicks.flatMap { rules.matches($0) }) {
        found[rule, default: []].append(element.id)
      }
    }
    return found
  }

  func matches(of pattern: ElementPattern) -> [Int] {
    var candidates = candidates
    if case .anchored(let anchored) = pattern.place {
      let found = Set(anchored.matches(among: candidates))
      if pattern.hasNoConditions { return candidates.map(\.id).filter(found.contains) }
      candidates = candidates.filter { found.contains($0.id) }
    }
    return candidates.filter { element in
      clicks(on: element, for: ReadFacts(pattern)).contains { click in
        pattern.miss(of: click, SchemeElement(element)) == nil
      }
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
      case .text(let text): content(of: element, at: 0) == text && isAlike(element)
      case .action(let name): element.facts.actions.contains(name) && isAlike(element)
      case .outlet(let name, let controller):
        element.facts.outlets.contains(name) && isInside(controller, element)
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
  /// Returns the facts of its clicks that rules read; the others are absent.
  private func clicks(
    on element: ViewTree.Element, for facts: ReadFacts
  ) -> [ElementSighting] {
    let page = facts.contains(.page) ? page(of: element) : nil
    let path = facts.contains(.path) ? path(of: element) : ""
    let count = screen.known(element.id)?.clicks.count ?? 1
    return (0..<count).map { click -> ElementSighting in
      let position = facts.contains(.position) ? position(of: element, at: click) : nil
      let content = facts.contains(.content) ? content(of: element, at: click) : nil
      return ElementSighting(page: page, path: path, position: position, content: content)
    }
  }

  /// Returns a fact of the click where the tree gives the same one as before.
  private func fact(_ known: String?, _ new: String?, _ before: String?) -> String? {
    new == before ? known : new
  }

  private func path(of element: ViewTree.Element) -> String {
    let new = DefaultPathScheme().path(of: element)
    guard let old = screen.known(element.id), new == old.location.path else { return new }
    return old.clicks[0].path
  }

  private func position(of element: ViewTree.Element, at click: Int) -> String? {
    let new = tree.location(of: element, by: DefaultPathScheme()).position
    guard let old = screen.known(element.id) else { return new }
    return fact(old.clicks[click].position, new, old.location.position)
  }

  private func content(of element: ViewTree.Element, at click: Int) -> String? {
    let new = Self.content(of: element)
    guard let old = screen.known(element.id) else { return new }
    return fact(old.clicks[click].content, new, old.content)
  }

  /// Returns the class of the screen: the known one, unless the nearest controller is another.
  private func page(of element: ViewTree.Element) -> String? {
    let root = element.screen
    if let old = screen.known(element.id), let page = old.clicks[0].page,
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

/// The facts of clicks that rules read.
private struct ReadFacts: OptionSet {
  let rawValue: Int

  static let page = ReadFacts(rawValue: 1)
  static let path = ReadFacts(rawValue: 2)
  static let position = ReadFacts(rawValue: 4)
  static let content = ReadFacts(rawValue: 8)
  static let everything: ReadFacts = [.page, .path, .position, .content]
}

extension ReadFacts {
  init(_ pattern: ElementPattern) {
    self = []
    if pattern.page != nil { insert(.page) }
    if case .path = pattern.place { insert(.path) }
    if pattern.position != nil { insert(.position) }
    if pattern.content != nil { insert(.content) }
  }
}
