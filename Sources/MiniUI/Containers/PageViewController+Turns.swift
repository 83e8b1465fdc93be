/// The turns of pages, by code and by finger (AP-34).
extension PageViewController {
  /// Shows a page; the delegate is not notified, and the completion runs after the turn.
  public final func setViewControllers(
    _ pages: [ViewController], direction: Direction = .forward, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    let block = completion.map { end in Block(in: process) { _ in end() } }
    send(.setPages)(ObjectList(pages, in: process), direction.rawValue, animated, block)
  }

  static func defineTurns(_ methods: MethodList<PageViewController>) {
    methods.define(.setPages) { pages, list, _, animated, completion, _ in
      let new = (list as? ObjectList)?.objects.first as? ViewController
      pages.show(new, animated, completion as? Block)
    }
  }

  /// Begins to turn to the data source's neighbour; false without one.
  ///
  /// The driver of the gesture calls any number of updates, and then finish or cancel.
  @discardableResult
  public final func beginSwipe(_ direction: Direction) -> Bool {
    guard turn == nil, let current, isContentOnScreen,
      let new = neighbour(of: current, direction), new !== current
    else { return false }
    tellWillTurn(to: new)
    let swipe = Turn(old: current, new: new, isSwipe: true, completion: nil)
    begin(swipe, animated: true)
    return turn === swipe
  }

