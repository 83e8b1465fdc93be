/// Runs the animations of a process; no view knows of them.
///
/// A block's changes are found by comparing the views on display before and after it, so that
/// setting a property costs nothing more than the setting.
final class Animator {
  private unowned let process: AppProcess
  private var running: [Animation] = []
  /// The blocks that run now, the outermost first.
  private var recordings: [Recording] = []

  init(in process: AppProcess) {
    self.process = process
  }

  /// Runs a block and animates what it changes; completes on the main loop at the end (T180).
  func animate(_ timing: Timing, _ block: () -> Void, completion: ((Bool) -> Void)?) {
    let timing = timing.inheriting(from: recordings.last?.timing)
    let changes = record(timing, block)
    if timing.options.contains(.beginFromCurrentState) {
      for change in changes { interrupt(change.properties) { $0 === change.view } }
    }
    let animation = Animation(
      start: process.device.clock.uptime(after: timing.delay), timing: timing, changes: changes,
      completion: completion)
    running.append(animation)
    for change in changes { updateTouches(of: change.view) }
    schedule(animation, after: timing.delay + timing.duration)
  }

  private func schedule(_ animation: Animation, after delay: Duration) {
    animation.end = process.mainLoop.schedule(.animation, after: delay, name: "animation") {
      [self] in
      end(animation)
      animation.complete()
    }
  }

  /// Ends the animations of some views before their time; what is set is seen at once.
  ///
  /// A block completes, unfinished, on the next turn if all that it moves has ended, else at its
  /// time.
  func interrupt(_ properties: AnimatedProperties = .all, of isMeant: (View) -> Bool) {
    for animation in running {
      let views = animation.changes.map(\.view).filter(isMeant)
      guard !views.isEmpty else { continue }
      for view in views { animation.interrupt(properties, of: view) }
      if animation.isOver { endEarly(animation) }
      for view in views { updateTouches(of: view) }
    }
  }

  private func endEarly(_ animation: Animation) {
    running.removeAll { $0 === animation }
    if let end = animation.end { process.mainLoop.cancel(end) }
    schedule(animation, after: .zero)
  }

  /// Runs a block whose changes take effect at once, also inside an animation.
  func withoutAnimation(_ block: () -> Void) { _ = record(nil, block) }

  /// What a person sees of a view that has these values now.
  func presentation(of view: View, with values: AnimatableValues) -> AnimatableValues {
    var seen = values
    for animation in running {
      let progress = animation.progress(at: process.device.clock.uptime)
      for change in animation.changes where change.view === view {
        seen.apply(change, at: progress, whileSet: values)
      }
    }
    return seen
  }

  private func record(_ timing: Timing?, _ block: () -> Void) -> [PropertyChange] {
    recordings.append(Recording(of: process.application.visibleWindows, timing: timing))
    block()
    guard let changes = recordings.popLast()?.changes else { return [] }
    for index in recordings.indices { recordings[index].forget(changes) }
    return changes.map { change in
      var change = change
      change.start = presentation(of: change.view, with: change.start)
      return change
    }
  }

  private func end(_ animation: Animation) {
    running.removeAll { $0 === animation }
    for change in animation.changes { updateTouches(of: change.view) }
  }

  /// A view takes no touches while an animation without permission runs on it (HT-5).
  private func updateTouches(of view: View) {
    view.isAnimatedUntouchable = running.contains { animation in
      !animation.timing.options.contains(.allowUserInteraction)
        && animation.changes.contains { $0.view === view }
    }
  }
}
