/// The work deferred to a turn of the main loop: actions, then resets (GR-2).
extension GestureArena {
  /// Schedules a turn, once.
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
    while let next = untold.first { tell(next) }
    resetFinished()
  }

  /// Sends a recogniser's pending actions for its current state.
  func tell(_ entrant: Entrant) {
    guard let index = untold.firstIndex(where: { $0 === entrant }) else { return }
    untold.remove(at: index)
    entrant.recognizer.sendActions()
  }
}
