/// How the screen follows the stack: AP-7 to AP-13.
extension NavigationController {
  /// Brings the top of the stack onto the screen, now or later.
  final func carryOut(animated: Bool) {
    guard change == nil else { return animatesNext = animated }
    guard shown !== stack.last, isContentOnScreen else { return movers.take().finish(in: self) }
    guard animated else { return carryOutLater() }
    begin(animated: true)
  }

  /// Carries out what waits for a layout, if it still has to be done (AP-11, T159).
  final func carryOutPending() {
    guard isChangePending else { return }
    isChangePending = false
    guard change == nil, shown !== stack.last, isContentOnScreen else { return }
    begin(animated: false)
  }

  private func carryOutLater() {
    guard !isChangePending else { return }
    isChangePending = true
    viewIfLoaded?.setNeedsLayout()
    process.mainLoop.schedule(.work, name: "stack of \(self.class.name)") { [weak self] in
      self?.carryOutPending()
    }
  }

  private func begin(animated: Bool) {
    let new = stack.last
    _ = new?.view
    guard change == nil, stack.last === new else { return carryOut(animated: animated) }
    let begun = StackChange(
      old: shown, new: new, movers: movers.take(), isAnimated: animated,
      stackBeforeSwipe: stackBeforeSwipe)
    change = begun
    mark(begun)
    turn(begun)
    if begun.stackBeforeSwipe != nil { return }
    if animated {
      endTransition { [weak self] in self?.finish() }
    } else {
      finish()
    }
  }

  /// Ends the change when a part of its time has passed, during which no touch begins.
  final func endTransition(after part: Double = 1, _ end: @escaping () -> Void) {
    let duration = Self.duration(of: part)
    process.application.ignoreTouches(for: duration)
    let token = finishLater(duration, end)
    change?.end = token
  }

  /// The old one's will-disappear comes before the new one's will-appear (AP-7, AP-9).
  private func turn(_ begun: StackChange) {
    let animated = begun.isAnimated
    begun.old?.beginAppearanceTransition(false, animated: animated)
    begun.new?.beginAppearanceTransition(true, animated: animated)
    if transition?.isAppearing == true {
      // The end of this controller's own appearance will end the child's once.
      begun.new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new = begun.new {
      tellWillShow(new, animated)
      put(new)
      announce(new)
    } else {
      shown = nil
    }
  }

  /// Ends what is under way: did-disappear, did-appear, did-move, did-show (AP-7 to AP-9).
  final func finish() {
    guard let done = change else { return }
    if let end = done.end { process.mainLoop.cancel(end) }
    takeAway(done.old)
    done.old?.endAppearanceTransition()
    done.new?.endAppearanceTransition()
    unmark(done)
    change = nil
    done.movers.finish(in: self)
    if let new = done.new { tellDidShow(new, done.isAnimated) }
    carryOutNext()
  }

  /// Begins what was asked for in the meantime.
  final func carryOutNext() {
    let animated = animatesNext
    animatesNext = false
    carryOut(animated: animated)
  }

  private func mark(_ begun: StackChange) {
    begun.old?.isMovingFromParent = begun.movers.departures.contains { $0 === begun.old }
    begun.new?.isMovingToParent = begun.movers.arrivals.contains { $0 === begun.new }
  }

  /// Takes back what the two controllers say of where they are going (AP-10).
  final func unmark(_ done: StackChange) {
    done.old?.isMovingFromParent = false
    done.new?.isMovingToParent = false
  }
}
