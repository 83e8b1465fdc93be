package import Wording

/// A change of private views between two versions of iOS, as data.
///
/// Sources: the published view hierarchies that docs/survival.md lists.
package struct SystemChange: Sendable {
  /// The change in words, with the versions.
  package let words: Sentence
  /// The steps, in their order.
  let steps: [Step]

  /// A step on all views of a class.
  enum Step: Sendable {
    /// The class gets another name.
    case rename(String, to: String)
    /// Each view is wrapped in containers, the outermost first.
    case wrap(String, in: [String])
    /// All views of a class in one superview are wrapped together.
    case gather(String, in: [String])
    /// Each view is replaced by its subviews.
    case unwrap(String)
    /// The views lose their identifiers.
    case dropIdentifiers(String)
    /// Each view gets a copy after it.
    case copy(String)
  }

  private init(_ words: Sentence, _ steps: Step...) {
    (self.words, self.steps) = (words, steps)
  }

  /// The documented changes, each in the direction in which a tree can have it.
  package static let all: [SystemChange] = [
    SystemChange(
      "iOS builds views as on iOS 7: cells have a scroll view, tables a wrapper",
      .wrap("UITableViewCellContentView", in: ["UITableViewCellScrollView"]),
      .gather("UITableViewCell", in: ["UITableViewWrapperView"])),
    SystemChange(
      "iOS builds views as on iOS 8 to 10: tables have a wrapper",
      .gather("UITableViewCell", in: ["UITableViewWrapperView"])),
    SystemChange(
      "iOS builds views as on iOS 9: buttons of alerts are cells of a collection",
      .rename("_UIAlertControllerActionView", to: "_UIAlertControllerCollectionViewCell")),
    SystemChange(
      "iOS builds views as on iOS 10: tab bar buttons have no identifiers",
      .dropIdentifiers("UITabBarButton")),
    SystemChange(
      "iOS builds views as on iOS 10: navigation bars have no content view",
      .unwrap("_UINavigationBarContentView"), .unwrap("_UIButtonBarStackView"),
      .rename("_UIButtonBarButton", to: "UINavigationButton")),
    SystemChange(
      "iOS builds views as on iOS 11: cells and tables have no containers of iOS 7",
      .unwrap("UITableViewCellScrollView"), .unwrap("UITableViewWrapperView")),
    SystemChange(
      "iOS builds views as on iOS 14: added views of a cell are beside a lazy content view",
      .unwrap("UITableViewCellContentView")),
    SystemChange(
      "iOS builds views as on iOS 18 on iPad: tabs float in a collection",
      .gather("UITabBarButton", in: ["_UIFloatingTabBarCollectionView"]),
      .rename("UITabBarButton", to: "_UIFloatingTabBarItemCell")),
    SystemChange(
      "iOS builds views as on iOS 26: tab buttons are renamed, nested, and lose their identifiers",
      .gather("UITabBarButton", in: ["_UITabBarPlatterView", selectedTabs]),
      .dropIdentifiers("UITabBarButton"), .rename("UITabBarButton", to: "_UITabButton")),
    SystemChange(
      "iOS builds views as on iOS 26.1: each tab button has a copy at its place",
      .copy("UITabBarButton"),
      .gather("UITabBarButton", in: ["_UITabBarPlatterView", selectedTabs]),
      .dropIdentifiers("UITabBarButton"), .rename("UITabBarButton", to: "_UITabButton")),
    SystemChange(
      "iOS builds views as on iOS 26: a search bar is in a view without a size",
      .wrap("UISearchBar", in: ["_UIInheritedView"])),
    SystemChange(
      "iOS builds views as on iOS 13: search fields have a canvas of their own",
      .wrap("UISearchBarTextField", in: ["_UISearchTextFieldCanvasView"])),
  ]

  private static let selectedTabs =
    "_TtCC5UIKit20_UITabBarPlatterViewP33_022AA319SelectedContentView"
}

extension SystemChange.Step {
  /// Returns true for a view of the class that the step changes.
  func concerns(_ element: ViewTree.Element) -> Bool {
    guard element.parent != nil else { return false }
    let lineage = element.type.lineage
    switch self {
    case .rename(let name, _), .copy(let name): return element.className == name
    case .wrap(let name, _), .gather(let name, _): return lineage.contains(name)
    case .unwrap(let name): return element.className == name
    case .dropIdentifiers(let name):
      return element.className == name && element.accessibilityIdentifier != nil
    }
  }
}
