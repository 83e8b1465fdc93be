/// The questions to a recogniser's delegate: `UIGestureRecognizerDelegate`.
extension GestureRecognizer {
  private static let delegateMethods: [SystemSelector] = [
    .`gestureRecognizerShouldBegin:`, .`gestureRecognizer:shouldReceiveTouch:`,
    .`gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:`,
    .`gestureRecognizer:shouldRequireFailureOfGestureRecognizer:`,
    .`gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:`,
  ]

  /// The delegate; not retained.
  ///
  /// Reading and setting it are messages.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.delegate) { recognizer, _ in recognizer.cachedDelegate.object }
    methods.define(.setDelegate) { recognizer, delegate, _ in
      recognizer.cachedDelegate.set(delegate, of: recognizer, asking: delegateMethods)
    }
  }

  /// True if the recogniser may leave the possible state (GR-6, GR-16).
  ///
  /// Asks the delegate, the hit views and the recogniser's own view.
  final func mayBegin(hitting views: [View]) -> Bool {
    guard cachedDelegate.allows(.gestureRecognizerShouldBegin, self) else { return false }
    let own = view.map { view in views.contains { $0 === view } ? [] : [view] } ?? []
    return (views + own).allSatisfy { view in
      view === cachedDelegate.object || view.send(.gestureRecognizerShouldBegin)(self)
    }
  }

  /// True if the delegate accepts a touch (GR-5).
  final func mayReceive(_ touch: Touch) -> Bool {
    cachedDelegate.send(.gestureRecognizerShouldReceiveTouch)?(self, touch) ?? true
  }

  /// True if the delegate allows simultaneous recognition with another recogniser (GR-9).
  private func mayRecognize(with other: GestureRecognizer) -> Bool {
    cachedDelegate.send(.gestureRecognizerShouldRecognizeSimultaneously)?(self, other)
      ?? false
  }

  /// True if this recogniser must wait for another's failure (GR-11).
  final func waits(for other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || cachedDelegate.send(.gestureRecognizerShouldRequireFailure)?(self, other) == true
      || other.cachedDelegate.send(.gestureRecognizerShouldBeRequiredToFail)?(other, self) == true
  }
}

/// The relations between recognisers with common touches (GR-9, GR-11).
extension GestureRecognizer {
  /// Makes this recogniser wait for the failure of another one (GR-11).
  public final func require(toFail other: GestureRecognizer) {
    send(.requireGestureRecognizerToFail)(other)
  }

  /// True if this may prevent another recogniser; a subclass may override it.
  public final func canPrevent(_ other: GestureRecognizer) -> Bool {
    send(.canPreventGestureRecognizer)(other)
  }

  /// True if another recogniser may prevent this one; a subclass may override it.
  public final func canBePrevented(by other: GestureRecognizer) -> Bool {
    send(.canBePreventedByGestureRecognizer)(other)
  }

  static func defineCompetition(_ methods: MethodList<GestureRecognizer>) {
    methods.define(.canPreventGestureRecognizer) { recognizer, other, _ in
      (other as? GestureRecognizer).map { recognizer.prevents($0) } ?? false
    }
    methods.define(.canBePreventedByGestureRecognizer) { _, _, _ in true }
    methods.define(.requireGestureRecognizerToFail) { recognizer, other, _ in
      guard let other = other as? GestureRecognizer, other !== recognizer else { return }
      recognizer.requirements.append(Requirement(recognizer: other))
    }
  }

  /// True if this gesture, which begins, prevents another (GR-9).
  ///
  /// Both must agree, and no delegate may allow simultaneous recognition.
  final func stops(_ other: GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !mayRecognize(with: other) && !other.mayRecognize(with: self)
  }
}
