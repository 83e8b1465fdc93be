/// What a recogniser asks its delegate, if it has the method.
enum GestureDelegateMethod: OptionalMethod {
  case shouldBegin, shouldReceive, simultaneous, requiresFailure, isRequiredToFail

  /// Objective-C's spelling of the method.
  var selector: SystemSelector {
    switch self {
    case .shouldBegin: .`gestureRecognizerShouldBegin:`
    case .shouldReceive: .`gestureRecognizer:shouldReceiveTouch:`
    case .simultaneous: .`gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`
    case .requiresFailure: .`gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`
    case .isRequiredToFail: .`gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`
    }
  }
}

/// What an app may say about a recogniser: `UIGestureRecognizerDelegate`.
extension GestureRecognizer {
  /// Who is asked; not retained.
  ///
  /// Both directions are messages.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.delegate, Body { recognizer, _ in recognizer.asked.object })
    methods.define(
      .setDelegate,
      Body { recognizer, delegate, _ in recognizer.asked.set(delegate, of: recognizer) })
  }

  /// Whether the recogniser may leave the possible state: asked of the delegate, of the view that
  /// was hit, and of the recogniser's own view (GR-6, GR-16).
  final func mayBegin(hitting views: [View]) -> Bool {
    if let delegate = asked(.shouldBegin),
      !delegate.send(.gestureRecognizerShouldBegin)(self)
    {
      return false
    }
    let own = view.map { view in views.contains { $0 === view } ? [] : [view] } ?? []
    return (views + own).allSatisfy { view in
      view === asked.object || view.send(.gestureRecognizerShouldBegin)(self)
    }
  }

  /// Whether the delegate lets a finger through (GR-5).
  final func mayReceive(_ touch: Touch) -> Bool {
    asked(.shouldReceive)?.send(.gestureRecognizerShouldReceiveTouch)(self, touch) ?? true
  }

  /// Whether the delegate wants both to go on (GR-9).
  final func mayRecognize(with other: GestureRecognizer) -> Bool {
    asked(.simultaneous)?.send(.gestureRecognizerShouldRecognizeSimultaneously)(self, other)
      ?? false
  }

  /// Whether another recogniser has to fail before this one may begin (GR-11).
  final func waits(for other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || asked(.requiresFailure)?.send(.gestureRecognizerShouldRequireFailure)(self, other) == true
      || other.asked(.isRequiredToFail)?
        .send(.gestureRecognizerShouldBeRequiredToFail)(other, self) == true
  }
}

extension Message where S == ObjectToBool {
  /// `-gestureRecognizerShouldBegin:`, to a delegate and to views (GR-6).
  @inlinable public static var gestureRecognizerShouldBegin: Self {
    Message(.`gestureRecognizerShouldBegin:`)
  }
}

extension Message where S == ObjectsToBool {
  /// `-gestureRecognizer:shouldReceiveTouch:`.
  @inlinable public static var gestureRecognizerShouldReceiveTouch: Self {
    Message(.`gestureRecognizer:shouldReceiveTouch:`)
  }
  /// `-gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldRecognizeSimultaneously: Self {
    Message(.`gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`)
  }
  /// `-gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldRequireFailure: Self {
    Message(.`gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`)
  }
  /// `-gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`.
  @inlinable public static var gestureRecognizerShouldBeRequiredToFail: Self {
    Message(.`gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`)
  }
}
