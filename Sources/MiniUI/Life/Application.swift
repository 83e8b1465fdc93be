/// The application object of a process: `UIApplication`.
public final class Application: Responder {
  /// The delegate, retained by the application.
  public var delegate: DynamicObject?
  /// The visible windows, back to front: by level, then in the order of showing.
  ///
  /// The application retains visible windows.
  public var visibleWindows: [Window] { shownWindows }
  private var shownWindows: [Window] = []
  private var hiddenWindows: [HiddenWindow] = []
  private var lastRank = 0
  /// The window made key last, if it is still visible.
  public private(set) var keyWindow: Window?
  /// The state of the app (AL-14).
  @safe @exclusivity(unchecked) public internal(set) var state = State.inactive
  /// The first responder and the keyboard.
  private(set) lazy var focus = Focus(of: self)
  /// The fingers on the screen, in the order in which they came down.
  @safe @exclusivity(unchecked) var touches: [Touch] = []
  /// The touches whose delivery to a view waits for recognisers to fail (GR-8).
  var withheldTouches: [Touch] = []
  /// The arbitration of gestures; `nil` until a view has its first recogniser.
  var gestureArena: GestureArena?
  /// Observes the state changes of recognisers and their causes; `nil` costs nothing.
  public var gestureObserver: ((GestureChange) -> Void)?
  /// The uptime until which new fingers are ignored (AP-7, AP-20).
  var touchesAreIgnoredUntil = Duration.zero
  var isLaunched = false
  var spareEvent: TouchEvent?
  /// A set object available for reuse.
  var spareSet: TouchSet?

  private struct HiddenWindow {
    weak var window: Window?
  }

  /// The states of an app, with UIKit's values.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active
    /// In the foreground without events: during launch and interruptions.
    case inactive
    /// In the background.
    case background
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Application.self, name: "UIApplication") {
      methods in
      methods.define(.nextResponder) { application, _ in application.delegateInChain }
      defineTouches(methods)
      defineActions(methods)
      defineAddresses(methods)
    }
  }

  /// The delegate, if it is a responder that is not already part of a chain (RC-1).
  private var delegateInChain: Responder? {
    if delegate is View || delegate is ViewController || delegate === self { return nil }
    return delegate as? Responder
  }
}

extension Application {
  /// All windows, visible and hidden, back to front (Apple, `UIApplication.windows`).
  ///
  /// The order is by level, then by the time of making or last showing.
  public var windows: [Window] {
    let hidden = hiddenWindows.compactMap(\.window)
    return hidden.isEmpty ? shownWindows : Self.sorted(shownWindows + hidden)
  }

  /// Registers a new, hidden window.
  func adopt(_ window: Window) {
    hiddenWindows = hiddenWindows.filter { $0.window != nil } + [HiddenWindow(window: window)]
    raise(window)
  }

  /// Registers a window as visible, in front of others of its level.
  func add(_ window: Window) {
    commitLayouts()
    guard !shownWindows.contains(where: { $0 === window }) else { return }
    hiddenWindows = hiddenWindows.filter { $0.window != nil && $0.window !== window }
    shownWindows = shownWindows + [window]
    raise(window)
    sortWindows()
  }

  /// Moves a window in front of others of its level and makes it the key window.
  func makeKey(_ window: Window) {
    commitLayouts()
    raise(window)
    sortWindows()
    changeKey(to: window)
  }

  /// Removes a hidden window from the screen and cancels its touches.
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

  func sortWindows() { shownWindows = Self.sorted(shownWindows) }

  private func raise(_ window: Window) {
    lastRank += 1
    window.rank = lastRank
  }

  private static func sorted(_ windows: [Window]) -> [Window] {
    windows.count < 2 ? windows : windows.sorted { ($0.level, $0.rank) < ($1.level, $1.rank) }
  }
}
