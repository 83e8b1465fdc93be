public import MiniUI

/// A fact seen by a hook, with its time; observers decide on events (S3.1).
public struct Moment {
  /// The wall-clock time of the device.
  public let time: Instant
  /// The device's uptime, which clock changes do not affect.
  public let uptime: Duration
  /// The fact.
  public let fact: Fact

  /// Creates a moment with the current time of a process's device.
  public init(_ fact: Fact, in process: AppProcess) {
    self.init(fact, on: process.device)
  }

  init(_ fact: Fact, on device: Device) {
    let clock = device.clock
    time = clock.now
    uptime = clock.uptime
    self.fact = fact
  }

  /// The facts that hooks see, mostly in advance, while the objects are still unchanged.
  ///
  /// Cases with several values are `indirect`, so that copies of a moment are cheap.
  public enum Fact {
    /// An action is about to be sent (S3.3a); for tabs and on the app's request it has been sent.
    case action(ControlAction)
    /// A list's delegate is about to receive a selection (S3.3c).
    indirect case rowSelected(ListSelection)
    /// A recogniser's targets are about to be called (S3.3b).
    case gesture(RecognizedGesture)
    /// A button of an alert was touched; the alert is about to be dismissed (S3.3e).
    indirect case alertTouched(AlertAction, DialogButton)
    /// The alert was not dismissed: the touch has no effect.
    case alertStays(AlertAction)
    /// The handler of an alert's button is about to run.
    case alertChosen(AlertAction)
    /// The delegate of an older dialog is about to receive a button's index.
    indirect case dialogButton(DialogButton)
    /// A navigation bar is about to ask whether to pop an item (S3.3a).
    case backButton(NavigationController, NavigationItem)
    /// A person has tapped a tab; its screen is shown, unless the delegate refused it.
    case tabSelected(TabBarController, View)
    /// A touch event is about to be delivered; only with the limit of one click for each touch.
    case touchChanged(TouchEvent)
    /// The touch event has been delivered.
    case touchDelivered
    /// An object could not be hooked; its interactions are not captured.
    indirect case notHooked(instrument: String, object: String, because: String)
    /// JavaScript of React Native handles a touch; the view, if it is known (S3.3d).
    case reactTouch(View?)
    /// A person's scrolling has ended; the delegate is about to be called (S3.4).
    case scrolled(ScrollView)
    /// A web view has loaded a page or failed; the delegate is about to be called (S3.4).
    indirect case webLoad(WebLoad)
    /// A person has ended editing a text, or changed a date picker.
    case inputChanged(View)
    /// A page sends a message (S2.4).
    indirect case pageMessage(PageMessage)
    /// `viewDidAppear:` is about to run (S3.4).
    case screenAppeared(ViewController)
    /// `viewDidDisappear:` is about to run (S3.4).
    case screenDisappeared(ViewController)
    /// The app has changed the identity of its user.
    indirect case identityAnnounced(IdentityAnnouncement)
    /// The app is now in the foreground, or was when the tracker started (SA-L02).
    case appBecameActive
    /// The system has launched the app in the background.
    case appLaunchedInBackground
    /// The app is now in the background (SA-L04).
    case appEnteredBackground
    /// The app's own code reports an event; no hook saw it.
    case codeSaysSo
    /// The app is about to terminate (SA-L05).
    case appWillTerminate
    /// A fact that an instrument of another module sees.
    indirect case custom(any CustomFact)
  }
}
