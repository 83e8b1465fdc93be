/// Why something that was seen became no event: the whole list.
public enum SuppressionReason: String, Sendable, CaseIterable {
  /// The sender of the action is not a view.
  case senderIsNoView
  /// Code sent the action; no touch is behind it.
  case noTouch
  /// The touch has not been lifted: a press, a drag or a cancellation is not a click.
  case touchNotEnded
  /// The element is hidden.
  case hiddenElement
  /// The element's class, or one that it inherits from, is on the list of ignored view types.
  case ignoredViewType
  /// The screen's class is on the list of ignored screens (S4.4: the exact class).
  case ignoredScreen
  /// The same element was clicked less than 100 ms before (SA-F08).
  case duplicate
  /// Page leaves are switched off.
  case pageLeaveOff
  /// The screen left, and had not been seen to appear: a late start, or an override (OB-6).
  case screenNotOpen
  /// The screen left while the app was in the background, where its page leave was sent before.
  case appInBackground
  /// The screen is gone, and had not been seen to disappear; when it left, nobody knows.
  case screenReleased
  /// The app says again where it stands, as after an interruption (SA-L03).
  case sameLifeState
  /// The app ends; `$AppEnd` tells of the way into the background only (SA-L05).
  case termination
}

extension SuppressionReason: CustomStringConvertible {
  /// The reason in words that end a sentence.
  public var description: String {
    switch self {
    case .senderIsNoView: "the sender is not a view"
    case .noTouch: "code sent the action, without a touch"
    case .touchNotEnded: "the touch has not been lifted"
    case .hiddenElement: "the element is hidden"
    case .ignoredViewType: "its view type is ignored"
    case .ignoredScreen: "its screen is ignored"
    case .duplicate: "the same element was clicked less than 100 ms before"
    case .pageLeaveOff: "page leaves are switched off"
    case .screenNotOpen: "the screen was not seen to appear"
    case .appInBackground: "the app is in the background"
    case .screenReleased: "the screen was released without being seen to disappear"
    case .sameLifeState: "the app stood there already"
    case .termination: "only the way into the background is an end"
    }
  }
}
