extension GestureRecognizer {
  /// The states of a recogniser, with UIKit's values.
  public enum State: Int, Sendable {
    /// No gesture has been recognised or ruled out.
    case possible
    /// A continuous gesture has begun.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture has ended; a discrete gesture was recognised.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// The state of a recognised discrete gesture: the same value as ``ended``.
    public static var recognized: State { .ended }

    /// True while a gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
    /// True once the recogniser is finished with this sequence of touches.
    var isOver: Bool { rawValue >= State.ended.rawValue }
  }

  /// The current state; setting it sends `setState:`, which the arena decides on (GR-1).
  public final var state: State {
    get { currentState }
    set { send(.setState)(newValue.rawValue) }
  }

  /// True if the recogniser receives touches; setting it to `false` cancels a gesture (GR-12).
  public final var isEnabled: Bool {
    get { isUsable }
    set { send(.setEnabled)(newValue) }
  }

  static func defineState(_ methods: MethodList<GestureRecognizer>) {
    methods.define(
      .setState,
      Body { recognizer, number, _ in
        guard let state = State(rawValue: number) else { return }
        recognizer.process.application.openGestureArena().change(recognizer, to: state)
      })
    methods.define(.setEnabled, Body { recognizer, isEnabled, _ in recognizer.enable(isEnabled) })
    methods.define(.reset, Body { recognizer, _ in recognizer.forget() })
  }

  private func enable(_ isEnabled: Bool) {
    isUsable = isEnabled
    guard !isEnabled, let entrant else { return }
    entrant.arena?.dismiss(entrant)
  }
}

extension Message where S == IntToVoid {
  /// `-[UIGestureRecognizer setState:]`, with the number of a ``GestureRecognizer/State``.
  @inlinable public static var setState: Self { Message(.`setState:`) }
}

extension Message where S == BoolToVoid {
  /// `-setEnabled:`.
  @inlinable public static var setEnabled: Self { Message(.`setEnabled:`) }
}

extension Message where S == ToVoid {
  /// `-[UIGestureRecognizer reset]`, after the end of a sequence of touches.
  @inlinable public static var reset: Self { Message(.reset) }
}
