/// The parts of an app with their classes, in the order of the files.
extension ImportedApp {
  /// A part that has a class: a controller, a view, a bar item or a recogniser.
  package struct Part: Equatable, Sendable {
    package let type: ImportedType
    package let place: ImportPlace
    package let id: ImportedID?
    package let identifier: String?
    package let actions: [ImportedAction]
    package let segues: [ImportedSegue]
  }

  package var parts: [Part] { controllers.flatMap(\.parts) }
}

extension ImportedController {
  /// The controller, its views with their recognisers, and its bar items.
  package var parts: [ImportedApp.Part] {
    let own = ImportedApp.Part(
      type: type, place: place, id: key, identifier: nil, actions: [], segues: segues)
    return [own] + nodes.flatMap(\.parts) + barItems.map(\.part)
  }

  /// The views of the controller: its tree, the views in its bars.
  package var nodes: [ImportedNode] {
    var nodes: [ImportedNode] = []
    visitNodes { nodes.append($0) }
    return nodes
  }

  /// Calls a closure with each view, in the order of ``nodes``: a list of all costs copies.
  package func visitNodes(_ body: (ImportedNode) -> Void) {
    view?.visit(body)
    navigationItem?.titleView?.visit(body)
    for item in barItems { item.customView?.visit(body) }
  }

  /// The segues of the controller, its views, their recognisers and its bar items.
  package var allSegues: [ImportedSegue] {
    var all = segues
    visitNodes { node in
      all += node.segues
      for gesture in node.gestures { all += gesture.segues }
      for item in node.barItems { all += item.segues }
      for item in node.backItems.lazy.flatMap(\.barItems) { all += item.segues }
    }
    for item in barItems { all += item.segues }
    return all
  }

  /// The items of the navigation bar and the toolbar: left, right, back, toolbar.
  package var barItems: [ImportedBarItem] {
    (navigationItem?.barItems ?? []) + toolbarItems
  }
}

extension ImportedNavigationItem {
  /// The buttons: left, right, back.
  package var barItems: [ImportedBarItem] { left + right + [back].compactMap(\.self) }
}

extension ImportedNode {
  /// The view, its recognisers and the buttons of its bar, without subviews.
  fileprivate var parts: [ImportedApp.Part] {
    let own = ImportedApp.Part(
      type: type, place: place, id: id, identifier: identifier, actions: actions, segues: segues)
    return [own] + gestures.map(\.part) + barItems.map(\.part)
      + backItems.flatMap(\.barItems).map(\.part)
  }
}

extension ImportedGesture {
  fileprivate var part: ImportedApp.Part {
    ImportedApp.Part(
      type: type, place: place, id: id, identifier: nil, actions: actions, segues: segues)
  }
}

extension ImportedBarItem {
  fileprivate var part: ImportedApp.Part {
    ImportedApp.Part(
      type: type, place: place, id: id, identifier: identifier, actions: actions, segues: segues)
  }
}
