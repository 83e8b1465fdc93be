/// The application object of a process: `UIApplication`.
public final class Application: Responder {
  /// The delegate, kept alive by the application.
  public var delegate: DynamicObject?
  /// The visible windows, in the order in which they were shown; kept alive while they are.
  public var windows: [Window] { visibleWindows }
  private var visibleWindows: [Window] = []
  /// The window that was made key last, if it is still visible.
  public private(set) var keyWindow: Window?
  /// Whether the app is in the foreground: AL-14.
  public internal(set) var state: State {
    get { currentState }
    set { currentState = newValue }
  }
  private var currentState = State.inactive
  /// Who gets what a person types.
  private(set) lazy var focus = Focus(of: self)
  /// The fingers on the screen, in the order in which they came down.
  var touches: TouchList {
    get { fingers }
    set { fingers = newValue }
  }
  private var fingers = TouchList()
  /// Fingers that a view will hear of, or of their end, once recognisers have failed (GR-8).
  var withheldTouches: [Touch] = []
  /// Where recognisers compete; `nil` while no view of the app has had any.
  var gestureArena: GestureArena?
  /// Is told whenever a recogniser changes its state, and why; `nil` costs nothing.
  public var gestureWitness: ((GestureChange) -> Void)?
  /// Until which time of the device's uptime fingers that come down are ignored (AP-7, AP-20).
  var touchesAreIgnoredUntil = Duration.zero
  /// Whether the app has been launched.
  var isLaunched = false
  /// An event that nobody holds.
  var spareEvent: TouchEvent?
  /// A set of touches that nobody holds.
  var spareSet: TouchSet?

  /// Where the app stands, with UIKit's values.
  public enum State: Int, Sendable {
    /// In the foreground, and it gets events.
    case active
    /// In the foreground, and it gets none: during launch and interruptions.
    case inactive
    /// In the background.
    case background
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Application.self, name: "UIApplication", superclass: Responder.self) {
      methods in
      methods.define(.nextResponder, Body { application, _ in application.delegateInChain })
      defineTouches(methods)
      defineActions(methods)
      defineAddresses(methods)
    }
  }

  /// The delegate, if it is a responder that does not stand earlier in a chain (RC-1).
  private var delegateInChain: Responder? {
    if delegate is View || delegate is ViewController || delegate === self { return nil }
    return delegate as? Responder
  }

  /// Puts a window that has been unhidden in front of others of its level.
  func add(_ window: Window) {
    commitLayouts()
    if !windows.contains(where: { $0 === window }) { visibleWindows = windows + [window] }
  }

  /// Puts a window in front of others of its level and lets it get what has no place.
  func makeKey(_ window: Window) {
    commitLayouts()
    visibleWindows = windows.filter { $0 !== window } + [window]
    keyWindow = window
  }

  /// Takes a window off the screen, with the fingers that are on it.
  func remove(_ window: Window) {
    cancelTouches(in: window)
    takeFocus(from: window)
    visibleWindows = windows.filter { $0 !== window }
    if keyWindow === window { keyWindow = windows.last }
  }
}
