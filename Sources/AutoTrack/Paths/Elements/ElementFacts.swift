public import MiniUI

/// What an app says of one of its views, before the rules are asked; a list speaks for its rows.
public final class ElementFacts: AttachedFacts {
  /// `$element_id`: the app's own name for the element; never its accessibility identifier.
  public var elementID: String?
  /// Whether the element gives no clicks, and adds no text to those around it (SA-A12).
  public var isIgnored = false
  /// Properties of its clicks; they win over the tracker's own.
  public var properties = Properties()
  /// Asked about the element before the tracker's own delegate; not retained (SA-F01).
  public weak var delegate: (any ElementDelegate)?
  /// Whether the click comes after the action has run, because the action fills the element in.
  ///
  /// Beside a tab's (SA-A13) this is the only click that does not come before its action; the
  /// screen and the path are then those that the action has left, too.
  public var isTrackedAfterAction = false

  init(of view: View) {}

  static let key = AssociationKey("AutoTrack.elementFacts")
}

extension View {
  /// What the app says of this view to trackers.
  public var elementFacts: ElementFacts { ElementFacts.facts(of: self) }
}
