import AutoTrack
package import Wording

extension SuppressionReason {
  /// A remedy for the suppression, or the reason why none is needed, in one sentence.
  package var advice: Sentence { adviceOnClicks ?? adviceOnScreens }

  private var adviceOnClicks: Sentence? {
    switch self {
    case .senderIsNoView:
      "The item's button has sent the same action before; look for the click of the button."
    case .noTouch:
      "Tap the element; actions from code, typed text or stopped wheels are not clicks."
    case .touchNotEnded:
      "Connect the action to touchUpInside; an action before the touch-up is not a click."
    case .hiddenElement: "Show the element first; a hidden element cannot be clicked."
    case .ignoredElement:
      "Remove `ignore` from the element in tracker.elements or from the app's code."
    case .refusedByDelegate:
      "Accept the element in the app's element delegate (tracker.delegateRefuses)."
    case .ignoredViewType: "Remove its class or superclass from tracker.ignoreViewTypes."
    case .ignoredScreen:
      "Remove the screen's class from tracker.ignoreScreens or from the app's code."
    case .duplicate: "Tap again after 100 ms or more; earlier taps count as one click."
    case .sameTouch: "Set tracker.oneClickPerTouch to false to count both clicks."
    case .seenAsAction: "Nothing is lost; the tab bar's action was already decided."
    case .noSegment: "Select a segment; a control without a selection gives no click."
    case .privateRecognizer: "Add a recogniser to the app; private recognisers give no clicks."
    case .otherGesture:
      "Use a tap or long-press recogniser of UIKit; other gestures are not clicks."
    case .gestureView: "Add the gesture to one of the app's views, around or inside this one."
    case .gestureWithoutTarget: "Retain the target, and implement the action method in it."
    case .forwardedSelection: "Nothing is lost; the selection was captured at the list's delegate."
    case .noCell: "Scroll the row into view; only a cell has an element."
    case .backButtonAction: "Nothing is lost; the click is captured when the bar is about to pop."
    case .programmaticPop: "Tap the back button; a pop from code is not a click."
    case .reactViewUnknown: "Give the view React Native's number as its `tag`."
    case .custom(let reason):
      "Change the rule '\(reason.name)', or remove it from the tracker's captureRules."
    case .badPageMessage: "Read the tracker's diagnostics, which describe the expected message."
    default: nil
    }
  }

  private var adviceOnScreens: Sentence {
    switch self {
    case .builtInScreen: "Look for the event of the screen inside or behind it."
    case .childScreen: "Set tracker.childScreens to let children count as screens."
    case .stillOnDisplay: "Nothing is lost; the screen is still open and its dwell time continues."
    case .pageLeaveOff: "Set tracker.pageLeave to capture page leaves."
    case .screenNotOpen:
      "Start the tracker before the screen appears, and call super in its viewDidAppear:."
    case .appInBackground: "Nothing is lost; entering the background captured the page leave."
    case .screenReleased:
      "Call super in viewDidDisappear:, which marks the end of the screen."
    case .unseenYet: "Nothing is lost; the next start captures the screen if it is still shown."
    case .refusedByCallback: "Accept the event in the app's event callback (tracker.dropEvents)."
    case .disabledRemotely: "Set `disableSDK: false` in the server's remote configuration."
    case .droppedRemotely: "Remove the event from `eventBlacklist` of the remote configuration."
    case .kindOffRemotely:
      "Add the bit of its kind to `autoTrackMode` of the remote configuration, or send -1."
    case .sameLifeState: "Nothing is lost; the app has not changed its state since that event."
    case .termination: "Send the app to the background first to capture its end."
    default: "No remedy is documented for this reason."
    }
  }
}

extension SuppressionReason {
  /// True if nothing is lost by the suppression, as the reason alone shows.
  ///
  /// Such rows are shown with `--verbose` and by `lab why` only.
  package var isRoutine: Bool {
    switch self {
    case .builtInScreen, .childScreen, .stillOnDisplay, .senderIsNoView, .seenAsAction,
      .backButtonAction, .forwardedSelection, .privateRecognizer, .sameLifeState, .appInBackground:
      true
    default: false
    }
  }
}
