public import MiniUI

extension ViewController {
  /// The name that this screen goes by in paths, instead of its class; `nil` unless set.
  ///
  /// It tells two controllers of one class on one screen apart (S3.7i), and may be set at any time.
  public var pageAlias: String? {
    get { (associated(.pageAlias) as? PageAlias)?.text }
    set {
      setAssociated(newValue.map(PageAlias.init), for: .pageAlias)
      viewIfLoaded?.noteIdentityChange()
    }
  }
}

/// A text as an object, which is what can be attached.
private final class PageAlias {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension AssociationKey {
  fileprivate static var pageAlias: AssociationKey { AssociationKey("AutoTrack.pageAlias") }
}
