public import MiniUI

/// What an app says of one of its views, before the rules are asked.
public final class ElementFacts {
  /// `$element_id`: the app's own name for the element; never its accessibility identifier.
  public var elementID: String?
  /// Whether the element gives no clicks.
  public var isIgnored = false
  /// Properties of its clicks; they win over the tracker's own.
  public var properties = Properties()
  /// Asked about the element before the tracker's own delegate; not retained (SA-F01).
  public weak var delegate: (any ElementDelegate)?
  /// Whether the click comes after the action has run, because the action fills the element in.
  public var isTrackedAfterAction = false

  init() {}

  private static let key = AssociationKey("AutoTrack.elementFacts")

  /// The facts of a view, if anybody has set some.
  static func known(of view: View) -> ElementFacts? { view.associated(key) as? ElementFacts }

  /// The facts of a view, which are empty at first.
  fileprivate static func facts(of view: View) -> ElementFacts {
    if let known = known(of: view) { return known }
    let new = ElementFacts()
    view.setAssociated(new, for: key)
    return new
  }
}

extension View {
  /// What the app says of this view to trackers.
  public var elementFacts: ElementFacts { ElementFacts.facts(of: self) }
}

/// An app's own word on single elements.
public protocol ElementDelegate: AnyObject {
  /// Whether a click on the element is captured; yes, unless the app says otherwise.
  func shouldCapture(_ element: View) -> Bool
  /// Properties for a click on the element, or on the cell of a list; they win over all others.
  func properties(for element: View, at path: CellPath?) -> Properties
}

extension ElementDelegate {
  /// Yes.
  public func shouldCapture(_ element: View) -> Bool { true }
  /// None.
  public func properties(for element: View, at path: CellPath?) -> Properties { [:] }
}
