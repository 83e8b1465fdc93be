/// How two recognisers of the same fingers stand to each other: GR-9 and GR-11.
extension GestureRecognizer {
  /// Lets this recogniser begin only once another one has failed (GR-11).
  public final func require(toFail other: GestureRecognizer) {
    send(.requireGestureRecognizerToFail)(other)
  }

  /// Whether this may keep another recogniser from going on; a subclass may say no.
  public final func canPrevent(_ other: GestureRecognizer) -> Bool {
    send(.canPreventGestureRecognizer)(other)
  }

  /// Whether another recogniser may keep this from going on; a subclass may say no.
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

  /// Whether this, which begins, ends the chances of another: both agree, and no delegate wants
  /// them to go on together (GR-9).
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
