/// The transitions by which the screen follows the stack (AP-7 to AP-13).
extension NavigationController {
  /// Shows the top of the stack, now or after the current change.
  final func carryOut(animated: Bool) {
    guard change == nil else { return animatesNext = animated }
    guard shown !== stack.last, isContentOnScreen else { return movers.take().finish(in: self) }
    guard animated else { return carryOutLater() }
    begin(animated: true)
  }

  /// Carries out a change that waits for a layout, if it is still needed (AP-11, T159).
  final func carryOutPending() {
    guard isChangePending else { return }
    isChangePending = false
    guard change == nil else { return }
    guard shown !== stack.last, isContentOnScreen else { return movers.take().finish(in: self) }
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
    // Loading the view runs `viewDidLoad`, which may change the stack or begin another change.
    guard change == nil, stack.last === new, shown !== new, isContentOnScreen else {
      return carryOut(animated: animated)
    }
    let begun = StackChange(
      old: shown, new: new, movers: movers.take(), isAnimated: animated,
      stackBeforeSwipe: stackBeforeSwipe)
    change = begun
    mark(begun)
    guard turn(begun) else { return change === begun ? finish(isCutShort: true) : () }
    if change !== begun || begun.stackBeforeSwipe != nil { return }
    if animated {
      endTransition { self.finish() }
    } else {
      finish()
    }
  }

  /// Schedules the end of the change after a part of its duration; no touch begins meanwhile.
  final func endTransition(after part: Double = 1, _ end: @escaping () -> Void) {
    let duration = Self.duration(of: part)
    process.application.ignoreTouches(for: duration)
    let token = finishLater(duration, end)
    change?.end = token
  }

  /// Sends the old controller's will-disappear before the new one's will-appear (AP-7, AP-9).
  ///
  /// Returns false if a callback has replaced the change or taken the container off the screen.
  private func turn(_ begun: StackChange) -> Bool {
    let animated = begun.isAnimated
    begun.going?.begin(false, animated: animated)
    guard change === begun, isContentOnScreen else { return false }
    begun.coming?.begin(true, animated: animated)
    guard change === begun else { return false }
    join(begun.new)
    if let new = begun.new {
      tellWillShow(new, animated)
      guard change === begun else { return false }
      put(new)
      announce(new)
    } else {
      shown = nil
    }
    return true
  }

  /// Ends the current change: did-disappear, did-appear, did-move, did-show (AP-7 to AP-9).
  ///
  /// A change that is cut short, because the navigation controller leaves the screen, is not
  /// reported as unbalanced.
  final func finish(isCutShort: Bool = false) {
    guard let done = change, !done.isEnding else { return }
    // Guards against a second finish by the callbacks below.
    done.isEnding = true
    if let end = done.end { process.mainLoop.cancel(end) }
    if shown !== done.old { takeAway(done.old) }
    if !isCutShort { [done.going, done.coming].compactMap(\.self).reportOvertaken() }
    done.going?.end()
    done.coming?.end()
    unmark(done)
    // Cleared before the notifications, which may begin another change.
    change = nil
    done.movers.finish(in: self)
    if let new = done.new, shown === new { tellDidShow(new, done.isAnimated) }
    carryOutNext()
  }

  /// Begins the change that was requested in the meantime.
  final func carryOutNext() {
    let animated = animatesNext
    animatesNext = false
    carryOut(animated: animated)
  }

  private func mark(_ begun: StackChange) {
    begun.old?.isMovingFromParent = begun.movers.departures.contains { $0 === begun.old }
    begun.new?.isMovingToParent = begun.movers.arrivals.contains { $0 === begun.new }
  }

  /// Clears the controllers' flags of moving (AP-10).
  final func unmark(_ done: StackChange) {
    done.old?.isMovingFromParent = false
    done.new?.isMovingToParent = false
  }
}

/// A change of screens of a navigation controller, in progress.
final class StackChange {
  /// The controller that is covered, popped or replaced; `nil` if none was shown.
  let old: ViewController?
  /// The controller that is shown instead; `nil` if the stack became empty.
  let new: ViewController?
  /// The controllers to notify of their move at the end.
  let movers: Movers
  let isAnimated: Bool
  /// The stack before an interactive pop; `nil` for any other change (AP-15).
  let stackBeforeSwipe: [ViewController]?
  /// The progress of the finger, from 0 to 1.
  var fraction = 0.0
  var end: MainLoop.Token?
  /// The beginnings of the two controllers.
  var going: Beginning?
  var coming: Beginning?
  var isEnding = false

  init(
    old: ViewController?, new: ViewController?, movers: Movers, isAnimated: Bool,
    stackBeforeSwipe: [ViewController]?
  ) {
    (self.old, self.new, self.movers) = (old, new, movers)
    (self.isAnimated, self.stackBeforeSwipe) = (isAnimated, stackBeforeSwipe)
    going = Beginning.leaving(old)
    coming = new.map(Beginning.init)
  }
}

/// The controllers that entered and left a navigation stack, in the order of moving.
struct Movers {
  /// The controllers to notify with ``Message/didMoveToParent`` of their parent.
  private(set) var arrivals: [ViewController] = []
  /// The controllers to notify that they have no parent.
  private(set) var departures: [ViewController] = []

  mutating func arrive(_ controller: ViewController) {
    departures.removeAll { $0 === controller }
    arrivals.append(controller)
  }

  mutating func depart(_ controller: ViewController) {
    arrivals.removeAll { $0 === controller }
    departures.append(controller)
  }

  /// Returns these movers and clears the lists.
  mutating func take() -> Movers {
    defer { self = Movers() }
    return self
  }

  /// Notifies the controllers that are where they moved to, arrivals first (AP-8, AP-9).
  func finish(in parent: ViewController) {
    for controller in arrivals where controller.parent === parent {
      controller.didMove(toParent: parent)
    }
    for controller in departures where controller.parent == nil {
      controller.didMove(toParent: nil)
    }
  }
}
