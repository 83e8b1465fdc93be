public import MiniUI

/// Facts that an app sets on one of its screens.
public final class ScreenFacts: AttachedFacts {
  /// `$url`, which replaces the class name (SA-V06); nil for the class name.
  public var url: String?
  /// Properties of the screen's events and of clicks on it; they win over the tracker's.
  public var properties = Properties()
  /// True to suppress the screen's events.
  public var isIgnored = false
  /// The name of this screen in paths, which replaces its class; nil for the class.
  ///
  /// It distinguishes controllers of one class on one screen (S3.7i), and can be set at any time.
  public var pageAlias: String? {
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
