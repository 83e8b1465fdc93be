/// The application object of a process: `UIApplication`.
public final class Application: Responder {
  /// The delegate, kept alive by the application.
  public var delegate: DynamicObject?
  /// The visible windows, back to front: by level, then in the order of showing.
  ///
  /// The application keeps a window alive as long as it is visible.
  public var visibleWindows: [Window] { shownWindows }
  private var shownWindows: [Window] = []
  private var hiddenWindows: [HiddenWindow] = []
  private var lastRank = 0
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

  /// A window that is not shown; not retained.
  private struct HiddenWindow {
    weak var window: Window?
  }

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
}

/// The windows of the app.
extension Application {
  /// All windows, visible and hidden, back to front: by level, then in the order of showing
  /// (Apple, `UIApplication.windows`).
  ///
  /// A window that has not been shown yet stands where its making put it.
  public var windows: [Window] {
    let hidden = hiddenWindows.compactMap(\.window)
    return hidden.isEmpty ? visibleWindows : Self.sorted(visibleWindows + hidden)
  }

  /// Lists a new window, which is hidden.
  func adopt(_ window: Window) {
    hiddenWindows = hiddenWindows.filter { $0.window != nil } + [HiddenWindow(window: window)]
    raise(window)
  }

  /// Puts a window that has been unhidden in front of others of its level.
  func add(_ window: Window) {
    commitLayouts()
    guard !shownWindows.contains(where: { $0 === window }) else { return }
    hiddenWindows = hiddenWindows.filter { $0.window != nil && $0.window !== window }
    shownWindows = shownWindows + [window]
    raise(window)
    sortWindows()
  }

  /// Puts a window in front of others of its level and lets it get what has no place.
  func makeKey(_ window: Window) {
    commitLayouts()
    raise(window)
    sortWindows()
    changeKey(to: window)
  }

  /// Takes a window off the screen, with the fingers that are on it.
  func remove(_ window: Window) {
    cancelTouches(in: window)
    takeFocus(from: window)
    guard shownWindows.contains(where: { $0 === window }) else { return }
    hiddenWindows = hiddenWindows + [HiddenWindow(window: window)]
    shownWindows = shownWindows.filter { $0 !== window }
    if keyWindow === window { changeKey(to: shownWindows.max { $0.rank < $1.rank }) }
  }

  private func changeKey(to new: Window?) {
    let old = keyWindow
    keyWindow = new
    guard old !== new else { return }
    old?.send(.resignKeyWindow)()
    new?.send(.becomeKeyWindow)()
  }

  /// Puts the visible windows in order again.
  func sortWindows() { shownWindows = Self.sorted(shownWindows) }

  private func raise(_ window: Window) {
    lastRank += 1
    window.rank = lastRank
  }

  private static func sorted(_ windows: [Window]) -> [Window] {
    windows.count < 2 ? windows : windows.sorted { ($0.level, $0.rank) < ($1.level, $1.rank) }
  }
}
