/// The styles of presentation, with UIKit's values.
public enum ModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves the window (AP-20).
  case fullScreen = 0
  /// A sheet that leaves a gap at the top (AP-22).
  case pageSheet = 1
  /// A smaller sheet; on a phone it has the size of a page sheet.
  case formSheet = 2
  /// Covers the controller that defines the context; that one's view leaves the window (AP-20).
  case currentContext = 3
  /// Covers the screen; the presenter's view stays behind it (AP-22).
  case overFullScreen = 5
  /// Covers the controller that defines the context; that one's view stays (AP-22).
  case overCurrentContext = 6
  /// A popover; on a phone it is a sheet.
  case popover = 7
  /// The system's choice: a page sheet (AP-23).
  case automatic = -2

  /// The style with `automatic` resolved (AP-23).
  var resolved: Self { self == .automatic ? .pageSheet : self }

  /// True if the presenter's view leaves the window and the presenter disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if it covers only the controller that defines the context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True for a sheet with a dimmed surround, which the user can swipe down.
  var isSheet: Bool {
    switch resolved {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
