import MiniUI

/// What the rules of paths ask of an element: a view that lives, or one in a snapshot.
///
/// The rules are written once, over this: a path that is found in a ``ViewTree`` cannot be another
/// one than that of the living view.
protocol PathElement {
  associatedtype Class: PathClass
  associatedtype Classes: Sequence<Class>

  /// The class that the element says it is of: a hook on one object moves no path.
  var type: Class { get }
  /// What the element is in; nil at the top.
  var parent: Self? { get }
  /// What is in the element, back to front.
  var children: [Self] { get }
  /// The controller whose root view this is.
  var controller: PathController? { get }
  /// Who comes after the element in the responder chain.
  var next: PathResponder<Self> { get }
  /// Where in a list's data the element stands, as long as a list shows it (S3.7c).
  var listPlace: ListPlace? { get }
  /// The name that tests know the element by.
  var accessibilityIdentifier: String? { get }
  /// The index of a segmented control's chosen segment; nil for none.
  var selectedSegment: Int? { get }
  /// Where the element's frame begins.
  var left: Double { get }

  /// Whether this is the same element, not one like it.
  func isSame(as other: Self) -> Bool
  /// The classes of what comes before this element in its parent.
  func earlierClasses(in parent: Self) -> Classes
}

/// What the rules of paths ask of a class; every class is one object.
protocol PathClass: AnyObject {
  associatedtype Lineage: Sequence<String>

  /// UIKit's name, or the one that the app gave, with its module.
  var name: String { get }
  /// The names of this class and of all that it inherits from, nearest first.
  var lineage: Lineage { get }
  /// The name that the class has in paths.
  var pathName: ViewPath.ClassName { get }
  /// What a later step of the class begins with.
  var stepStart: String { get }
  /// The kind of the class's views, by its own name or the nearest inherited one; nil for most.
  var kind: ElementKind? { get }
}

/// Who comes after an element in the responder chain, as far as paths care.
enum PathResponder<Element> {
  /// An element around it.
  case element(Element)
  /// A controller.
  case controller(PathController)
  /// Nobody, or somebody who is no part of a path.
  case nobody
}

extension PathElement {
  /// The place among the siblings of exactly this class, hidden and private ones counted (S3.7b).
  func indexAmongSameClass(in parent: Self) -> Int {
    let own = type
    return earlierClasses(in: parent).reduce(0) { $1 === own ? $0 + 1 : $0 }
  }
}
