/// The runner of a process's animations.
///
/// It finds the changes of a block by comparing the visible views before and after it, so setting a
/// property costs nothing extra.
final class Animator {
  private unowned let process: AppProcess
  private var running: [Animation] = []
  /// The blocks in progress, outermost first.
  private var recordings: [Recording] = []

  init(in process: AppProcess) {
    self.process = process
  }

  /// Runs a block and animates its changes; completes on the main loop at the end (T180).
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

  /// Interrupts the animations of some views, which then show their set values.
  ///
  /// An animation without remaining changes completes as unfinished in the next turn; any other at
  /// its regular end.
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

  /// Runs a block without animation, even inside an animated block.
  func withoutAnimation(_ block: () -> Void) { _ = record(nil, block) }

  /// Returns the current intermediate values of a view.
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
    // The enclosing blocks must not animate these changes a second time.
    for index in recordings.indices { recordings[index].forget(changes) }
    return changes.map { change in
      var change = change
      // Starts from the visible values, which differ from the set ones during an animation.
      change.start = presentation(of: change.view, with: change.start)
      return change
    }
  }

  private func end(_ animation: Animation) {
    running.removeAll { $0 === animation }
    for change in animation.changes { updateTouches(of: change.view) }
  }

  /// Disables touches on a view while an animation without `allowUserInteraction` runs (HT-5).
  private func updateTouches(of view: View) {
    view.isAnimatedUntouchable = running.contains { animation in
      !animation.timing.options.contains(.allowUserInteraction)
        && animation.changes.contains { $0.view === view }
    }
  }
}

extension Animator: ViewAnimations {
  func interrupt(within view: View) { interrupt { $0.isDescendant(of: view) } }
}

extension AppProcess {
  /// The runner of the process's view animations, made on first use.
  var animator: Animator {
    if let animatorIfUsed { return animatorIfUsed }
    let new = Animator(in: self)
    animations = new
    return new
  }

  /// The animator; nil until the first animation.
  var animatorIfUsed: Animator? { animations as? Animator }
}

extension Animator {
  /// The values of all visible views before a block, for comparison afterwards.
  struct Recording {
    /// The timing of the block's changes; `nil` for no animation.
    let timing: Timing?
    private var entries: [(view: View, values: AnimatableValues)] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of windows: [Window], timing: Timing?) {
      self.timing = timing
      for window in windows { add(window) }
    }

    private mutating func add(_ view: View) {
      indices[ObjectIdentifier(view)] = entries.count
      entries.append((view, AnimatableValues(of: view)))
      for subview in view.subviews { add(subview) }
    }

    /// The changed views, in the order of the hierarchy.
    var changes: [PropertyChange] {
      entries.compactMap { view, old in
        PropertyChange(of: view, from: old, to: AnimatableValues(of: view))
      }
    }

    /// Excludes the changes of a nested block, which animates them itself.
    mutating func forget(_ changes: [PropertyChange]) {
      for change in changes {
        guard let index = indices[ObjectIdentifier(change.view)] else { continue }
        let values = entries[index].values
        entries[index].values = values.adopting(change.end, whereNot: change.start)
      }
    }
  }
}
