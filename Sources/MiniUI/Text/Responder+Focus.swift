extension Responder {
  /// Whether this gets what a person types.
  public final var isFirstResponder: Bool { send(.isFirstResponder)() }

  /// Whether this would take what a person types; no, unless a class says so.
  public final var canBecomeFirstResponder: Bool { send(.canBecomeFirstResponder)() }

  /// Asks to get what a person types; fails outside a window (TX-6), and where somebody objects.
  @discardableResult
  public final func becomeFirstResponder() -> Bool { send(.becomeFirstResponder)() }

  /// Asks to get no more of what a person types; true, also for one that did not get it.
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

  /// Whether a view or controller is in a window; other responders need none.
  final var hasWindow: Bool { ownView?.window != nil || !(self is View || self is ViewController) }
}

/// Who may get what a person types; each is asked wherever UIKit asks.
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
