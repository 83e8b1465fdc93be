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
  /// The first responder, which receives typed text; `nil` if there is none.
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

/// The keyboard's messages to a first responder that accepts text: `UIKeyInput`.
extension Message where S == TextToVoid {
  /// `-insertText:`; a responder with this method shows the keyboard.
  @inlinable public static var insertText: Self { Message(.`insertText:`) }
}
