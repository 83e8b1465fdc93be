import AutoTrack
import LabLanguage
import MiniUI

/// A screen with the elements that users can click, as rules match them.
struct RuleScreen: Sendable {
  let tree: ViewTree
  /// The elements, in the order of the tree.
  private let elements: [Known]
  /// The places of the elements by their ids.
  private let places: [Int: Int]
  private let classNames: Set<String>
  /// The ids of all views of the tree.
  private let ids: Set<Int>

  /// An element with the facts of its click, and with those of the tree that edits may change.
  fileprivate struct Known: Sendable {
    let element: ViewTree.Element
    let sighting: ElementSighting
    let location: ViewTree.Location
    let content: String?
  }

  /// Takes a snapshot of the screen that an app shows.
  init(of session: AppSession) {
    let clickable = Set(PathSurvey.elements(in: session).map { ObjectIdentifier($0.element) })
    let views = session.process.application.visibleWindows.flatMap(\.everything).filter {
      clickable.contains(ObjectIdentifier($0))
    }
    let (tree, elements) = ViewTree.snapshot(of: session.process, locating: views)
    self.tree = tree
    self.elements = zip(views, elements).compactMap { view, element in
      session.autoTrack?.sighting(of: view).map { sighting in
        Known(
          element: element, sighting: sighting,
          location: tree.location(of: element, by: DefaultPathScheme()),
          content: SightingReader.content(of: element))
      }
    }
    let all = self.elements.map(\.element)
    places = Dictionary(uniqueKeysWithValues: zip(all.map(\.id), all.indices))
    classNames = Set(all.map(\.className))
    ids = Set(tree.elements.map(\.id))
  }

  /// True for a view that edits have added.
  func isNew(_ id: Int) -> Bool { !ids.contains(id) }

  /// Returns the elements that rules may match in an edited tree: those of the screen, and new
  /// ones of their classes.
  private func candidates(in tree: ViewTree) -> [ViewTree.Element] {
    tree.elements.filter { element in
      places[element.id] != nil || isNew(element.id) && classNames.contains(element.className)
    }
  }

  /// Returns the ids of the elements that a pattern matches in the tree or an edit of it.
  func matches(of pattern: ElementPattern, in tree: ViewTree) -> [Int] {
    let reader = SightingReader(self, tree, pattern)
    return candidates(in: tree).filter { element in
      pattern.miss(of: reader.sighting(of: element), SchemeElement(element)) == nil
    }.map(\.id)
  }

  /// The reason why a rule matches no element: the nearest one, with what differs.
  func absence(of rule: CircledRule) -> String {
    var best: (element: ViewTree.Element, miss: RuleMiss)?
    for known in elements {
      let element = known.element
      guard let miss = rule.element.miss(of: known.sighting, SchemeElement(element)) else {
        continue
      }
      if best.map({ miss.held > $0.miss.held }) ?? true { best = (element, miss) }
    }
    let nearest = best.map { element, miss in
      "; the nearest is \(element), but \(miss.part): \(miss.reason)"
    }
    return "no element matches the rule \(rule.name.quoted)\(nearest ?? ""); "
      + "name a step that shows its element"
  }

  /// Returns an element of the screen; nil for others.
  fileprivate func known(_ id: Int) -> Known? { places[id].map { elements[$0] } }
}

/// Reads the facts of clicks on the elements of an edited tree.
///
/// Facts of the running app stay where no edit has changed what they are made of.
private struct SightingReader {
  private let screen: RuleScreen
  private let tree: ViewTree
  private let pattern: ElementPattern
  /// The new names of renamed controllers.
  private var renamed: [String: String] = [:]

  init(_ screen: RuleScreen, _ tree: ViewTree, _ pattern: ElementPattern) {
    (self.screen, self.tree, self.pattern) = (screen, tree, pattern)
    guard pattern.page != nil else { return }
    let now = Dictionary(uniqueKeysWithValues: tree.elements.map { ($0.id, $0) })
    for root in screen.tree.elements {
      guard let old = root.controllerName, let new = now[root.id]?.controllerName else { continue }
      if old != new { renamed[old] = new }
    }
  }

  /// Returns the facts that the pattern reads; the others are absent.
  func sighting(of element: ViewTree.Element) -> ElementSighting {
    let old = screen.known(element.id)
    func fact(_ known: String?, _ new: String?, _ before: String?) -> String? {
      old != nil && new == before ? known : new
    }
    var isPlaced = pattern.position != nil
    if case .path = pattern.place { isPlaced = true }
    let new = isPlaced ? tree.location(of: element, by: DefaultPathScheme()) : nil
    let before = isPlaced ? old?.location : nil
    let content = pattern.content.flatMap { _ in
      fact(old?.sighting.content, Self.content(of: element), old?.content)
    }
    return ElementSighting(
      page: pattern.page.flatMap { _ in page(of: element, old) },
      path: fact(old?.sighting.path, new?.path, before?.path) ?? "",
      position: fact(old?.sighting.position, new?.position, before?.position), content: content)
  }

  /// Returns the class of the screen: the known one, unless the nearest controller is another.
  private func page(of element: ViewTree.Element, _ old: RuleScreen.Known?) -> String? {
    let root = element.screen
    if let old, let page = old.sighting.page, old.element.screen?.id == root?.id {
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
