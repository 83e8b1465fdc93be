/// The first responder and the visibility of the keyboard.
final class Focus {
  /// The first responder; not retained.
  private(set) weak var responder: Responder?
  /// True while vetoes are ignored: the view leaves its window, or the app forces it (TX-4).
  private(set) var isForced = false
  private unowned let application: Application
  private var isKeyboardShown = false
  private var isMoving = false

  init(of application: Application) {
    self.application = application
  }

  /// Makes a responder the first one, after the previous one has resigned.
  ///
  /// The keyboard stays visible in between.
  func move(to new: Responder) -> Bool {
    // Keeps the keyboard visible between two text inputs.
    isMoving = true
    let isFree = responder?.resignFirstResponder() != false && responder == nil
    isMoving = false
    if isFree { responder = new }
    updateKeyboard()
    return isFree
  }

  /// Clears the first responder after it has resigned.
  func leave(_ old: Responder) {
    guard responder === old else { return }
    responder = nil
    if !isMoving { updateKeyboard() }
  }

  /// Makes the first responder resign, ignoring its delegate's veto.
  func force(_ old: Responder) {
    isForced = true
    old.resignFirstResponder()
    isForced = false
    leave(old)
  }

  /// Shows the keyboard if the first responder accepts text, and hides it otherwise.
  private func updateKeyboard() {
    let insertText = Message<TextToVoid>.insertText.selector
    let isWanted = responder?.responds(to: insertText) == true
    guard isWanted != isKeyboardShown else { return }
    isKeyboardShown = isWanted
    let hub = application.process.notifications
    hub.post(isWanted ? KeyboardNotification.willShow : KeyboardNotification.willHide)
    hub.post(isWanted ? KeyboardNotification.didShow : KeyboardNotification.didHide)
  }
}

extension Application {
  /// The first responder, which receives typed text; `nil` without one.
  public var firstResponder: Responder? { focus.responder }

  /// Makes the first responder resign if its view leaves the screen (TX-6).
  func takeFocus(from view: View) {
    guard let responder = focus.responder, responder.ownView?.isDescendant(of: view) == true
    else { return }
    focus.force(responder)
  }
}

extension Responder {
  /// The responder itself if it is a view, or the root view of a controller.
  final var ownView: View? { self as? View ?? (self as? ViewController)?.viewIfLoaded }
}

extension Responder {
  /// True if this is the first responder, which receives typed text.
  public final var isFirstResponder: Bool { send(.isFirstResponder)() }

  /// True if this can become the first responder; false by default.
  public final var canBecomeFirstResponder: Bool { send(.canBecomeFirstResponder)() }

  /// Makes this the first responder; false outside a window (TX-6) or after a veto.
  @discardableResult
  public final func becomeFirstResponder() -> Bool { send(.becomeFirstResponder)() }

  /// Resigns as first responder; true also if it was not the first responder.
  @discardableResult
  public final func resignFirstResponder() -> Bool { send(.resignFirstResponder)() }

  static func defineFocus(_ methods: MethodList<Responder>) {
    methods.define(.canBecomeFirstResponder) { _, _ in false }
    methods.define(.canResignFirstResponder) { _, _ in true }
    methods.define(.becomeFirstResponder) { responder, _ in responder.takeFocus() }
    methods.define(.resignFirstResponder) { responder, _ in responder.giveFocusUp() }
    methods.define(.isFirstResponder) { responder, _ in
      responder.process.application.firstResponder === responder
    }
  }

  private func takeFocus() -> Bool {
    guard !isFirstResponder else { return true }
    guard hasWindow, canBecomeFirstResponder else { return false }
    return process.application.focus.move(to: self)
  }

  private func giveFocusUp() -> Bool {
    guard isFirstResponder else { return true }
    let focus = process.application.focus
    guard send(.canResignFirstResponder)() || focus.isForced else { return false }
    focus.leave(self)
    return true
  }

  /// True if the view or the controller's view is in a window; other responders need none.
  final var hasWindow: Bool { ownView?.window != nil || !(self is View || self is ViewController) }
}

extension View {
  /// Makes the first responder resign if it is this view or inside it: sends `endEditing:`.
  ///
  /// - Parameter isForced: True to ignore a delegate's veto (TX-4).
  /// - Returns: True if the first responder is not inside this view afterwards.
  @discardableResult
  public final func endEditing(_ isForced: Bool = false) -> Bool { send(.endEditing)(isForced) }

  static func defineEditing(_ methods: MethodList<View>) {
    methods.define(.endEditing) { view, isForced, _ in view.dismissKeyboard(isForced) }
  }

  private func dismissKeyboard(_ isForced: Bool) -> Bool {
    let application = process.application
    guard let responder = application.firstResponder,
      responder.ownView?.isDescendant(of: self) == true
    else { return true }
    guard isForced else { return responder.resignFirstResponder() }
    application.focus.force(responder)
    return true
  }
}

/// The names of the keyboard's notifications, which have no object (TX-1).
public enum KeyboardNotification {
  /// The keyboard is about to be shown.
  public static let willShow = "UIKeyboardWillShowNotification"
  /// The keyboard was shown.
  public static let didShow = "UIKeyboardDidShowNotification"
  /// The keyboard is about to be hidden.
  public static let willHide = "UIKeyboardWillHideNotification"
  /// The keyboard was hidden.
  public static let didHide = "UIKeyboardDidHideNotification"
}
