/// The arbitration between recognisers with common touches; an application has one.
///
/// A recogniser enters with its first touch and leaves when it is reset. Touches without
/// recognisers cost nothing here.
final class GestureArena {
  unowned let application: Application
  /// The participating recognisers, in the order of entering: deeper views before their ancestors.
  private(set) var entrants: [Entrant] = []
  /// The entrants with pending actions, in the order of their changes.
  var unreported: [Entrant] = []
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
  private func resetFinished() {
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

/// The actions, which follow a change of state, and the resets, which wait for a turn (GR-2).
extension GestureArena {
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    application.process.mainLoop.schedule(.work, name: "gesture actions") { [weak self] in
      self?.isTurnScheduled = false
      self?.catchUp()
    }
  }

  /// Sends pending actions and resets finished recognisers; also called before the next event.
  func catchUp() {
    guard !entrants.isEmpty else { return }
    sendActions()
    resetFinished()
  }

  /// Sends the pending actions of all recognisers.
  func sendActions() { while let next = unreported.first { report(next) } }

  /// Sends a recogniser's pending actions for its current state.
  func report(_ entrant: Entrant) {
    guard let index = unreported.firstIndex(where: { $0 === entrant }) else { return }
    unreported.remove(at: index)
    entrant.recognizer.sendActions()
  }
}

/// The delivery of touches to recognisers, from the hit view up, before the view (GR-4).
extension GestureArena {
  /// Delivers a change of a touch to the recognisers that follow it.
  func receive(_ touch: Touch, _ set: TouchSet, _ event: TouchEvent) {
    // Withheld touches are released at the end, after every recogniser has received the event.
    isReceiving = true
    if touch.phase == .began { admit(touch) }
    if !entrants.isEmpty, let message = touch.phase.message {
      for entrant in entrants where entrant.follows(touch) {
        guard !entrant.recognizer.currentState.isOver else { continue }
        entrant.recognizer.send(message)(set, event)
      }
      if touch.isOver { conclude(touch) }
      // The views get the touch afterwards (Apple, "Attaching gesture recognizers to UIKit
      // controls"). A cancellation may come from code that removes a view, in which no action runs.
      if touch.phase != .cancelled { sendActions() }
    }
    isReceiving = false
    application.releaseTouches()
  }

  /// Adds a new touch to the recognisers that accept it; each delegate is asked once (GR-5).
  private func admit(_ touch: Touch) {
    var next = touch.view
    while let view = next {
      for recognizer in view.gestureRecognizers where takes(recognizer, touch) {
        entrant(of: recognizer).follow(touch)
      }
      next = view.superview
    }
  }

  private func takes(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
    recognizer.isUsable && !recognizer.currentState.isOver
      && recognizer.entrant?.wanted != .ended && recognizer.entrant?.follows(touch) != true
      && recognizer.wants(touch) && recognizer.mayReceive(touch)
  }

  /// Fails the undecided recognisers whose last finger was lifted.
  private func conclude(_ touch: Touch) {
    for entrant in entrants where entrant.follows(touch) && entrant.touches.allSatisfy(\.isOver) {
      if entrant.isUndecided, entrant.wanted != .ended, !entrant.recognizer.isWaitingForTouches {
        change(entrant, to: .failed, because: .fingersLifted)
      }
      if entrant.recognizer.currentState.isOver { scheduleTurn() }
    }
  }

  /// True if an undecided recogniser delays the beginning or end of a touch (GR-8).
  func withholds(_ touch: Touch, _ delay: KeyPath<GestureRecognizer, Bool>) -> Bool {
    entrants.contains { entrant in
      entrant.isUndecided && entrant.recognizer[keyPath: delay] && entrant.follows(touch)
    }
  }

  /// True if a recogniser outside the removed view still follows the touch.
  func isFollowed(_ touch: Touch, outside view: View) -> Bool {
    entrants.contains { entrant in
      entrant.follows(touch) && !entrant.recognizer.currentState.isOver
        && entrant.recognizer.view?.isDescendant(of: view) == false
    }
  }

  /// Ends the gestures of a removed view's recognisers with the touch (HT-7).
  func dismiss(_ touch: Touch, in view: View) {
    for entrant in entrants
    where entrant.follows(touch) && entrant.recognizer.view?.isDescendant(of: view) == true {
      dismiss(entrant)
    }
  }
}
