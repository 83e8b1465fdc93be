import MiniUI

/// An element of the path rules: a live view, or one in a snapshot.
///
/// The rules are generic over this protocol, so a path in a ``ViewTree`` always equals that of the
/// live view.
protocol PathElement {
  associatedtype Class: PathClass
  associatedtype Classes: Sequence<Class>

  /// The class that the element reports; a hook on one object does not change it.
  var type: Class { get }
  /// The superview; nil at the top.
  var parent: Self? { get }
  /// The subviews, back to front.
  var children: [Self] { get }
  /// The controller whose root view this is; nil for other views.
  var controller: PathController? { get }
  var next: PathResponder<Self> { get }
  /// The place in a list's data, while a list shows the element (S3.7c).
  var listPlace: ListPlace? { get }
  var accessibilityIdentifier: String? { get }
  /// The index of a segmented control's selected segment; nil for none.
  var selectedSegment: Int? { get }
  /// The left edge of the frame.
  var left: Double { get }

  func isSame(as other: Self) -> Bool
  func earlierClasses(in parent: Self) -> Classes
}

/// A class in the path rules; compared by identity.
protocol PathClass: AnyObject {
  associatedtype Lineage: Sequence<String>

  /// The runtime's name, with the module for the app's classes.
  var name: String { get }
  /// The names of the class and its ancestors, nearest first.
  var lineage: Lineage { get }
  var pathName: ViewPath.ClassName { get }
  /// The text of a step before its index, with the slash.
  var stepStart: String { get }
  /// The kind of the nearest class in the lineage that has one; nil for most.
  var kind: ElementKind? { get }
}

/// The next responder of an element, as far as paths use it.
enum PathResponder<Element> {
  case element(Element)
  case controller(PathController)
  case outside
}

extension PathElement {
  /// Returns the index among siblings of exactly this class, including hidden ones (S3.7b).
  func indexAmongSameClass(in parent: Self) -> Int {
    let own = type
    return earlierClasses(in: parent).reduce(0) { $1 === own ? $0 + 1 : $0 }
  }

  /// The element whose path this one has: for a segment, its control (S3.7h).
  var elementForPath: Self {
    guard type.kind == .segment else { return self }
    return sequence(first: self, next: \.parent).first {
      $0.type.kind == .segmentedControl
    } ?? self
  }
}

/// The facts of a controller that the path rules use.
struct PathController: Hashable, Sendable {
  let className: String
  /// The controller's own `pageAlias`.
  let pageAlias: String?
  /// True for alerts, which have a step of their own in the `sensors` scheme (SA-P19).
  let isAlert: Bool
  /// The index among its parent's children of this class; nil without a parent.
  let index: Int?
}

/// Kinds of views with special rules for paths or positions, by UIKit's class names.
enum ElementKind: String {
  /// A part of a segmented control, which has the control's path (S3.7h).
  case segment = "UISegment"
  case segmentedControl = "UISegmentedControl"
  case tabBarButton = "UITabBarButton"

  /// Returns the kind of the nearest class in a lineage; nil if none has one.
  init?(of type: some PathClass) {
    self.init(lineage: type.lineage)
  }

  /// Does the same with names.
  init?(lineage: some Sequence<String>) {
    for name in lineage {
      guard let kind = ElementKind(rawValue: name) else { continue }
      self = kind
      return
    }
    return nil
  }
}
