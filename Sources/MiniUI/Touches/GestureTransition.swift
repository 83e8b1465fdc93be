/// The result of a request to change a recogniser's state (GR-1).
enum GestureTransition: Hashable {
  /// The request has no effect: the state is the same, or the sequence is over.
  case none
  /// A request to leave ``GestureRecognizer/State/possible``, which others can veto or delay.
  case attempt(GestureRecognizer.State)
  case go(GestureRecognizer.State)
  case illegal

  /// Judges a request; a held attempt waits for another recogniser's failure.
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