  /// Updates the progress of the finger, clamped to 0…1; has no effect on a turn without a finger.
  public final func updateSwipe(_ fraction: Double) {
    guard turn?.isSwipe == true else { return }
    turn?.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Lets the page turn to its end in the rest of the duration.
  public final func finishSwipe() {
    guard let swipe = turn, swipe.isSwipe, swipe.end == nil else { return }
    let end = finishLater(Self.duration(of: 1 - swipe.fraction)) { self.finish() }
    turn?.end = end
  }

  /// Lets the page fall back; both pages are then reversed (AP-34).
  public final func cancelSwipe() {
    guard let swipe = turn, swipe.isSwipe, swipe.end == nil else { return }
    let end = finishLater(Self.duration(of: swipe.fraction)) { self.turnBack() }
    turn?.end = end
  }

  private func show(_ new: ViewController?, _ animated: Bool, _ completion: Block?) {
    guard let new else {
      return table.raise(
        .invalidArgument(
          "The number of view controllers provided (0) doesn't match the number required "
            + "(1) for the requested transition"))
    }
    // A callback of the current turn asks for the page; it follows at the end of that turn.
    if turn?.isBusy == true {
      return request = Request(page: new, isAnimated: animated, completion: completion)
    }
    finish()
    if new === current {
      completion?()
      return
    }
    let change = Turn(old: current, new: new, isSwipe: false, completion: completion)
    guard isContentOnScreen else { return replace(change) }
    begin(change, animated: animated)
    guard turn === change else { return }
    if animated {
      change.end = finishLater { self.finish() }
    } else {
      finish()
    }
  }

  /// Shows the page that a callback requested during the previous turn.
  final func followRequest() {
    guard turn == nil, let next = request else { return }
    request = nil
    show(next.page, next.isAnimated, next.completion)
  }

  /// Replaces the page off the screen; its view is installed at the next appearance.
  private func replace(_ change: Turn) {
    addChild(change.new)
    current = change.new
    settle(change)
  }

  /// Sends the new page's will-appear before the old one's will-disappear (AP-34).
  ///
  /// A callback that takes the pages off the screen ends the turn.
  private func begin(_ begun: Turn, animated: Bool) {
    turn = begun
    addChild(begun.new)
    if !begun.isSwipe { current = begun.new }
    begun.coming.begin(true, animated: animated)
    if turn === begun { begun.going?.begin(false, animated: animated) }
    if turn === begun {
      join(begun.new)
      put(begun.new)
      announce(begun.new)
    }
    begun.isBusy = false
    if turn === begun, !isContentOnScreen { finish(isCutShort: true) }
  }

  /// Ends the current turn: the new page's did-appear, the old one's did-disappear.
  final func finish(isCutShort: Bool = false) {
    guard let done = turn, !done.isBusy || !isContentOnScreen, !done.isEnding else { return }
    (done.isBusy, done.isEnding) = (true, true)
    if let end = done.end { process.mainLoop.cancel(end) }
    current = done.new
    if !isCutShort { [done.coming, done.going].compactMap(\.self).reportOvertaken() }
    done.coming.end()
    if shown !== done.old { takeAway(done.old) }
    done.going?.end()
    turn = nil
    settle(done)
    if done.isSwipe { tellDidTurn(from: done.old, isCompleted: true) }
    followRequest()
  }

  /// Removes the old page from the children and completes the new one's move.
  private func settle(_ done: Turn) {
    if done.new.parent === self { done.new.didMove(toParent: self) }
    if let old = done.old, old.parent === self, old !== current {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    done.completion?()
  }

  /// Cancels a turn: the old page reappears before the new one disappears (AP-34).
  private func turnBack() {
    guard let swipe = turn, !swipe.isBusy else { return }
    (swipe.isBusy, swipe.isEnding) = (true, true)
    shown = swipe.old
    comeBack(swipe)
    let departure = Beginning.leaving(swipe.new)
    departure?.begin(false, animated: true)
    takeAway(swipe.new)
    departure?.end()
    turn = nil
    swipe.new.willMove(toParent: nil)
    swipe.new.removeFromParent()
    tellDidTurn(from: swipe.old, isCompleted: false)
    followRequest()
  }

  /// Shows the old page again, unless the pages have left the screen meanwhile.
  private func comeBack(_ swipe: Turn) {
    guard let old = swipe.old, isContentOnScreen else { return swipe.going?.end() ?? () }
    let arrival = Beginning(of: old)
    arrival.begin(true, animated: true)
    join(old)
    arrival.end()
  }
}

/// Page turns by finger, driven by the recogniser of the pages' scroll view (AP-34).
extension PageViewController {
  static func defineFingers(_ methods: MethodList<PageViewController>) {
    methods.define(.handlePagePan) { pages, pan, _ in
      if let pan = pan as? PanGestureRecognizer { pages.follow(pan) }
    }
  }

  /// Adds this controller as a target of the scroll view's recogniser.
  ///
  /// A page fills the scroll view, which recognises horizontal drags only if it may bounce.
  final func followFingers() {
    guard let content = place?.superview as? ScrollView else { return }
    content.alwaysBounceHorizontal = true
    content.panGestureRecognizer.addTarget(self, action: SelectorID(.`_handlePanGesture:`))
  }

  private func follow(_ pan: PanGestureRecognizer) {
    let way = pan.translation(in: nil).x
    switch pan.state {
    case .began:
      let direction: Direction = way < 0 ? .forward : .reverse
      fingerDirection = beginSwipe(direction) ? direction : nil
      update(by: way)
    case .changed: update(by: way)
    case .ended: decide(at: way, pan.velocity(in: nil).x)
    case .cancelled:
      if fingerDirection != nil { cancelSwipe() }
      fingerDirection = nil
    case .possible, .failed: break
    }
  }

  private func update(by way: Double) {
    if fingerDirection != nil { updateSwipe(fraction(of: way)) }
  }

  /// Finishes or cancels: a fast finger decides by its direction, a slow one by its position.
  private func decide(at way: Double, _ speed: Double) {
    guard let direction = fingerDirection else { return }
    defer { fingerDirection = nil }
    let isQuick = abs(speed) >= PanGestureRecognizer.decidingSpeed
    let turns = isQuick ? (speed < 0) == (direction == .forward) : fraction(of: way) > 0.5
    turns ? finishSwipe() : cancelSwipe()
  }

  /// Returns the finger's movement as a fraction of the page's width.
  private func fraction(of way: Double) -> Double {
    let forward = fingerDirection == .forward ? -way : way
    return min(max(0, forward / max(view.bounds.width, 1)), 1)
  }
}
