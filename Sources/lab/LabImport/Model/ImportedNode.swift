/// A view of an imported app with its subviews.
package struct ImportedNode: Equatable, Sendable {
  /// The identity in the file; nil if the file has none.
  package var id: ImportedID?
  package var place: ImportPlace
  /// The file's own word for the element: `button`, `XCUIElementTypeButton`.
  package var element: String
  package var type: ImportedType
  package var role = Role.subview
  /// The frame in the parent; nil if it is unknown, so that the view is laid out in a column.
  package var frame: ImportedFrame?
  /// The text of a label or an input, or the title of a button.
  package var text: String?
  /// The text of an empty input.
  package var placeholder: String?
  package var identifier: String?
  package var label: String?
  /// The name in the editor, for messages; it is not visible at run time.
  package var userLabel: String?
  /// The number for the app's use.
  package var tag = 0
  /// True if the view is neither drawn nor hit.
  package var isHidden = false
  package var alpha = 1.0
  /// True if the view takes touches; nil for the default of its class.
  package var isInteractive: Bool?
  /// False for a disabled control.
  package var isEnabled = true
  /// The attributes that only some classes have, by the keys of an app file: `isOn`, `segments`.
  package var settings: [String: ImportedValue] = [:]
  /// The values of the app's own properties by key path, from user-defined run-time attributes.
  package var data: [String: ImportedValue] = [:]
  /// The layout of the arranged subviews of a stack view.
  package var stack: ImportedStack?
  /// The contents of a table or a collection view.
  package var list: ImportedList?
  /// The facts that only cells have.
  package var cell: ImportedCell?
  /// The buttons of a bar that lies in a view, left to right.
  package var barItems: [ImportedBarItem] = []
  /// The number of ``barItems`` on the left of a navigation bar.
  package var leftBarItems = 0
  /// The items of a navigation bar below the shown one, the oldest first.
  package var backItems: [ImportedNavigationItem] = []
  /// The subviews, back to front.
  package var children: [ImportedNode] = []
  /// The actions of a control, in sending order.
  package var actions: [ImportedAction] = []
  /// The gesture recognisers in the order in which they were added.
  package var gestures: [ImportedGesture] = []
  package var segues: [ImportedSegue] = []
  package var outlets: [ImportedOutlet] = []
  /// The outlets by which others hold this view: names of instance variables.
  package var names: [ImportedName] = []

  /// The role of a view in its parent.
  package enum Role: String, CaseIterable, Sendable {
    /// The view of a controller, or the top view of a file.
    case root
    case subview
    /// The view that holds the contents of a cell, which makes it.
    case contentView
    case cell
    /// The view above the first section of a table.
    case tableHeader
    /// The view below the last section of a table.
    case tableFooter
    case sectionHeader
    case sectionFooter
    /// The view in place of a navigation bar's title.
    case titleView
    /// The view in place of a bar button.
    case customView
    /// The background view of a list or a cell.
    case background
    case accessory
    case refreshControl
  }

  /// The controller whose view fills this one, by an embed segue.
  package var embedded: ImportedDestination? {
    segues.first { $0.kind == .embed }?.destination
  }

  /// This view and all views below it, in the order of the tree: cells after subviews.
  package var everything: [ImportedNode] {
    var nodes: [ImportedNode] = []
    visit { nodes.append($0) }
    return nodes
  }

  /// Calls a closure with this view and all views below it, in the order of ``everything``.
  package func visit(_ body: (ImportedNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
    for node in list?.nodes ?? [] { node.visit(body) }
    for item in barItems { item.customView?.visit(body) }
    for item in backItems.lazy.flatMap(\.barItems) { item.customView?.visit(body) }
  }
}

/// A rectangle in the parent's coordinates.
package struct ImportedFrame: Hashable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle of four finite numbers in the order of ``keys``; nil for others.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The names of the numbers in files.
  static let keys = ["x", "y", "width", "height"]

  /// The four numbers as an app file writes them.
  package var numbers: [Double] { [x, y, width, height] }
}

package struct ImportedStack: Hashable, Sendable {
  /// True for a column, false for a row.
  package var isVertical: Bool
  /// The distance between neighbours.
  package var spacing: Double

  package init(isVertical: Bool, spacing: Double) {
    (self.isVertical, self.spacing) = (isVertical, spacing)
  }
}

/// An instance variable that holds a view.
package struct ImportedName: Hashable, Sendable {
  package var name: String
  /// The controller or view whose outlet it is; nil for the owner of a xib that is not imported.
  package var owner: ImportedID?
  /// True for a member of an outlet collection.
  package var isCollection: Bool

  package init(_ name: String, owner: ImportedID?, isCollection: Bool = false) {
    (self.name, self.owner, self.isCollection) = (name, owner, isCollection)
  }
}

extension ImportedNode.Role {
  package var isSectionPart: Bool { self == .sectionHeader || self == .sectionFooter }
}
