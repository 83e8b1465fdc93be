/// The reasons for which an interaction gives no event.
public enum SuppressionReason: String, Sendable, CaseIterable {
  /// The sender of the action is not a view: a bar item, whose button has sent the same action.
  case senderIsNoView
  /// Code sent the action, without a touch.
  case noTouch
  /// The touch has not been lifted: a press, a drag or a cancellation is not a click.
  case touchNotEnded
  /// The element is hidden.
  case hiddenElement
  /// The app or the configuration ignores the element.
  case ignoredElement
  /// The app's delegate vetoes the element.
  case refusedByDelegate
  /// The element's class, or an ancestor of it, is on the list of ignored view types.
  case ignoredViewType
  /// The screen's class is on the list of ignored screens (S4.4: the exact class).
  case ignoredScreen
  /// The same element was clicked less than 100 ms before (SA-F08).
  case duplicate
  /// The touch has given a click already, and the limit of one click is on.
  case sameTouch
  /// The selected tab has sent an action, which has been decided on (S3.12).
  case seenAsAction
  /// No segment is selected (SA-A14).
  case noSegment
  /// The recogniser has only targets of system classes.
  case privateRecognizer
  /// The recogniser's class is not exactly that of taps or long presses (SA-F13).
  case otherGesture
  /// Gestures on views of this kind belong to UIKit (SA-F15).
  case gestureView
  /// The recogniser has no target that responds to its action.
  case gestureWithoutTarget
  /// The selection was forwarded to an object that is not the list's delegate (SA-F17).
  case forwardedSelection
  /// The list shows no cell at the index path.
  case noCell
  /// The action of the system's back button, whose click is emitted when the bar asks to pop.
  case backButtonAction
  /// Code has popped the screen.
  case programmaticPop
  /// The controller is a container, a dialog or part of text input: not a screen (SA-V05).
  case builtInScreen
  /// The screen is a child in a plain container; these are captured on request only (SA-V04).
  case childScreen
  /// The screen has not disappeared, as after a cancelled interactive pop (SA-V02).
  case stillOnDisplay
  /// Page leaves are switched off.
  case pageLeaveOff
  /// The appearance of the screen was not seen: a late start, or an override (OB-6).
  case screenNotOpen
  /// The screen disappeared in the background, after its page leave was emitted.
  case appInBackground
  /// The screen was released without a disappearance, so the time of its leave is unknown.
  case screenReleased
  /// The screen appeared after a passive start; the next start emits it.
  case unseenYet
  /// React Native named a view that is not on the screen.
  case reactViewUnknown
  /// A page has sent an invalid message; the diagnostics give the reason (S2.4).
  case badPageMessage
  /// The app's life state has not changed, as after an interruption (SA-L03).
  case sameLifeState
  /// The app's event callback vetoes the event.
  case refusedByCallback
  /// A server has switched the SDK off.
  case disabledRemotely
  /// A server has put the event on its list of dropped events.
  case droppedRemotely
  /// A server has switched off this kind of event.
  case kindOffRemotely
  /// The app terminates; `$AppEnd` reports the move to the background only (SA-L05).
  case termination
}

extension SuppressionReason: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .senderIsNoView: "the sender is not a view"
    case .noTouch: "code sent the action, or wheels that have stopped did, without a touch"
    case .touchNotEnded: "the touch has not been lifted"
    case .hiddenElement: "the element is hidden"
    case .ignoredElement: "the element is ignored"
    case .refusedByDelegate: "the app's delegate refuses it"
    case .ignoredViewType: "its view type is ignored"
    case .ignoredScreen: "its screen is ignored"
    case .duplicate: "the same element was clicked less than 100 ms before"
    case .sameTouch: "the same touch has given a click already"
    case .seenAsAction: "the tab was seen by its action"
    case .noSegment: "no segment is selected"
    case .privateRecognizer: "a system view has the recogniser for itself"
    case .otherGesture: "only taps and long presses are clicks"
    case .gestureView: "gestures on such views are the system's"
    case .gestureWithoutTarget: "no target is left that responds"
    case .forwardedSelection: "the receiver is not the list's delegate"
    case .noCell: "the list shows no cell there"
    case .backButtonAction: "a back button counts when the bar asks whether to pop"
    case .programmaticPop: "code popped the screen"
    case .builtInScreen: "the controller is no screen"
    case .childScreen: "it is a child in a plain container"
    case .stillOnDisplay: "the screen has not been away"
    case .pageLeaveOff: "page leaves are switched off"
    case .screenNotOpen: "the screen was not seen to appear"
    case .appInBackground: "the app is in the background"
    case .screenReleased: "the screen was released without being seen to disappear"
    case .unseenYet: "nobody sees it before the app is started"
    case .reactViewUnknown: "no view has React Native's tag"
    case .badPageMessage: "the page's message is no event"
    case .sameLifeState: "the app stood there already"
    case .refusedByCallback: "the app's event callback refuses it"
    case .disabledRemotely: "a server has switched the SDK off"
    case .droppedRemotely: "a server does not want this event"
    case .kindOffRemotely: "a server has switched this kind of events off"
    case .termination: "only the way into the background is an end"
    }
  }
}
