/// How the content moves when no finger moves it: in steps of virtual time.
extension ScrollView {
  /// A motion that is under way.
  struct Motion {
    /// Where it began.
    let start: Point
    /// Where it leads.
    let target: Point
    /// What becomes of it.
    let end: End
    /// How many of the steps have been made.
    var step = 0
    /// The next step.
    var token: MainLoop.Token?

    /// Who is told at the end.
    enum End: Hashable {
      /// Code had asked for it.
      case animation
      /// A finger had let the content go.
      case deceleration
      /// The status bar was tapped.
      case top
    }

    /// Where the content is after the steps so far: quick at first, then slower.
    var place: Point {
      let rest = 1 - Double(step) / Double(Self.steps)
      let part = 1 - rest * rest
      return Point(
        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }

    /// Every motion takes 0.3 s.
    static let steps = 6
    /// The time of one step.
    static let interval: Duration = .milliseconds(50)
  }

  /// Moves the content on; a motion that leads nowhere ends on the next turn.
  final func startMotion(to target: Point, _ end: Motion.End) {
    stopMotion()
    motion = Motion(start: contentOffset, target: target, end: end)
    if target == contentOffset { motion?.step = Motion.steps - 1 }
    scheduleStep()
  }

  /// Leaves the content where it is; a deceleration that a person stops has ended.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    if let token = motion.token { process.mainLoop.cancel(token) }
    if motion.end == .deceleration { tell(.didEndDecelerating, .scrollViewDidEndDecelerating) }
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
    // Whoever was told of the step may have stopped the motion or begun another one.
    guard motion?.token == now.token else { return }
    if now.step < Motion.steps { return scheduleStep() }
    motion = nil
    switch now.end {
    case .animation: tell(.didEndAnimation, .scrollViewDidEndScrollingAnimation)
    case .deceleration: tell(.didEndDecelerating, .scrollViewDidEndDecelerating)
    case .top: tell(.didScrollToTop, .scrollViewDidScrollToTop)
    }
  }
}
