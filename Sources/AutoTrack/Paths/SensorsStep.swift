import MiniUI

/// A step of the `sensors` scheme, in its two spellings (SA-P09, SA-P14).
struct SensorsStep: Equatable {
  /// With the place of the view: `UITableViewCell[0][3]`.
  let exact: String
  /// With `-` for what tells it from others like it: `UITableViewCell[0][-]`; nil for most views.
  let shared: String?

  /// Nil for views that are no step.
  init?(of view: View, in parent: View?) {
    let type = view.class
    guard !Self.skipped.contains(type.name) else { return nil }
    let kind = ElementKind(of: type)
    if let place = view.listPlace {
      self.init(of: place, type)
      return
    }
    let own = Self.text(of: view, type, in: parent)
    switch kind {
    case .segmentedControl:
      let selected = view.selectedSegment ?? -1
      self.init(exact: "\(own)/UISegment[\(selected)]", shared: "\(own)/UISegment[-]")
    case .tabBarButton where parent != nil:
      self.init(exact: own, shared: "UITabBarButton[-]")
    default: self.init(exact: own, shared: nil)
    }
  }

  private init(exact: String, shared: String?) {
    (self.exact, self.shared) = (exact, shared)
  }

  private init(of place: ListPlace, _ type: DynamicClass) {
    switch place {
    case .cell(let path):
      let section = "\(type.name)[\(path.section)]"
      self.init(exact: "\(section)[\(path.row)]", shared: "\(section)[-]")
    case .header(let section): self.init(exact: "[SectionHeader][\(section)]", shared: nil)
    case .footer(let section): self.init(exact: "[SectionFooter][\(section)]", shared: nil)
    }
  }

  /// Views that UIKit puts between others, and that are no step (SA-P17).
  private static let skipped: Set<String> = [
    "UITableViewWrapperView", "UISegment", "_UISearchBarFieldEditor", "UIFieldEditor",
  ]

  /// The class, and the index among the siblings of exactly this class where there is a superview.
  private static func text(of view: View, _ type: DynamicClass, in parent: View?) -> String {
    guard let parent else { return type.name }
    return "\(type.name)[\(index(of: view, type, in: parent))]"
  }

  /// The order is that of the subviews, but from left to right in a segmented control.
  private static func index(of view: View, _ type: DynamicClass, in parent: View) -> Int {
    guard ElementKind(of: parent.class) == .segmentedControl else {
      return view.indexAmongSameClass(in: parent)
    }
    let fromLeft = parent.subviews.enumerated().sorted {
      ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
    }
    return fromLeft.prefix { $0.element !== view }.count { $0.element.class === type }
  }
}
