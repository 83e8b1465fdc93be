extension GestureRecognizer {
  /// How far a recogniser has come, with UIKit's values.
  public enum State: Int, Sendable {
    /// Nothing has been decided.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// It went on.
    case changed
    /// It came to its end; for a gesture of one moment, it was recognised.
    case ended
    /// It was broken off.
    case cancelled
    /// The fingers did something else.
    case failed

    /// The state of a discrete gesture that was found: the same value as ``ended``.
    public static var recognized: State { .ended }

    /// Whether the gesture is under way.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether nothing more can come of this sequence of touches.
    var isOver: Bool { rawValue >= State.ended.rawValue }
  }

  /// Where the recogniser stands; setting it sends `setState:`, which the arena decides on (GR-1).
  public final var state: State {
    get { currentState }
    set { send(.setState)(newValue.rawValue) }
  }

  /// Whether the recogniser gets fingers; setting it to `false` cancels a gesture (GR-12).
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
  /// `-[UIGestureRecognizer reset]`: the sequence of touches is over, and a new one may come.
  @inlinable public static var reset: Self { Message(.reset) }
}
