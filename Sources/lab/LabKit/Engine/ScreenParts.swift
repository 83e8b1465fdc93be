import AutoTrack
package import MiniUI

/// The elements of the system, or those found by position: rows, bars, alerts.
struct ScreenParts {
  /// Every view of the trees, in their order.
  let everything: [View]
  /// The lists; in a tree whose root is a list, only the root.
  let lists: [ListView]
  private let paths = DefaultPathScheme()

  /// Lays out the trees and collects their views.
  init(_ roots: [View]) {
    for root in roots { root.layoutIfNeeded() }
    let trees = roots.map(\.everything)
    everything = trees.flatMap(\.self)
    lists = zip(roots, trees).flatMap { root, tree in
      (root as? ListView).map { [$0] } ?? tree.compactMap { $0 as? ListView }
    }
  }

  /// Returns the views of a subject; nil for a subject that any view can match.
  func views(for subject: ElementSelector.Subject) -> [View]? {
    switch subject {
    case .identifier, .text, .className, .point: nil
    case .row(let place): lists.compactMap { $0.shownCell(at: place) }.filter(\.isOnScreen)
    case .back: bars.compactMap(\.backButton)
    case .tab(let tab): all(TabBar.self).flatMap { $0.buttons(tab) }
    case .barButton(let title): barButtons.filter { $0.title == title }.map(\.view)
    case .alert(let title): actions.filter { $0.title == title }.map(\.view)
    case .segment(let index):
      all(SegmentedControl.self).compactMap { $0.segmentView(at: index) }
    case .path(let path): views(at: "\(path)")
    }
  }

  /// Returns the views at a path; for a segment, its control alone (S3.7h).
  private func views(at path: String) -> [View] {
    Self.outermost(of: everything.filter { $0.superview != nil && paths.path(of: $0) == path })
  }

  /// Returns the views that lie in no other one of them.
  static func outermost(of found: [View]) -> [View] {
    let all = Set(found.map { ObjectIdentifier($0) })
    return found.filter { view in
      !sequence(first: view, next: \.superview).dropFirst().contains { outer in
        all.contains(ObjectIdentifier(outer))
      }
    }
  }

  /// The names of the parts of bars and alerts in a file, by their views.
  var names: [ObjectIdentifier: String] {
    typealias Named = (view: View, name: String)
    let backs: [Named] = bars.compactMap(\.backButton).map { ($0, "back") }
    let alerts: [Named] = actions.map { ($0.view, "alert action \"\($0.title)\"") }
    let buttons: [Named] = barButtons.map { ($0.view, "bar button \"\($0.title)\"") }
    let tabs: [Named] = all(TabBar.self).flatMap { bar in
      zip(bar.buttons, bar.items).enumerated().map { index, tab in
        (tab.0, "tab " + (tab.1.title.map { "\"\($0)\"" } ?? "\(index)"))
      }
    }
    let named = backs + alerts + buttons + tabs
    return Dictionary(named.map { (ObjectIdentifier($0.view), $0.name) }) { first, _ in first }
  }

  /// Returns true if a view lies in a bar, or in another control.
  func isPart(_ view: View) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      $0 is Control || $0 is NavigationBar || $0 is TabBar || $0 is Toolbar
    }
  }

  private var bars: [NavigationBar] { all(NavigationBar.self) }

  private func all<Kind: View>(_ type: Kind.Type) -> [Kind] {
    everything.compactMap { $0 as? Kind }
  }

  /// The private buttons of bar items, by their texts, or else by label or image.
  private var barButtons: [(view: View, title: String)] {
    let backs = bars.compactMap(\.backButton)
    let shown = everything.filter { $0 is NavigationBar || $0 is Toolbar }
    return shown.flatMap { bar in
      bar.everything.filter { view in
        view is Control && !backs.contains { $0 === view }
          && !sequence(first: view, next: \.superview).dropFirst().contains { $0 is Control }
      }
    }
    .compactMap { view in
      let text = view.everything.lazy.compactMap(\.displayedText).first ?? view.wordsOfIcon
      return text.map { (view, $0) }
    }
  }

  private var actions: [(view: View, title: String)] {
    everything.compactMap { $0.controller as? Alert }.flatMap { alert in
      alert.actions.compactMap { action in
        alert.view(of: action).map { ($0, action.title ?? "") }
      }
    }
  }
}

extension View {
  /// The label of a button with an icon, or else the name of the item's image.
  var wordsOfIcon: String? {
    let items = (self as? Control)?.allTargets.compactMap { $0 as? BarButtonItem } ?? []
    return accessibilityLabel ?? items.lazy.compactMap { $0.image?.name }.first
  }
}

extension TabBar {
  /// Returns the buttons of a reference: one by position, or those with a title.
  fileprivate func buttons(_ reference: TabReference) -> [View] {
    switch reference {
    case .index(let index): buttons.indices.contains(index) ? [buttons[index]] : []
    case .title(let title):
      items.filter { $0.title == title }.compactMap { button(of: $0) }
    }
  }
}

extension View {
  /// This view and its descendants, in the order of the tree.
  package var everything: [View] {
    var views: [View] = []
    addEverything(to: &views)
    return views
  }

  private func addEverything(to views: inout [View]) {
    views.append(self)
    for view in subviews { view.addEverything(to: &views) }
  }

  /// True if neither this view nor an ancestor is hidden.
  package var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// True if a part of the view is visible: no ancestor hides it, and it is on the screen.
  var isOnScreen: Bool {
    guard let window, isShown, !bounds.isEmpty,
      sequence(first: self, next: \.superview).allSatisfy({ $0.alpha >= 0.01 })
    else { return false }
    return convert(bounds, to: window).intersects(window.bounds)
  }

  /// True for a view that only repeats its superview's text, such as a button's label.
  var isPartOfNamed: Bool {
    accessibilityIdentifier == nil && superview?.displayedText == displayedText
  }
}
