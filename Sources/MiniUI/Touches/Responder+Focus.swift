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
    methods.define(.canBecomeFirstResponder, Body { _, _ in false })
    methods.define(.canResignFirstResponder, Body { _, _ in true })
    methods.define(.becomeFirstResponder, Body { responder, _ in responder.takeFocus() })
    methods.define(.resignFirstResponder, Body { responder, _ in responder.giveFocusUp() })
    methods.define(
      .isFirstResponder,
      Body { responder, _ in responder.process.application.firstResponder === responder })
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

/// The messages about the first responder.
extension Message where S == ToBool {
  /// `-canBecomeFirstResponder`.
  @inlinable public static var canBecomeFirstResponder: Self { Message(.canBecomeFirstResponder) }
  /// `-canResignFirstResponder`.
  @inlinable public static var canResignFirstResponder: Self { Message(.canResignFirstResponder) }
  /// `-becomeFirstResponder`.
  @inlinable public static var becomeFirstResponder: Self { Message(.becomeFirstResponder) }
  /// `-resignFirstResponder`.
  @inlinable public static var resignFirstResponder: Self { Message(.resignFirstResponder) }
  /// `-isFirstResponder`.
  @inlinable public static var isFirstResponder: Self { Message(.isFirstResponder) }
}
