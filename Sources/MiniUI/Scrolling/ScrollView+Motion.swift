/// The motion of the content without a finger, in steps of virtual time.
extension ScrollView {
  struct Motion {
    let start: Point
    let target: Point
    /// The kind of motion, which selects the notification at the end.
    let end: End
    var step = 0
    var token: MainLoop.Token?

    enum End: Hashable {
      /// An animation started by code.
      case animation
      /// A deceleration after a drag.
      case deceleration
      /// A scroll to the top by a tap on the status bar.
      case top
    }

    /// The offset after the steps so far; the motion slows down.
    var place: Point {
      let rest = 1 - Double(step) / Double(Self.steps)
      let part = 1 - rest * rest
      return Point(
        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }

    /// The number of steps: 0.3 s for every motion.
    static let steps = 6
    static let interval: Duration = .milliseconds(50)
  }

  /// Starts a motion; one without distance ends in the next turn.
  final func startMotion(to target: Point, _ end: Motion.End) {
    stopMotion()
    motion = Motion(start: contentOffset, target: target, end: end)
    if target == contentOffset { motion?.step = Motion.steps - 1 }
    scheduleStep()
  }

  /// Stops the motion; a stopped deceleration is reported as ended.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    if let token = motion.token { process.mainLoop.cancel(token) }
    if motion.end == .deceleration { tell(.scrollViewDidEndDecelerating) }
  }

  private func scheduleStep() {
    let delay = motion.map { $0.target == $0.start } == true ? .zero : Motion.interval
    motion?.token = process.mainLoop.schedule(.animation, after: delay, name: "scrolling") {
      [weak self] in self?.makeStep()
    }
  }

  private func makeStep() {
    motion?.step += 1
    guard let now = motion else { return }
    contentOffset = now.place
    // The delegate may have stopped the motion or started another one.
    guard motion?.token == now.token else { return }
    if now.step < Motion.steps { return scheduleStep() }
    motion = nil
    switch now.end {
    case .animation: tell(.scrollViewDidEndScrollingAnimation)
    case .deceleration: tell(.scrollViewDidEndDecelerating)
    case .top: tell(.scrollViewDidScrollToTop)
    }
  }
}
