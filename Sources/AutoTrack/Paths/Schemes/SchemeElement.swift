public import MiniUI

/// An element as path schemes see it: a live view, or a view of a snapshot.
///
/// A scheme that reads its facts alone gives a view and its snapshot the same path.
public struct SchemeElement {
  /// The two kinds of elements.
  enum Storage {
    case live(View)
    case snapshot(ViewTree.Element)
  }

  let storage: Storage

  /// Creates an element of a live view.
  package init(_ view: View) { storage = .live(view) }

  /// Creates an element of a snapshot's view.
  package init(_ element: ViewTree.Element) { storage = .snapshot(element) }
}

extension SchemeElement {
  /// The live view; nil in a snapshot.
  public var view: View? {
    guard case .live(let view) = storage else { return nil }
    return view
  }

  /// The name of the class, with its module.
  public var className: String {
    switch storage {
    case .live(let view): view.class.name
    case .snapshot(let element): element.type.lineage.first ?? ""
    }
  }

  /// Returns true for an element of a class or of its subclasses, without a list of their names.
  func isKind(of name: String) -> Bool {
    switch storage {
    case .live(let view): view.class.ancestry.contains { $0.name == name }
    case .snapshot(let element): element.type.lineage.contains(name)
    }
  }

  /// The names of the class and its ancestors, nearest first.
  package var classNames: [String] {
    switch storage {
    case .live(let view): view.class.ancestry.map(\.name)
    case .snapshot(let element): element.type.lineage
    }
  }

  /// The superview; nil at the top.
  public var parent: SchemeElement? {
    switch storage {
    case .live(let view): view.superview.map { SchemeElement($0) }
    case .snapshot(let element): element.parent.map { SchemeElement($0) }
    }
  }

  /// The subviews, back to front.
  package var children: [SchemeElement] {
    switch storage {
    case .live(let view): view.subviews.map { SchemeElement($0) }
    case .snapshot(let element): element.children.map { SchemeElement($0) }
    }
  }

  /// The index among the siblings of exactly this class, hidden ones included; nil at the top.
  public var index: Int? {
    switch storage {
    case .live(let view):
      view.superview.map { LivingElement(view).indexAmongSameClass(in: LivingElement($0)) }
    case .snapshot(let element): element.parent.map(element.indexAmongSameClass(in:))
    }
  }

  /// The class of the controller whose root view this is; nil for other views.
  public var controllerName: String? { owner?.className }

  /// The page alias of that controller (S3.7i).
  public var pageAlias: String? { owner?.pageAlias }

  private var owner: PathController? {
    switch storage {
    case .live(let view): view.controller.map(PathController.init)
    case .snapshot(let element): element.controller
    }
  }

  /// The place in a list's data; nil outside lists.
  package var listPlace: ListPlace? {
    switch storage {
    case .live(let view): view.listPlace
    case .snapshot(let element): element.listPlace
    }
  }

  /// The accessibility identifier.
  public var accessibilityIdentifier: String? {
    switch storage {
    case .live(let view): view.accessibilityIdentifier
    case .snapshot(let element): element.accessibilityIdentifier
    }
  }

  /// The text; nil for text inputs and the views in them (S3.7j).
  public var text: String? {
    switch storage {
    case .live(let view): view.showsTypedText ? nil : view.displayedText
    case .snapshot(let element): element.text
    }
  }

  /// True if the element itself is hidden.
  package var isHidden: Bool {
    switch storage {
    case .live(let view): view.isHidden
    case .snapshot(let element): element.isHidden
    }
  }

  /// The index of a segmented control's selected segment; nil for none and for other views.
  package var selectedSegment: Int? {
    switch storage {
    case .live(let view): view.selectedSegment
    case .snapshot(let element): element.selectedSegment
    }
  }
}

extension SchemeElement {
  /// The controller whose root view this is; nil for other views.
  public var controller: SchemeController? {
    switch storage {
    case .live(let view): view.controller.map { SchemeController($0) }
    case .snapshot(let element): element.tree.controller(of: element.id)
    }
  }

  /// The nearest controller whose root view this is, or is inside.
  package var nearestController: SchemeController? {
    for element in line { if let controller = element.controller { return controller } }
    return nil
  }

  /// The element and those around it, innermost first.
  public var line: some Sequence<SchemeElement> { sequence(first: self, next: \.parent) }

  /// The accessibility label.
  package var accessibilityLabel: String? {
    switch storage {
    case .live(let view): view.accessibilityLabel
    case .snapshot(let element): element.details.label
    }
  }

  /// The number assigned by the app.
  package var tag: Int {
    switch storage {
    case .live(let view): view.tag
    case .snapshot(let element): element.details.tag
    }
  }

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
  var details: ViewDetails {
    switch storage {
    case .live(let view): ViewDetails(view)
    case .snapshot(let element): element.details
    }
  }

  /// True for a view that accepts typed text, which no scheme reads.
  package var takesText: Bool {
    switch storage {
    case .live(let view): view.takesText
    case .snapshot(let element): element.takesText
    }
  }

  /// The left edge of the frame.
  var left: Double {
    switch storage {
    case .live(let view): view.frame.minX
    case .snapshot(let element): element.left
    }
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

extension ViewTree {
  /// Returns the controller whose root view is an element; nil for other views.
  fileprivate func controller(of id: Int) -> SchemeController? {
    nodes[id].owner?.number.map { SchemeController(self, $0) }
  }
}
