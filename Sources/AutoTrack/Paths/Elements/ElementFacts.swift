public import MiniUI

/// Facts that an app sets on one of its views, for the capture rules; a list's apply to its rows.
public final class ElementFacts: AttachedFacts {
  /// `$element_id`, the app's own id of the element; never the accessibility identifier.
  public var elementID: String?
  /// True to suppress the element's clicks and leave its text out of its superviews' (SA-A12).
  public var isIgnored = false
  /// Properties of its clicks; they win over the tracker's.
  public var properties = Properties()
  /// The delegate for this element, which precedes the tracker's; not retained (SA-F01).
  public weak var delegate: (any ElementDelegate)?
  /// True to capture the click after its action, if the action fills in the element's content.
  ///
  /// Apart from a tab's (SA-A13), all other clicks precede their actions. Screen and path are then
  /// those after the action, too.
  public var isTrackedAfterAction = false

  init(of view: View) {}

  static let key = AssociationKey("AutoTrack.elementFacts")
}

extension View {
  /// The facts of this view for trackers.
  public var elementFacts: ElementFacts { ElementFacts.facts(of: self) }
}
