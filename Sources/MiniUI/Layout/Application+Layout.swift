extension Application {
  /// Lays out the windows that are shown, before and after each turn of the main loop.
  func commitLayouts() {
    let loop = process.mainLoop
    loop.commitIsDue = true
    guard loop.commit == nil else { return }
    loop.commit = { [unowned self] in layOutWindows() }
  }

  private func layOutWindows() {
    for window in visibleWindows {
      window.layOutWithin()
      // An app whose layouts never end has another one at the next turn.
      if window.needsLayoutWithin { process.mainLoop.commitIsDue = true }
    }
  }
}
