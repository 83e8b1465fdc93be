extension View {
  /// Attaches a recogniser to this view and detaches it from its previous one.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    send(.addGestureRecognizer)(recognizer)
  }

  /// Detaches a recogniser; it keeps following the touches that it has (GR-5).
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    send(.removeGestureRecognizer)(recognizer)
  }

  static func defineGestures(_ methods: MethodList<View>) {
    methods.define(
      .addGestureRecognizer, Body { view, recognizer, _ in view.attach(recognizer) })
    methods.define(
      .removeGestureRecognizer, Body { view, recognizer, _ in view.detach(recognizer) })
    methods.define(.gestureRecognizerShouldBegin, Body { _, _, _ in true })
  }

  private func attach(_ recognizer: DynamicObject?) {
    guard let recognizer = recognizer as? GestureRecognizer, recognizer.view !== self else {
      return
    }
    recognizer.view?.detach(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    process.application.openGestureArena()
  }

  private func detach(_ recognizer: DynamicObject?) {
    guard let recognizer = recognizer as? GestureRecognizer, recognizer.view === self else {
      return
    }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

extension Message where S == ObjectToVoid {
  /// `-[UIView addGestureRecognizer:]`.
  @inlinable public static var addGestureRecognizer: Self { Message(.`addGestureRecognizer:`) }
  /// `-[UIView removeGestureRecognizer:]`.
  @inlinable public static var removeGestureRecognizer: Self {
    Message(.`removeGestureRecognizer:`)
  }
}
