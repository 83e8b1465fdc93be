/// Where the recognisers that see the same fingers compete; an application has one.
///
/// A recogniser enters with its first finger and leaves when it is reset. Nothing here is done for
/// fingers that no recogniser sees.
final class GestureArena {
  /// The application, which owns the arena.
  unowned let application: Application
  /// Who takes part, in the order of entering: those of deeper views before those of ancestors.
  private(set) var entrants: [Entrant] = []
  /// Those whose targets have not been told of their state yet, in the order of the changes.
  var untold: [Entrant] = []
  /// Whether a turn of the main loop has been asked for.
  var isTurnScheduled = false
  /// Whether an event is being handed out; late touches wait for its end.
  var isReceiving = false

  /// Makes an empty arena.
  init(of application: Application) {
    self.application = application
  }

  /// What one recogniser is up to while a sequence of touches lasts.
  final class Entrant {
    /// Kept alive, so that the end of its gesture is told also when its view has gone.
    let recognizer: GestureRecognizer
    /// Its fingers in the order in which they came down, those just lifted included.
    var touches: [Touch] = []
    /// The fingers that were lifted before the last one came down: those of earlier taps.
    var earlierTouches: [Touch] = []
    /// The state that it has asked for and that another recogniser's failure would give it.
    var wanted: GestureRecognizer.State?
    /// Where it takes part.
    weak var arena: GestureArena?

    /// Enters without a finger.
    init(_ recognizer: GestureRecognizer, in arena: GestureArena) {
      self.recognizer = recognizer
      self.arena = arena
    }

    /// Whether it may still recognise something, or nothing.
    var isUndecided: Bool { recognizer.currentState == .possible }

    /// Whether a finger is one of its own.
    func follows(_ touch: Touch) -> Bool {
      touches.contains { $0 === touch } || earlierTouches.contains { $0 === touch }
    }

    /// Whether it and another one have a finger in common.
    func competes(with other: Entrant) -> Bool {
      (touches + earlierTouches).contains { other.follows($0) }
    }

    /// Adds a finger; the middle of a second tap is not between the two taps.
    func follow(_ touch: Touch) {
      earlierTouches += touches.filter(\.isOver)
      touches.removeAll(where: \.isOver)
      touches.append(touch)
    }
  }

  /// The part of a recogniser, which enters if it has none.
  func entrant(of recognizer: GestureRecognizer) -> Entrant {
    if let entrant = recognizer.entrant { return entrant }
    let entrant = Entrant(recognizer, in: self)
    recognizer.entrant = entrant
    entrants.append(entrant)
    return entrant
  }

  /// Takes out everybody of whom nothing more can come, so that the next sequence may begin.
  func resetFinished() {
    let finished = entrants.filter { entrant in
      entrant.recognizer.currentState.isOver && entrant.touches.allSatisfy(\.isOver)
    }
    for entrant in finished {
      entrants.removeAll { $0 === entrant }
      entrant.recognizer.send(.reset)()
      entrant.recognizer.entrant = nil
      entrant.recognizer.currentState = .possible
    }
  }
}

extension Application {
  /// The arena of this application, which is made for its first recogniser.
  @discardableResult
  func openGestureArena() -> GestureArena {
    if let gestureArena { return gestureArena }
    let arena = GestureArena(of: self)
    gestureArena = arena
    return arena
  }
}
