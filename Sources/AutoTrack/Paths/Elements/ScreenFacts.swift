public import MiniUI

/// What an app says of one of its screens.
public final class ScreenFacts: AttachedFacts {
  /// `$url`, in the place of the class name (SA-V06).
  public var url: String?
  /// Properties of the screen's events and of the clicks on it; they win over the tracker's own.
  public var properties = Properties()
  /// Whether the screen gives no events.
  public var isIgnored = false
  /// The name that this screen goes by in paths, instead of its class; `nil` unless set.
  ///
  /// It tells two controllers of one class on one screen apart (S3.7i), and may be set at any time.
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
  /// What the app says of this screen to trackers.
  public var screenFacts: ScreenFacts { ScreenFacts.facts(of: self) }
}
