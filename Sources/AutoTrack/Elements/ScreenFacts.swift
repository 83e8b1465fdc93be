public import MiniUI

/// What an app says of one of its screens.
public final class ScreenFacts {
  /// `$url`, in the place of the class name (SA-V06).
  public var url: String?
  /// Properties of the screen's events and of the clicks on it; they win over the tracker's own.
  public var properties = Properties()
  /// Whether the screen gives no events.
  public var isIgnored = false

  init() {}

  private static let key = AssociationKey("AutoTrack.screenFacts")

  /// The facts of a controller, if anybody has set some.
  static func known(of controller: ViewController) -> ScreenFacts? {
    controller.associated(key) as? ScreenFacts
  }

  /// The facts of a controller, which are empty at first.
  fileprivate static func facts(of controller: ViewController) -> ScreenFacts {
    if let known = known(of: controller) { return known }
    let new = ScreenFacts()
    controller.setAssociated(new, for: key)
    return new
  }
}

extension ViewController {
  /// What the app says of this screen to trackers.
  public var screenFacts: ScreenFacts { ScreenFacts.facts(of: self) }
}
