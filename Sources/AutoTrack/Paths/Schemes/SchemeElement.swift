public import MiniUI

/// An element as path schemes see it: a live view, or a view of a snapshot.
///
/// A scheme that reads its facts alone gives a view and its snapshot the same path.
public struct SchemeElement {
  enum Storage {
    case live(View)
    case snapshot(ViewTree.Element)
  }

  let storage: Storage

  package init(_ view: View) { storage = .live(view) }

  package init(_ element: ViewTree.Element) { storage = .snapshot(element) }
}

extension SchemeElement {
  /// Returns a fact of the live view or of the view of the snapshot.
  func fact<Fact>(
    _ live: (View) -> Fact, _ known: (ViewTree.Element) -> Fact
  ) -> Fact {
    switch storage {
    case .live(let view): live(view)
    case .snapshot(let element): known(element)
    }
  }

  /// The live view; nil in a snapshot.
  public var view: View? {
    guard case .live(let view) = storage else { return nil }
    return view
  }

  /// The name of the class, with its module.
  public var className: String { fact(\.class.name, \.className) }

  /// Returns true for an element of a class or of its subclasses, without a list of their names.
  func isKind(of name: String) -> Bool {
    fact({ $0.class.ancestry.contains { $0.name == name } }, { $0.type.lineage.contains(name) })
  }

  /// The names of the class and its ancestors, nearest first.
  package var classNames: [String] { fact({ $0.class.ancestry.map(\.name) }, \.type.lineage) }

  /// The superview; nil at the top.
  public var parent: SchemeElement? {
    fact({ $0.superview.map { SchemeElement($0) } }, { $0.parent.map { SchemeElement($0) } })
  }

  /// The subviews, back to front.
  package var children: [SchemeElement] {
    fact({ $0.subviews.map { SchemeElement($0) } }, { $0.children.map { SchemeElement($0) } })
  }

  /// The index among the siblings of exactly this class, hidden ones included; nil at the top.
  public var index: Int? { parent.map(indexAmongSameClass) }

  /// Returns the index among siblings of exactly this class, including hidden ones (S3.7b).
  func indexAmongSameClass(in parent: SchemeElement) -> Int {
    switch (storage, parent.storage) {
    case (.live(let view), .live(let parent)):
      let own = view.class
      return parent.subviews.lazy.prefix { $0 !== view }.count { $0.class === own }
    case (.snapshot(let element), .snapshot(let parent)):
      let (nodes, own) = (parent.tree.nodes, element.type)
      return nodes[parent.id].children.lazy.prefix { $0 != element.id }
        .count { nodes[$0].type === own }
    default: return 0
    }
  }

  /// The class that the element reports; a hook on one object does not change it.
  var type: any PathClass { fact({ $0.class }, { $0.type }) }

  /// The class of the controller whose root view this is; nil for other views.
  public var controllerName: String? { controller?.className }

  /// The page alias of that controller (S3.7i).
  public var pageAlias: String? { controller?.pageAlias }

  /// The place in a list's data; nil outside lists.
  package var listPlace: ListPlace? { fact(\.listPlace, \.listPlace) }

  /// The accessibility identifier.
  public var accessibilityIdentifier: String? {
    fact(\.accessibilityIdentifier, \.accessibilityIdentifier)
  }

  /// The text; nil for text inputs and the views in them (S3.7j).
  public var text: String? {
    fact({ $0.showsTypedText ? nil : $0.displayedText }, \.text)
  }

  /// True if the element itself is hidden.
  package var isHidden: Bool { fact(\.isHidden, \.isHidden) }

  /// The index of a segmented control's selected segment; nil for none and for other views.
  package var selectedSegment: Int? { fact(\.selectedSegment, \.selectedSegment) }
}

extension SchemeElement {
  /// The controller whose root view this is; nil for other views.
  public var controller: SchemeController? {
    fact({ $0.controller.map { SchemeController($0) } }, \.controller)
  }

  /// The nearest controller whose root view this is, or is inside.
  package var nearestController: SchemeController? {
    for element in line { if let controller = element.controller { return controller } }
    return nil
  }

  /// The element and those around it, innermost first.
  public var line: some Sequence<SchemeElement> { sequence(first: self, next: \.parent) }

  package var accessibilityLabel: String? {
    fact(\.accessibilityLabel, \.details.facts.label)
  }

  /// The number assigned by the app.
  package var tag: Int { fact(\.tag, { $0.details.facts.tag ?? 0 }) }

  /// The app's own id of the element, from its ``ElementFacts``.
  package var elementID: String? { details.elementID }

  /// The class of a list's delegate; nil for other views and in a snapshot.
  ///
  /// Reading it is a message, which a snapshot must not send.
  package var listDelegateName: String? {
    guard case .live(let view) = storage else { return nil }
    return (view as? ListView)?.delegate?.class.name
  }

  /// The facts that few schemes read.
  var details: ViewDetails { fact({ ViewDetails($0) }, { $0.details }) }

  /// True for a view that accepts typed text, which no scheme reads.
  package var takesText: Bool { fact(\.takesText, \.takesText) }

  /// The left edge of the frame.
  var left: Double { fact(\.frame.minX, \.left) }

  /// The next responder.
  var next: PathResponder {
    switch storage {
    case .live(let view):
      switch view.next {
      case let view as View: .element(SchemeElement(view))
      case let controller as ViewController: .controller(SchemeController(controller))
      default: .outside
      }
    case .snapshot(let element): element.next
    }
  }

  /// The element whose path this one has: for a segment, its control (S3.7h).
  var elementForPath: SchemeElement {
    guard type.kind == .segment else { return self }
    return line.first { $0.type.kind == .segmentedControl } ?? self
  }

  /// Returns true for the same element.
  public func isSame(as other: SchemeElement) -> Bool {
    switch (storage, other.storage) {
    case (.live(let one), .live(let other)): one === other
    case (.snapshot(let one), .snapshot(let other)): one.id == other.id
    default: false
    }
  }
}
