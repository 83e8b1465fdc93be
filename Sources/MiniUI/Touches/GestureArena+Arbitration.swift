/// The rules by which recognisers change state (GR-1, GR-6, GR-7, GR-9, GR-11).
extension GestureArena {
  /// Handles a recogniser's request to change its state.
  func change(_ recognizer: GestureRecognizer, to new: GestureRecognizer.State) {
    let old = recognizer.currentState
    let isHeld = recognizer.entrant?.wanted != nil
    switch GestureTransition(from: old, to: new, isHeld: isHeld) {
    case .none: return
    case .illegal:
      recognizer.table.raise(
        .inconsistency(
          "invalid state transition from \(old.rawValue) to \(new.rawValue) "
            + "of \(recognizer.class.name)"))
    case .attempt(let state): attempt(entrant(of: recognizer), state)
    case .change(let state): change(entrant(of: recognizer), to: state)
    }
    guard !isReceiving else { return }
    // As during an event: the action comes before the touches that the recogniser has withheld.
    if !application.withheldTouches.isEmpty { sendActions() }
    application.releaseTouches()
  }

  /// Ends a recogniser's gesture: cancelled if it has begun, otherwise failed (GR-12).
  func dismiss(_ entrant: Entrant) {
    guard !entrant.recognizer.currentState.isOver else { return }
    change(entrant, to: entrant.isUndecided ? .failed : .cancelled, because: .dismissed)
    if !isReceiving { application.releaseTouches() }
  }

  /// Leaves the possible state, if required failures, the delegate and the views allow it.
  private func attempt(_ entrant: Entrant, _ new: GestureRecognizer.State) {
    let rivals = entrants.filter { rival in
      rival !== entrant && rival.recognizer.currentState != .failed
        && entrant.recognizer.waits(for: rival.recognizer)
    }
    if let rival = rivals.first(where: { !$0.isUndecided }) {
      return change(entrant, to: .failed, because: .requirement(rival.recognizer))
    }
    entrant.wanted = new
    // The attempt is held; `decideWaiting` resumes it once a rival has failed.
    guard rivals.isEmpty else { return }
    let isAllowed = entrant.recognizer.mayBegin(hitting: hitViews(of: entrant))
    // The questions run app code, which may have changed the state.
    guard entrant.isUndecided else { return }
    change(entrant, to: isAllowed ? new : .failed, because: isAllowed ? .itself : .refused)
  }

  private func hitViews(of entrant: Entrant) -> [View] {
    var views: [View] = []
    for view in entrant.touches.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views
  }

  /// Puts a recogniser into a state and applies the consequences for its rivals.
  func change(
    _ entrant: Entrant, to new: GestureRecognizer.State,
    because cause: @autoclosure () -> GestureChange.Cause = .itself
  ) {
    // A state whose actions are still pending must be reported before it is overwritten.
    report(entrant)
    let recognizer = entrant.recognizer
    guard !recognizer.currentState.isOver else { return }
    let begins = entrant.isUndecided && new != .failed
    recognizer.currentState = new
    entrant.wanted = nil
    if let observer = application.gestureObserver {
      observer(GestureChange(recognizer: recognizer, state: new, cause: cause()))
    }
    if new != .failed { unreported.append(entrant) }
    if begins { claim(entrant) }
    if begins || new == .failed { decideWaiting(for: entrant) }
    scheduleTurn()
  }

  /// Ends the rivals of a recognised gesture (GR-9) and takes its touches from views (GR-7).
  private func claim(_ winner: Entrant) {
    for rival in entrants where rival !== winner && rival.competes(with: winner) {
      guard !rival.recognizer.currentState.isOver, winner.recognizer.stops(rival.recognizer) else {
        continue
      }
      change(
        rival, to: rival.isUndecided ? .failed : .cancelled,
        because: .prevented(by: winner.recognizer))
    }
    guard winner.recognizer.cancelsTouchesInView else { return }
    for touch in winner.earlierTouches + winner.touches { application.takeFromView(touch) }
  }

  /// Resolves the recognisers that wait for one: on after its failure, failed otherwise (GR-11).
  private func decideWaiting(for entrant: Entrant) {
    let hasFailed = entrant.recognizer.currentState == .failed
    for other in entrants where other !== entrant && other.isUndecided {
      guard let wanted = other.wanted, other.recognizer.waits(for: entrant.recognizer) else {
        continue
      }
      if hasFailed {
        attempt(other, wanted)
      } else {
        change(other, to: .failed, because: .requirement(entrant.recognizer))
      }
    }
  }
}

/// The result of a request to change a recogniser's state (GR-1).
enum GestureTransition: Hashable {
  /// The request has no effect: the state is the same, or the sequence is over.
  case none
  /// A request to leave ``GestureRecognizer/State/possible``, which others can veto or delay.
  case attempt(GestureRecognizer.State)
  case change(GestureRecognizer.State)
  case illegal

  /// Judges a request; a held attempt waits for another recogniser's failure.
  init(from old: GestureRecognizer.State, to new: GestureRecognizer.State, isHeld: Bool) {
    self =
      switch (old, new) {
      case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): .none
      case (.possible, .began), (.possible, .ended): .attempt(new)
      case (.possible, .changed): isHeld ? .none : .illegal
      case (.possible, .cancelled), (.possible, .failed): .change(.failed)
      case (_, .changed), (_, .ended), (_, .cancelled): .change(new)
      case (_, .possible), (_, .began), (_, .failed): .illegal
      }
  }
}

/// A state change of a recogniser and its cause, as passed to ``Application/gestureObserver``.
public struct GestureChange {
  /// The recogniser that has changed.
  public let recognizer: GestureRecognizer
  /// The new state.
  public let state: GestureRecognizer.State
  /// The cause of the change.
  public let cause: Cause

  /// The causes of a state change.
  public enum Cause {
    /// The recogniser itself decided, and no other object vetoed it.
    case itself
    /// Another recogniser with a common touch was recognised (GR-9).
    case prevented(by: GestureRecognizer)
    /// A recogniser that it requires to fail has not failed (GR-11).
    case requirement(GestureRecognizer)
    /// The delegate or a view did not allow the beginning (GR-6, GR-16).
    case refused
    /// The recogniser was disabled, or its view was removed (GR-12, HT-7).
    case dismissed
    /// The last finger was lifted before a gesture was recognised.
    case fingersLifted
  }
}
