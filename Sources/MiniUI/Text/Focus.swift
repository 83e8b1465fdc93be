/// Who gets what a person types, and whether the keyboard is on the screen.
final class Focus {
  /// The first responder; not retained.
  private(set) weak var responder: Responder?
  /// Whether a veto counts for nothing: the view leaves its window, or the app insists (TX-4).
  private(set) var isForced = false
  private unowned let application: Application
  private var isKeyboardShown = false
  private var isMoving = false

  init(of application: Application) {
    self.application = application
  }

  /// Makes a responder the first, once the one before has resigned; the keyboard stays between.
  func move(to new: Responder) -> Bool {
    isMoving = true
    let isFree = responder?.resignFirstResponder() != false && responder == nil
    isMoving = false
    if isFree { responder = new }
    updateKeyboard()
    return isFree
  }

  /// Ends what ``move(to:)`` began, for the responder that has resigned.
  func leave(_ old: Responder) {
    guard responder === old else { return }
    responder = nil
    if !isMoving { updateKeyboard() }
  }

  /// Lets the first responder resign whatever its delegate answers.
  func force(_ old: Responder) {
    isForced = true
    old.resignFirstResponder()
    isForced = false
    leave(old)
  }

  /// The keyboard is there for responders that take text.
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
  /// Who gets what a person types; `nil` when nobody does.
  public var firstResponder: Responder? { focus.responder }

  /// Makes the first responder resign if it is in a view that leaves the screen (TX-6).
  func takeFocus(from view: View) {
    guard let responder = focus.responder, responder.ownView?.isDescendant(of: view) == true
    else { return }
    focus.force(responder)
  }
}

extension Responder {
  /// The view that a responder is, or whose controller it is.
  final var ownView: View? { self as? View ?? (self as? ViewController)?.viewIfLoaded }
}
