/// What waits for a turn of the main loop: actions, and then resets (GR-2).
extension GestureArena {
  /// Asks for a turn, unless one has been asked for.
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    application.process.mainLoop.schedule(.work, name: "gesture actions") { [weak self] in
      self?.isTurnScheduled = false
      self?.catchUp()
    }
  }

  /// Tells everybody's targets, and resets whoever is done; the next event does so before all.
  func catchUp() {
    guard !entrants.isEmpty else { return }
    while let next = untold.first { tell(next) }
    resetFinished()
  }

  /// Tells a recogniser's targets of its state while it has it.
  func tell(_ entrant: Entrant) {
    guard let index = untold.firstIndex(where: { $0 === entrant }) else { return }
    untold.remove(at: index)
    entrant.recognizer.sendActions()
  }
}
