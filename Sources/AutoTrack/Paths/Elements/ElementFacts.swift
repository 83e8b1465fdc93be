public import MiniUI

/// Facts that an app sets on one of its views, for the capture rules; a list's apply to its rows.
public final class ElementFacts: AttachedFacts {
  /// `$element_id`, the app's own id of the element; never the accessibility identifier.
  package var elementID: String?
  /// True to suppress the element's clicks and leave its text out of its superviews' (SA-A12).
  package var isIgnored = false
  /// Properties of its clicks; they win over the tracker's.
  public var properties = Properties()
  /// The delegate for this element, which precedes the tracker's; not retained (SA-F01).
  package weak var delegate: (any ElementDelegate)?
  /// True to capture the click after its action, if the action fills in the element's content.
  ///
  /// Apart from a tab's (SA-A13), all other clicks precede their actions. Screen and path are then
  /// those after the action, too.
  package var isTrackedAfterAction = false

  init(of view: View) {}

  static let key = AssociationKey("AutoTrack.elementFacts")
}

extension View {
  /// The facts of this view for trackers.
  public var elementFacts: ElementFacts { ElementFacts.facts(of: self) }
}

/// Facts that an app sets on one of its screens.
public final class ScreenFacts: AttachedFacts {
  /// `$url`, which replaces the class name (SA-V06); nil for the class name.
  package var url: String?
  /// Properties of the screen's events and of clicks on it; they win over the tracker's.
  public var properties = Properties()
  /// True to suppress the screen's events.
  package var isIgnored = false
  /// The name of this screen in paths, which replaces its class; nil for the class.
  ///
  /// It distinguishes controllers of one class on one screen (S3.7i), and can be set at any time.
  package var pageAlias: String? {
    didSet { controller?.viewIfLoaded?.noteIdentityChange() }
  }
  private weak let controller: ViewController?

  init(of controller: ViewController) {
    self.controller = controller
  }

  static let key = AssociationKey("AutoTrack.screenFacts")
}

extension ViewController {
  /// The facts of this screen for trackers.
  public var screenFacts: ScreenFacts { ScreenFacts.facts(of: self) }
}

/// Facts that an app sets on one of its objects; they are attached to it and released with it.
protocol AttachedFacts: AnyObject {
  associatedtype Owner: DynamicObject
  static var key: AssociationKey { get }
  /// Creates empty facts.
  init(of owner: Owner)
}

extension AttachedFacts {
  /// Returns the facts of an object; nil if none were set.
  static func known(of owner: Owner) -> Self? { owner.associated(key) as? Self }

  /// Returns the facts of an object, creating them if necessary.
  static func facts(of owner: Owner) -> Self {
    if let known = known(of: owner) { return known }
    let new = Self(of: owner)
    owner.setAssociated(new, for: key)
    return new
  }
}
