/// The arbitration between recognisers with common touches; an application has one.
///
/// A recogniser enters with its first touch and leaves when it is reset. Touches without
/// recognisers cost nothing here.
final class GestureArena {
  /// The application, which owns the arena.
  unowned let application: Application
  /// The participating recognisers, in the order of entering: deeper views before their ancestors.
  private(set) var entrants: [Entrant] = []
  /// The entrants with pending actions, in the order of their changes.
  var untold: [Entrant] = []
  var isTurnScheduled = false
  /// True while an event is being delivered; late touches wait for its end.
  var isReceiving = false

  init(of application: Application) {
    self.application = application
  }

  /// The participation of one recogniser in a sequence of touches.
  final class Entrant {
    /// The recogniser, retained so that its gesture's end is reported even after its view is gone.
    let recognizer: GestureRecognizer
    /// Its touches in the order in which they began, including those just lifted.
    var touches: [Touch] = []
    /// The touches lifted before the last one began, such as those of earlier taps.
    var earlierTouches: [Touch] = []
    /// The requested state that waits for another recogniser's failure; nil if none waits.
    var wanted: GestureRecognizer.State?
    weak var arena: GestureArena?

    init(_ recognizer: GestureRecognizer, in arena: GestureArena) {
      self.recognizer = recognizer
      self.arena = arena
    }

    var isUndecided: Bool { recognizer.currentState == .possible }

    func follows(_ touch: Touch) -> Bool {
      touches.contains { $0 === touch } || earlierTouches.contains { $0 === touch }
    }

    /// True if it has a touch in common with another entrant.
    func competes(with other: Entrant) -> Bool {
      (touches + earlierTouches).contains { other.follows($0) }
    }

    /// Adds a touch; lifted ones are moved aside, so that they do not count in the location.
    func follow(_ touch: Touch) {
      earlierTouches += touches.filter(\.isOver)
      touches.removeAll(where: \.isOver)
      touches.append(touch)
    }
  }

  /// Returns the entrant of a recogniser, which enters if it has none.
  func entrant(of recognizer: GestureRecognizer) -> Entrant {
    if let entrant = recognizer.entrant { return entrant }
    let entrant = Entrant(recognizer, in: self)
    recognizer.entrant = entrant
    entrants.append(entrant)
    return entrant
  }

  /// Removes and resets the finished recognisers, so that the next sequence can begin.
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
  /// Returns the application's arena, made for its first recogniser.
  @discardableResult
  func openGestureArena() -> GestureArena {
    if let gestureArena { return gestureArena }
    let arena = GestureArena(of: self)
    gestureArena = arena
    return arena
  }
}
