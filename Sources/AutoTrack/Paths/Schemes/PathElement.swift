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
  /// The next responder.
  var next: PathResponder<Self> { get }
  /// The place in a list's data, while a list shows the element (S3.7c).
  var listPlace: ListPlace? { get }
  var accessibilityIdentifier: String? { get }
  /// The index of a segmented control's selected segment; nil for none.
  var selectedSegment: Int? { get }
  /// The left edge of the frame.
  var left: Double { get }

  /// Returns true for the same element.
  func isSame(as other: Self) -> Bool
  /// Returns the classes of the earlier siblings in the parent.
  func earlierClasses(in parent: Self) -> Classes
}

/// A class in the path rules; compared by identity.
protocol PathClass: AnyObject {
  associatedtype Lineage: Sequence<String>

  /// The runtime's name, with the module for the app's classes.
  var name: String { get }
  /// The names of the class and its ancestors, nearest first.
  var lineage: Lineage { get }
  /// The name of the class in paths.
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
  /// No responder, or one that is not part of paths.
  case nobody
}

extension PathElement {
  /// Returns the index among siblings of exactly this class, including hidden ones (S3.7b).
  func indexAmongSameClass(in parent: Self) -> Int {
    let own = type
    return earlierClasses(in: parent).reduce(0) { $1 === own ? $0 + 1 : $0 }
  }
}
