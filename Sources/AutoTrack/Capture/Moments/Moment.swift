public import MiniUI
public import Wording

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
    indirect case notHooked(instrument: String, object: String, because: Sentence)
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

/// An action on its way from a sender to a target.
public final class ControlAction {
  /// The sender: a view or a bar item; nil if absent.
  public let sender: DynamicObject?
  /// The target; nil for the first responder that implements the method.
  public let target: DynamicObject?
  /// The name of the action's selector.
  public let action: String
  /// The touches behind the action; nil if code sent it.
  public let event: TouchEvent?
  /// True if the action has been sent already: a tab's, or one tracked after its action.
  package let hasRun: Bool

  /// Creates an action from the arguments of `sendAction:to:from:forEvent:`.
  package init(
    _ action: String, to target: DynamicObject?, from sender: DynamicObject?,
    for event: TouchEvent?, hasRun: Bool = false
  ) {
    self.sender = sender
    self.target = target
    self.action = action
    self.event = event
    self.hasRun = hasRun
  }
}

/// A row or an item that a person has selected, before the list's delegate handles it.
public struct ListSelection {
  /// The table or the collection.
  public let list: ListView
  /// The index path of the row.
  public let path: CellPath
  /// The receiver of the message: the delegate, unless an object forwards the message.
  package let receiver: DynamicObject

  package init(in list: ListView, at path: CellPath, toldTo receiver: DynamicObject) {
    self.list = list
    self.path = path
    self.receiver = receiver
  }
}

/// A recognised gesture whose targets are about to be called.
public struct RecognizedGesture {
  /// The recogniser.
  public let recognizer: GestureRecognizer
  /// The targets, without those that trackers have added.
  public let targets: [(target: DynamicObject, action: SelectorID)]

  package init(
    by recognizer: GestureRecognizer, for targets: [(target: DynamicObject, action: SelectorID)]
  ) {
    self.recognizer = recognizer
    self.targets = targets
  }
}

/// A button of a dialog that a person has chosen.
public struct DialogButton {
  /// The dialog: an alert controller, or a view of the older kinds.
  package let dialog: DynamicObject
  /// The title of the button.
  public let content: String?
  /// The title of the dialog, because "OK" and "Cancel" repeat (S3.6).
  public let title: String?
  /// The dialog's message.
  public let message: String?
  /// The button's view; nil if it is not on the screen.
  public let view: View?

  package init(
    of dialog: DynamicObject, content: String?, title: String?, message: String?, view: View?
  ) {
    self.dialog = dialog
    self.content = content
    self.title = title
    self.message = message
    self.view = view
  }
}

/// The outcome of a web view's page load.
public struct WebLoad {
  /// The view: a `WKWebView` or a `UIWebView`.
  public let view: View
  /// The address of the page, or of the load that failed.
  public let address: String?
  /// The domain, code and message of a load error; nil if the page was loaded.
  public let error: String?

  /// The properties of the event besides those of the view (S3.5).
  var properties: Properties {
    var properties = Properties(minimumCapacity: 2)
    properties.append("$error", error.map(Value.string))
    properties.append("$url", address.map(Value.string))
    return properties
  }
}

/// A message of a page, not yet parsed.
public struct PageMessage: Equatable, Sendable {
  /// The JSON text; it may be invalid.
  public let text: String
  /// The way in which the message arrived.
  package let way: Way

  /// The ways in which messages arrive.
  package enum Way: Equatable, Sendable {
    /// An event by an intercepted request, or by the app's code (S2.2, S2.4).
    case event
    /// A call by a script message (S2.3).
    case call
  }

  /// The maximum length of a message in bytes.
  package static let longest = PageFault.longestMessage

  package init(_ text: String, by way: Way) {
    (self.text, self.way) = (text, way)
  }
}

/// A fact that an instrument of another module sees: `Moment(.custom(fact), in: process)`.
///
/// Observers of moments cast it to its type. The standard collector emits ``event``.
public protocol CustomFact {
  /// The event that the standard collector emits; nil, the default, for none.
  var event: CustomEvent? { get }
}

extension CustomFact {
  /// Returns nil: only other observers handle the fact.
  public var event: CustomEvent? { nil }
}

/// The event of a custom fact, subject to the capture rules of its view and screen.
public struct CustomEvent {
  /// The name, which follows the naming rules of events; an empty one gives no event.
  public var name: EventName
  /// The view, whose path, screen and properties the event gets; nil for no view.
  public var view: View?
  /// The event's own properties, validated like those of the app (SA-E12).
  public var properties: Properties

  /// Creates an event.
  public init(_ name: EventName, on view: View? = nil, _ properties: Properties = [:]) {
    (self.name, self.view, self.properties) = (name, view, properties)
  }
}
