import AutoTrack

extension SuppressionReason {
  /// A remedy for the suppression, or the reason why none is needed, in one sentence.
  package var advice: String { adviceOnClicks ?? adviceOnScreens }

  private var adviceOnClicks: String? {
    switch self {
    case .senderIsNoView:
      "The item's button has sent the same action before; look for the click of the button."
    case .noTouch: "Tap the element with a finger; code and wheels that have stopped click nothing."
    case .touchNotEnded:
      "Connect the action to touchUpInside; what comes before the finger is lifted is no click."
    case .hiddenElement: "Show the element first; what nobody sees nobody clicks."
    case .ignoredElement:
      "Take `ignore` off the element in tracker.elements, or what the app's code says of it."
    case .refusedByDelegate:
      "Let the app's element delegate (tracker.delegateRefuses) answer yes for it."
    case .ignoredViewType: "Take its class, or the class above it, out of tracker.ignoreViewTypes."
    case .ignoredScreen:
      "Take the screen's class out of tracker.ignoreScreens, or what the app's code says of it."
    case .duplicate: "Tap again after 100 ms or more; what follows sooner counts as one click."
    case .sameTouch: "Switch tracker.oneClickPerTouch off if each of the two is to count."
    case .seenAsAction: "Nothing is lost; the action of the tab bar has been decided on already."
    case .noSegment: "Choose a segment; a control without a selection has no click."
    case .privateRecognizer: "Add a recogniser of your own; the system's own is never a click."
    case .otherGesture:
      "Use a tap or a long press of UIKit's own classes; other gestures are no clicks."
    case .gestureView: "Put the gesture on a view of your own, around or inside this one."
    case .gestureWithoutTarget: "Keep the target alive, and give it the method that it is sent."
    case .forwardedSelection: "Nothing is lost; the list's delegate itself has been seen."
    case .noCell: "Scroll the row into sight; a list without the cell has nothing to describe."
    case .backButtonAction: "Nothing is lost; the click comes when the bar asks whether to pop."
    case .programmaticPop: "Tap the back button; a screen that code pops has not been clicked away."
    case .reactViewUnknown: "Give the view React Native's number as its `tag`."
    case .badPageMessage: "Read the tracker's diagnostics; they say what the page has to send."
    default: nil
    }
  }

  private var adviceOnScreens: String {
    switch self {
    case .builtInScreen: "Look for the event of the screen that is inside or behind it."
    case .childScreen: "Set tracker.childScreens to let children count as screens."
    case .stillOnDisplay: "Nothing is lost; the screen is still open, and its time goes on."
    case .pageLeaveOff: "Set tracker.pageLeave to have page leaves."
    case .screenNotOpen:
      "Start the tracker before the screen appears, and call super in its viewDidAppear:."
    case .appInBackground: "Nothing is lost; the page leave came when the app went away."
    case .screenReleased:
      "Call super in viewDidDisappear:, or nobody knows when the screen was left."
    case .unseenYet: "Nothing is lost; the next start tells the screen if it is still there."
    case .refusedByCallback: "Let the app's event callback (tracker.dropEvents) answer yes for it."
    case .disabledRemotely: "Let the server's remote configuration say `disableSDK: false`."
    case .droppedRemotely: "Take the event out of `eventBlacklist` of the remote configuration."
    case .kindOffRemotely:
      "Add the bit of its kind to `autoTrackMode` of the remote configuration, or send -1."
    case .sameLifeState: "Nothing is lost; the app has not been away since it said so."
    case .termination: "Send the app to the background first if its end is to be an event."
    default: "Nobody has said yet what to do about this."
    }
  }
}
