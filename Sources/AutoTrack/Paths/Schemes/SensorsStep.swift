import MiniUI

/// A step of the `sensors` scheme in its two spellings (SA-P09, SA-P14).
struct SensorsStep: Equatable {
  /// The step with the view's place: `UITableViewCell[0][3]`.
  let exact: String
  /// The step with `-` as the place: `UITableViewCell[0][-]`; nil for most views.
  let shared: String?

  /// Creates the step of an element; nil if it has none.
  init?(of element: SchemeElement, in parent: SchemeElement?) {
    let type = element.type
    guard !Self.isSkipped(type.name) else { return nil }
    let kind = type.kind
    if let place = element.listPlace {
      self.init(of: place, type.name)
      return
    }
    let own = Self.text(of: element, in: parent)
    switch kind {
    case .segmentedControl:
      let selected = element.selectedSegment ?? -1
      self.init(exact: "\(own)/UISegment[\(selected)]", shared: "\(own)/UISegment[-]")
    case .tabBarButton where parent != nil:
      self.init(exact: own, shared: "UITabBarButton[-]")
    default: self.init(exact: own, shared: nil)
    }
  }

  private init(exact: String, shared: String?) {
    (self.exact, self.shared) = (exact, shared)
  }

  private init(of place: ListPlace, _ className: String) {
    switch place {
    case .cell(let path):
      let section = "\(className)[\(path.section)]"
      self.init(exact: "\(section)[\(path.row)]", shared: "\(section)[-]")
    case .header(let section): self.init(exact: "[SectionHeader][\(section)]", shared: nil)
    case .footer(let section): self.init(exact: "[SectionFooter][\(section)]", shared: nil)
    }
  }

  /// The views that UIKit inserts between others, which have no step (SA-P17).
  private static let skipped: Set<String> = [
    "UITableViewWrapperView", "UISegment", "_UISearchBarFieldEditor", "UIFieldEditor",
  ]

  /// Returns true for the views without a step.
  static func isSkipped(_ className: String) -> Bool { skipped.contains(className) }

  /// Returns the class, and with a superview the index among siblings of exactly this class.
  private static func text(of element: SchemeElement, in parent: SchemeElement?) -> String {
    let name = element.type.name
    guard let parent else { return name }
    return "\(name)[\(index(of: element, in: parent))]"
  }

  /// Returns the index in the order of subviews, or from left to right in a segmented control.
  private static func index(of element: SchemeElement, in parent: SchemeElement) -> Int {
    guard parent.type.kind == .segmentedControl else {
      return element.indexAmongSameClass(in: parent)
    }
    let type = element.type
    let fromLeft = parent.children.enumerated().sorted {
      ($0.element.left, $0.offset) < ($1.element.left, $1.offset)
    }
    return fromLeft.prefix { !$0.element.isSame(as: element) }.count { $0.element.type === type }
  }
}
