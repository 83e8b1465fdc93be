public import MiniUI

/// Something that a hook saw, with the time it saw it; what becomes of it others decide (S3.1).
public struct Moment {
  /// What the device's clock showed.
  public let time: Instant
  /// How long the device had been on, which no change of the clock disturbs.
  public let uptime: Duration
  /// What was seen.
  public let fact: Fact

  /// Makes a moment of now, by the clock of a process's device.
  public init(_ fact: Fact, in process: AppProcess) {
    let clock = process.device.clock
    time = clock.now
    uptime = clock.uptime
    self.fact = fact
  }

  /// What hooks can see, mostly before it happens, so that the objects are still as they were.
  ///
  /// What has several parts is kept in one piece, so that a moment is handed on cheaply.
  public enum Fact {
    /// An action is about to be sent (S3.3a); to a tab bar, or where the app says so, it was sent.
    case action(ControlAction)
    /// A list's delegate is about to be told of a selection (S3.3c).
    indirect case rowSelected(ListSelection)
    /// A recogniser's targets are about to be told (S3.3b).
    case gesture(RecognizedGesture)
    /// A button of an alert was touched; the alert is about to go (S3.3e).
    indirect case alertTouched(AlertAction, DialogButton)
    /// The alert did not go: nothing comes of the touch.
    case alertStays(AlertAction)
    /// The handler of an alert's button is about to run.
    case alertChosen(AlertAction)
    /// The delegate of a dialog of the older kinds is about to be told of a button.
    indirect case dialogButton(DialogButton)
    /// A navigation bar is about to be asked whether to pop an item (S3.3a).
    case backButton(NavigationController, NavigationItem)
    /// A person has tapped a tab; its screen is shown already, unless the delegate refused it.
    case tabSelected(TabBarController, View)
    /// A finger's change is about to be delivered; only where one touch gives one click at most.
    case touchChanged(TouchEvent)
    /// Everybody has been told of that change.
    case touchDelivered
    /// Something that was to be hooked could not be; the app goes on, and nothing is seen there.
    indirect case notHooked(instrument: String, object: String, because: String)
    /// JavaScript of React Native has taken a touch; the view, if it is known (S3.3d).
    case reactTouch(View?)
    /// What a person has scrolled comes to rest; the delegate is about to be told (S3.4).
    case scrolled(ScrollView)
    /// A page has arrived in a web view, or will not; the delegate is about to be told (S3.4).
    indirect case webLoad(WebLoad)
    /// A person has done editing a text, or turned a date picker.
    case inputChanged(View)
    /// A page hands something over (S2.4).
    indirect case pageMessage(PageMessage)
    /// `viewDidAppear:` is about to run (S3.4).
    case screenAppeared(ViewController)
    /// `viewDidDisappear:` is about to run (S3.4).
    case screenDisappeared(ViewController)
    /// The app has said who its events are about.
    indirect case identityAnnounced(IdentityAnnouncement)
    /// The app is in the foreground from now on, or was when the tracker began to look (SA-L02).
    case appBecameActive
    /// The system has launched the app in the background, for nobody to see.
    case appLaunchedInBackground
    /// The app is in the background from now on (SA-L04).
    case appEnteredBackground
    /// The app's own code has something to tell; no hook has seen it.
    case codeSaysSo
    /// The app is about to be gone (SA-L05).
    case appWillTerminate
  }
}
