public import Wording

/// The reasons for which an interaction gives no event.
///
/// Those of added rules are ``custom(_:)``; their raw value is `custom:NAME`.
public enum SuppressionReason: Hashable, Sendable {
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
  /// A rule of the app or of another module suppresses it (``CaptureRule``).
  case custom(CustomReason)
}

/// The reason of a capture rule of the app or of another module; equal by name.
public final class CustomReason: Sendable {
  /// The name: `closedShop` in `custom:closedShop`.
  public let name: String
  package let clause: Sentence

  /// Creates a reason; without a clause, the rule's name stands in for one.
  public init(_ name: String, because clause: Sentence? = nil) {
    self.name = name
    self.clause = clause ?? "the rule '\(name)' suppresses it"
  }
}

extension CustomReason: Hashable {
  /// Compares the names.
  public static func == (one: CustomReason, other: CustomReason) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SuppressionReason: Worded {
  /// The reason as a clause.
  public var sentence: Sentence {
    switch self {
    case .senderIsNoView: "the sender is not a view"
    case .noTouch: "code, typed text or a wheel that has stopped sent the action without a touch"
    case .touchNotEnded: "the touch has not been lifted"
    case .hiddenElement: "the element is hidden"
    case .ignoredElement: "the element is ignored"
    case .refusedByDelegate: "the app's delegate vetoes it"
    case .ignoredViewType: "its view type is ignored"
    case .ignoredScreen: "its screen is ignored"
    case .duplicate: "the same element was clicked less than 100 ms before"
    case .sameTouch: "the same touch has already given a click"
    case .seenAsAction: "the tab's action was already captured or suppressed"
    case .noSegment: "no segment is selected"
    case .privateRecognizer: "the recogniser has only targets of system classes"
    case .otherGesture: "only taps and long presses are clicks"
    case .gestureView: "gestures on views of this class belong to UIKit"
    case .gestureWithoutTarget: "the recogniser has no target that responds"
    case .forwardedSelection: "the receiver is not the list's delegate"
    case .noCell: "the list shows no cell there"
    case .backButtonAction: "a back button's click is captured when the bar asks to pop"
    case .programmaticPop: "code popped the screen"
    case .builtInScreen: "the controller is not a screen"
    case .childScreen: "it is a child in a plain container"
    case .stillOnDisplay: "the screen has not disappeared"
    case .pageLeaveOff: "page leaves are switched off"
    case .screenNotOpen: "the tracker did not see the screen appear"
    case .appInBackground: "the app is in the background"
    case .screenReleased: "the tracker did not see the screen disappear before its release"
    case .unseenYet: "the screen is not visible until the app starts in the foreground"
    case .reactViewUnknown: "no view has React Native's tag"
    case .badPageMessage: "the page's message is invalid"
    case .sameLifeState: "the app was already in this state"
    case .refusedByCallback: "the app's event callback vetoes it"
    case .disabledRemotely: "remote settings disable the SDK"
    case .droppedRemotely: "remote settings drop this event"
    case .kindOffRemotely: "remote settings disable this kind of event"
    case .termination: "$AppEnd reports only the move to the background"
    case .custom(let reason): reason.clause
    }
  }
}

extension SuppressionReason: RawRepresentable {
  /// The prefix of the names of added reasons.
  package static let customPrefix = "custom:"

  /// Returns the reason of a name: a built-in one, or `custom:NAME` with any name.
  public init?(rawValue name: String) {
    if name.hasPrefix(Self.customPrefix), name != Self.customPrefix {
      self = .custom(CustomReason(String(name.dropFirst(Self.customPrefix.count))))
    } else if let reason = Self.allCases.first(where: { $0.rawValue == name }) {
      self = reason
    } else {
      return nil
    }
  }

  /// The name of the case, or `custom:NAME`.
  public var rawValue: String {
    switch self {
    case .senderIsNoView: "senderIsNoView"
    case .noTouch: "noTouch"
    case .touchNotEnded: "touchNotEnded"
    case .hiddenElement: "hiddenElement"
    case .ignoredElement: "ignoredElement"
    case .refusedByDelegate: "refusedByDelegate"
    case .ignoredViewType: "ignoredViewType"
    case .ignoredScreen: "ignoredScreen"
    case .duplicate: "duplicate"
    case .sameTouch: "sameTouch"
    case .seenAsAction: "seenAsAction"
    case .noSegment: "noSegment"
    case .privateRecognizer: "privateRecognizer"
    case .otherGesture: "otherGesture"
    case .gestureView: "gestureView"
    case .gestureWithoutTarget: "gestureWithoutTarget"
    case .forwardedSelection: "forwardedSelection"
    case .noCell: "noCell"
    case .backButtonAction: "backButtonAction"
    case .programmaticPop: "programmaticPop"
    case .builtInScreen: "builtInScreen"
    case .childScreen: "childScreen"
    case .stillOnDisplay: "stillOnDisplay"
    case .pageLeaveOff: "pageLeaveOff"
    case .screenNotOpen: "screenNotOpen"
    case .appInBackground: "appInBackground"
    case .screenReleased: "screenReleased"
    case .unseenYet: "unseenYet"
    case .reactViewUnknown: "reactViewUnknown"
    case .badPageMessage: "badPageMessage"
    case .sameLifeState: "sameLifeState"
    case .refusedByCallback: "refusedByCallback"
    case .disabledRemotely: "disabledRemotely"
    case .droppedRemotely: "droppedRemotely"
    case .kindOffRemotely: "kindOffRemotely"
    case .termination: "termination"
    case .custom(let reason): Self.customPrefix + reason.name
    }
  }
}

extension SuppressionReason: CaseIterable {
  /// The built-in reasons.
  public static let allCases: [SuppressionReason] = [
    .senderIsNoView, .noTouch, .touchNotEnded, .hiddenElement, .ignoredElement,
    .refusedByDelegate, .ignoredViewType, .ignoredScreen, .duplicate, .sameTouch, .seenAsAction,
    .noSegment, .privateRecognizer, .otherGesture, .gestureView, .gestureWithoutTarget,
    .forwardedSelection, .noCell, .backButtonAction, .programmaticPop, .builtInScreen,
    .childScreen, .stillOnDisplay, .pageLeaveOff, .screenNotOpen, .appInBackground,
    .screenReleased, .unseenYet, .reactViewUnknown, .badPageMessage, .sameLifeState,
    .refusedByCallback, .disabledRemotely, .droppedRemotely, .kindOffRemotely, .termination,
  ]
}
