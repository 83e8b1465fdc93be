/// How a presented view stands before what it covers, with UIKit's values.
public enum ModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves the window (AP-20).
  case fullScreen = 0
  /// A sheet that leaves a gap at the top (AP-22).
  case pageSheet = 1
  /// A smaller sheet, which on a phone is as large as the other one.
  case formSheet = 2
  /// Covers the controller that defines the context, whose view leaves the window (AP-20).
  case currentContext = 3
  /// Covers the screen; the presenter's view stays behind it (AP-22).
  case overFullScreen = 5
  /// Covers the controller that defines the context, whose view stays (AP-22).
  case overCurrentContext = 6
  /// A bubble, which on a phone is a sheet.
  case popover = 7
  /// What the system chooses: a page sheet (AP-23).
  case automatic = -2

  /// What is presented where nothing was chosen: AP-23.
  var resolved: Self { self == .automatic ? .pageSheet : self }

  /// Whether the presenter's view leaves the window, and the presenter is told.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers only the controller that defines the context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether there is a dimmed screen around it, and a person can swipe it down.
  var isSheet: Bool {
    switch resolved {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
