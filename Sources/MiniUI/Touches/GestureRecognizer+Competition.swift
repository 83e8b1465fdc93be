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
    methods.define(
      .canPreventGestureRecognizer,
      Body { recognizer, other, _ in
        (other as? GestureRecognizer).map { recognizer.prevents($0) } ?? false
      })
    methods.define(.canBePreventedByGestureRecognizer, Body { _, _, _ in true })
    methods.define(
      .requireGestureRecognizerToFail,
      Body { recognizer, other, _ in
        guard let other = other as? GestureRecognizer, other !== recognizer else { return }
        recognizer.requirements.append(Requirement(recognizer: other))
      })
  }

  /// True if this gesture, which begins, prevents another (GR-9).
  ///
  /// Both must agree, and no delegate may allow simultaneous recognition.
  final func stops(_ other: GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !mayRecognize(with: other) && !other.mayRecognize(with: self)
  }
}

extension Message where S == ObjectToBool {
  /// `-canPreventGestureRecognizer:`.
  @inlinable public static var canPreventGestureRecognizer: Self {
    Message(.`canPreventGestureRecognizer:`)
  }
  /// `-canBePreventedByGestureRecognizer:`.
  @inlinable public static var canBePreventedByGestureRecognizer: Self {
    Message(.`canBePreventedByGestureRecognizer:`)
  }
}

extension Message where S == ObjectToVoid {
  /// `-requireGestureRecognizerToFail:`.
  @inlinable public static var requireGestureRecognizerToFail: Self {
    Message(.`requireGestureRecognizerToFail:`)
  }
}
