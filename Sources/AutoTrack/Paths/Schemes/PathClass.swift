import MiniUI

/// A class in the path rules; compared by identity.
protocol PathClass: AnyObject {
  /// The runtime's name, with the module for the app's classes.
  var name: String { get }
  var pathName: ViewPath.ClassName { get }
  /// The text of a step before its index, with the slash.
  var stepStart: String { get }
  /// The kind of the nearest class in the lineage that has one; nil for most.
  var kind: ElementKind? { get }
}

/// The next responder of an element, as far as paths use it.
enum PathResponder {
  case element(SchemeElement)
  case controller(SchemeController)
  case outside
}

/// Kinds of views with special rules for paths or positions, by UIKit's class names.
enum ElementKind: String {
  /// A part of a segmented control, which has the control's path (S3.7h).
  case segment = "UISegment"
  case segmentedControl = "UISegmentedControl"
  case tabBarButton = "UITabBarButton"

  /// The kind of the nearest class in a lineage; nil if none has one.
  init?(lineage: some Sequence<String>) {
    for name in lineage {
      guard let kind = ElementKind(rawValue: name) else { continue }
      self = kind
      return
    }
    return nil
  }
}

extension DynamicClass: PathClass {
  var pathName: ViewPath.ClassName { ViewPath.ClassName(of: self) }
  var stepStart: String { pathName.stepStart }
  var kind: ElementKind? { ElementKind(lineage: ancestry.lazy.map(\.name)) }
}

extension View {
  /// The place in a list's data, which forms the step because reuse moves cells (S3.7c).
  ///
  /// Nil for a view that no list shows, including a cell outside its list.
  var listPlace: ListPlace? { (self as? ReusableView)?.place }

  /// The index of a segmented control's selected segment; nil for none.
  var selectedSegment: Int? {
    (self as? SegmentedControl).flatMap {
      $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex
    }
  }
}
