extension Application {
  /// Installs the commit that lays out the visible windows before and after each turn.
  func commitLayouts() {
    let loop = process.mainLoop
    loop.commitIsDue = true
    guard loop.commit == nil else { return }
    loop.commit = { [unowned self] in layOutWindows() }
  }

  private func layOutWindows() {
    for window in visibleWindows {
      window.layOutWithin()
      // Layout that does not settle continues in the next turn, so that it cannot hang this one.
      if window.needsLayoutWithin { process.mainLoop.commitIsDue = true }
    }
  }
}
