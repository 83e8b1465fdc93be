/// A controller of an imported app: a screen, or a container of screens.
package struct ImportedController: Equatable, Sendable {
  /// The key by which segues and relationships name it, unique in the app.
  package var key: ImportedID
  package var place: ImportPlace
  /// The kind, from which ``ImportedType/base`` follows.
  package var kind: Kind
  package var type: ImportedType
  /// True if the import made it around a view that has no controller: a root view of a xib.
  package var isHost = false
  /// The storyboard identifier, by which code makes the controller.
  package var storyboardIdentifier: String?
  package var title: String?
  /// The name in the editor, for messages; it is not visible at run time.
  package var userLabel: String?
  package var restorationIdentifier: String?
  /// UIKit's word for the presentation style, such as `formSheet`; nil for the default.
  package var presentationStyle: String?
  /// True if the tab bar disappears while the controller is on a navigation stack.
  package var hidesBottomBarWhenPushed = false
  /// The root view; nil for a container without a view in the file.
  package var view: ImportedNode?
  /// The contents of the navigation bar while this controller is on top.
  package var navigationItem: ImportedNavigationItem?
  /// The buttons of the navigation controller's toolbar, left to right.
  package var toolbarItems: [ImportedBarItem] = []
  package var tabItem: ImportedTabItem?
  /// True if a navigation controller starts without its bar.
  package var isNavigationBarHidden = false
  /// True if a navigation controller shows no toolbar; nil if the file does not tell.
  package var isToolbarHidden: Bool?
  /// The initial children of a container in their order; the last one of a stack is on top.
  package var children: [ImportedChild] = []
  /// The index of the tab that is selected at launch; nil for the first.
  package var selectedTab: Int?
  /// The segues that only code performs; those of views and bar items belong to their owners.
  package var segues: [ImportedSegue] = []
  /// The outlets to its views and objects: names of instance variables.
  package var outlets: [ImportedOutlet] = []
  /// The selectors that the file sends to it: methods whose code is unknown, sorted.
  package var methods: [String] = []

  package init(key: ImportedID, place: ImportPlace, kind: Kind, type: ImportedType? = nil) {
    (self.key, self.place, self.kind) = (key, place, kind)
    self.type = type ?? ImportedType(kind.className)
  }

  package enum Kind: String, CaseIterable, Sendable {
    case plain
    case table
    case collection
    case navigation
    case tabs
    case page
    case split
    /// A controller whose contents are not in the file, such as a SwiftUI host.
    case opaque
  }
}

extension ImportedController.Kind {
  /// UIKit's class of the kind.
  package var className: String {
    switch self {
    case .plain, .opaque: "UIViewController"
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .page: "UIPageViewController"
    case .split: "UISplitViewController"
    }
  }

  /// True if the controller shows others in place of contents of its own.
  package var isContainer: Bool {
    switch self {
    case .navigation, .tabs, .page, .split: true
    case .plain, .table, .collection, .opaque: false
    }
  }
}

package struct ImportedChild: Equatable, Sendable {
  package var role: Role
  /// The child's controller, or the reason why it is missing.
  package var destination: ImportedDestination
  /// The identity of the relationship in the file.
  package var id: ImportedID?

  package init(_ role: Role, _ destination: ImportedDestination, id: ImportedID? = nil) {
    (self.role, self.destination, self.id) = (role, destination, id)
  }

  package enum Role: String, CaseIterable, Sendable {
    /// The bottom of a navigation stack.
    case root
    case tab
    case page
    /// The left side of a split view.
    case primary
    /// The middle of a split view.
    case supplementary
    /// The right side of a split view.
    case secondary
    /// The replacement of a split view on a phone.
    case compact
  }
}

/// The contents of the navigation bar of a controller.
package struct ImportedNavigationItem: Equatable, Sendable {
  package var id: ImportedID?
  /// The title; nil if the item has none, so that the controller's title is shown.
  package var title: String?
  package var titleView: ImportedNode?
  /// The buttons on the left, the outermost first.
  package var left: [ImportedBarItem] = []
  /// The buttons on the right, the outermost first.
  package var right: [ImportedBarItem] = []
  /// The back button that the next controller's bar shows.
  package var back: ImportedBarItem?

  /// An empty item.
  package init() {}
}

package struct ImportedTabItem: Equatable, Sendable {
  package var id: ImportedID?
  /// The text below the image.
  package var title: String?
  package var image: String?
  /// UIKit's word for a system item, such as `favorites`.
  package var systemItem: String?
  package var identifier: String?
  package var label: String?
  package var tag = 0

  /// An empty item.
  package init() {}
}
