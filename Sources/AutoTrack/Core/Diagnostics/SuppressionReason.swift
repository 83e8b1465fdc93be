/// Why something that was seen became no event: the whole list.
public enum SuppressionReason: String, Sendable, CaseIterable {
  /// The sender of the action is not a view: a bar item, after its button has sent the same.
  case senderIsNoView
  /// Code sent the action; no touch is behind it.
  case noTouch
  /// The touch has not been lifted: a press, a drag or a cancellation is not a click.
  case touchNotEnded
  /// The element is hidden.
  case hiddenElement
  /// The app or the configuration says that the element gives no clicks.
  case ignoredElement
  /// A delegate of the app's has been asked about the element, and says no.
  case refusedByDelegate
  /// The element's class, or one that it inherits from, is on the list of ignored view types.
  case ignoredViewType
  /// The screen's class is on the list of ignored screens (S4.4: the exact class).
  case ignoredScreen
  /// The same element was clicked less than 100 ms before (SA-F08).
  case duplicate
  /// The touch has given a click already, and one touch gives one click.
  case sameTouch
  /// The tab that was selected has sent an action before, which has been decided on (S3.12).
  case seenAsAction
  /// No segment is selected (SA-A14).
  case noSegment
  /// A system view has the recogniser for itself.
  case privateRecognizer
  /// Only taps and long presses are clicks, by exactly these classes (SA-F13).
  case otherGesture
  /// Gestures on views of this kind are the system's business (SA-F15).
  case gestureView
  /// Nobody who would act on the gesture is left.
  case gestureWithoutTarget
  /// Somebody passed the selection on to an object that is not the list's delegate (SA-F17).
  case forwardedSelection
  /// The list shows no cell at the place.
  case noCell
  /// The action of the system's back button, which counts when the bar asks whether to pop.
  case backButtonAction
  /// Code has popped the screen.
  case programmaticPop
  /// The controller contains others, is a dialog or serves text input: no screen (SA-V05).
  case builtInScreen
  /// The screen is a child in a plain container, and those are not asked for (SA-V04).
  case childScreen
  /// The screen has not been away, as after an interactive pop that was cancelled (SA-V02).
  case stillOnDisplay
  /// Page leaves are switched off.
  case pageLeaveOff
  /// The screen left, and had not been seen to appear: a late start, or an override (OB-6).
  case screenNotOpen
  /// The screen left while the app was in the background, where its page leave was sent before.
  case appInBackground
  /// The screen is gone, and had not been seen to disappear; when it left, nobody knows.
  case screenReleased
  /// The screen appeared where nobody sees it, behind a passive start; the next start tells it.
  case unseenYet
  /// React Native named a view that is on no screen.
  case reactViewUnknown
  /// A page has handed over what is no event; the diagnostics say why (S2.4).
  case badPageMessage
  /// The app says again where it stands, as after an interruption (SA-L03).
  case sameLifeState
  /// The app has a callback that looks at every event, and it wants none of this.
  case refusedByCallback
  /// A server has switched the SDK off.
  case disabledRemotely
  /// A server does not want this event.
  case droppedRemotely
  /// A server has switched this kind of events off.
  case kindOffRemotely
  /// The app ends; `$AppEnd` tells of the way into the background only (SA-L05).
  case termination
}

extension SuppressionReason: CustomStringConvertible {
  /// The reason in words that end a sentence.
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
