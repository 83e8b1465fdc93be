/// What becomes of a wish to be in another state: GR-1.
enum GestureTransition: Hashable {
  /// Nothing: the recogniser is where it was, or its sequence is over.
  case none
  /// The recogniser asks to leave ``GestureRecognizer/State/possible``; others have a say in that.
  case attempt(GestureRecognizer.State)
  /// It goes there.
  case go(GestureRecognizer.State)
  /// There is no such way.
  case illegal

  /// Judges a wish; an attempt that is held waits for another recogniser to fail.
  init(from old: GestureRecognizer.State, to new: GestureRecognizer.State, isHeld: Bool) {
    self =
      switch (old, new) {
      case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): .none
      case (.possible, .began), (.possible, .ended): .attempt(new)
      case (.possible, .changed): isHeld ? .none : .illegal
      case (.possible, .cancelled), (.possible, .failed): .go(.failed)
      case (_, .changed), (_, .ended), (_, .cancelled): .go(new)
      case (_, .possible), (_, .began), (_, .failed): .illegal
      }
  }
}
