package import AutoTrack
package import LabKit
import LabLanguage
package import MiniUI

/// A screen with the elements that users can click, as rules match them.
package struct RuleScreen: Sendable {
  let tree: ViewTree
  /// The elements, in the order of the tree.
  private let elements: [Known]
  /// The places of the elements by their ids.
  private let places: [Int: Int]
  private let classNames: Set<String>
  /// The ids of all views of the tree.
  private let ids: Set<Int>
  /// The classes of the controllers by the ids of their root views.
  let controllers: [Int: String]

  /// An element with the facts of its click, and with those of the tree that edits may change.
  struct Known: Sendable {
    let element: ViewTree.Element
    /// The facts of its clicks: of a segmented control, one for each segment.
    let clicks: [ElementSighting]
    let location: ViewTree.Location
    let content: String?
  }

  /// Takes a snapshot of the screen that an app shows.
  package init(of session: AppSession) {
    let clickable = Set(session.forecasts.map { ObjectIdentifier($0.element) })
    let views = session.process.application.visibleWindows.flatMap(\.everything).filter {
      clickable.contains(ObjectIdentifier($0))
    }
    let (tree, elements) = ViewTree.snapshot(of: session.process, locating: views)
    self.init(
      tree,
      clicks: zip(views, elements).map { view, element in (element, session.clicks(on: view)) })
  }

  /// Takes a snapshot of a screen with the facts of all clicks on elements of it.
  package init(
    _ tree: ViewTree, clicks: [(element: ViewTree.Element, all: [ElementSighting])]
  ) {
    self.tree = tree
    elements = clicks.filter { !$0.all.isEmpty }.map { element, clicks in
      Known(
        element: element, clicks: clicks,
        location: tree.location(of: element, by: DefaultPathScheme()),
        content: EditedScreen.content(of: element))
    }
    let all = self.elements.map(\.element)
    places = Dictionary(uniqueKeysWithValues: zip(all.map(\.id), all.indices))
    classNames = Set(all.map(\.className))
    let everything = tree.elements
    ids = Set(everything.map(\.id))
    controllers = Dictionary(
      uniqueKeysWithValues: everything.compactMap { view in
        view.controllerName.map { (view.id, $0) }
      })
  }

  /// True for a view that edits have added.
  func isNew(_ id: Int) -> Bool { !ids.contains(id) }

  /// True for elements that rules may match in an edited tree: those of the screen, and new ones of
  /// their classes.
  func isCandidate(_ element: ViewTree.Element) -> Bool {
    places[element.id] != nil || isNew(element.id) && classNames.contains(element.className)
  }

  /// Returns the ids of the elements that a pattern matches in the tree or an edit of it.
  func matches(of pattern: ElementPattern, in tree: ViewTree) -> [Int] {
    EditedScreen(tree, of: self).matches(of: pattern)
  }

  /// The reason why a rule matches no element: the nearest one, with what differs.
  func absence(of rule: CircledRule) -> String {
    var best: (element: ViewTree.Element, miss: RuleMiss)?
    for known in elements {
      let element = known.element
      let misses = known.clicks.compactMap { rule.element.miss(of: $0, SchemeElement(element)) }
      guard let miss = misses.max(by: { $0.held < $1.held }) else { continue }
      if best.map({ miss.held > $0.miss.held }) ?? true { best = (element, miss) }
    }
    let nearest = best.map { element, miss in
      "; the nearest is \(element), but \(miss.part): \(miss.reason)"
    }
    return "no element matches the rule \(rule.name.quoted)\(nearest ?? ""); "
      + "name a step that shows its element"
  }

  /// Returns an element of the screen; nil for others.
  func known(_ id: Int) -> Known? { places[id].map { elements[$0] } }
}

extension AppSession {
  /// Returns the facts of the clicks on a view: of a segmented control, one for each segment.
  package func clicks(on view: View) -> [ElementSighting] {
    var clicks: [ElementSighting] = []
    forEachClick(on: SchemeElement(view)) { clicks.append($0) }
    return clicks
  }
}
