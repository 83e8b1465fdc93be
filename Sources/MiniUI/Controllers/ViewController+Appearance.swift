/// The appearance transitions of controllers (AP-2, AP-29, AP-32).
extension ViewController {
  /// The stages of appearance.
  public enum Appearance: Sendable {
    /// Not on the screen.
    case disappeared
    /// Between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// On the screen.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  struct Transition {
    /// The number of the transition, unique within the controller.
    let number: Int
    let isAppearing: Bool
    let isAnimated: Bool
    /// The number of begins in this direction that still have to be ended (AP-32).
    var depth = 1
    /// True once `viewIsAppearing` has been called.
    var isAnnounced = false
    /// True if a move of the view began it, and not a container (AP-29).
    var followsView = false
    /// True once the children take part; from then on changes among them are visible.
    var hasForwarded = false
    /// True while the children's transitions are being ended.
    var isEnding = false
    /// The children's transitions begun by this one, which also ends them (AP-29).
    var forwarded: [Beginning] = []
    /// The children's transitions begun by transitions that this one has reversed.
    var overtaken: [Beginning] = []
  }

  static func defineAppearance(_ methods: MethodList<ViewController>) {
    for message: Message<BoolToVoid> in [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      methods.define(message) { _, _, _ in }
    }
    methods.define(.beginAppearanceTransition) { controller, isAppearing, animated, _ in
      controller.begin(isAppearing, animated)
    }
    methods.define(.endAppearanceTransition) { controller, _ in controller.end() }
    methods.define(.forwardsAppearance) { _, _ in true }
  }

  /// Announces that the controller and its children will appear or disappear.
  ///
  /// A second call in the same direction only counts; a call in the other direction reverses the
  /// controller (AP-32). A container that exchanges its children calls this and
  /// ``endAppearanceTransition()``.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    send(.beginAppearanceTransition)(isAppearing, animated)
  }

  /// Completes an appearance or disappearance, after as many ends as begins.
  public final func endAppearanceTransition() { send(.endAppearanceTransition)() }

  private func begin(_ isAppearing: Bool, _ animated: Bool) {
    let beginning = newestBeginning
    // Only the first call belongs to the beginning; calls from callbacks are the app's own.
    newestBeginning = nil
    if transition?.isAppearing != isAppearing {
      // A reversal during the end completes the end, so that did-appear precedes will-disappear.
      if transition?.isEnding == true { completeEnd() }
      // `viewDidLoad` must precede `viewWillAppear`.
      if isAppearing { _ = view }
    }
    if beginning?.isVoid == true { return }
    if let current = transition, current.isAppearing == isAppearing {
      transition?.depth += 1
      beginning?.note(current.number)
    } else {
      turn(isAppearing, animated, beginning)
    }
  }

  /// Begins a transition, replacing one in the other direction.
  private func turn(_ isAppearing: Bool, _ animated: Bool, _ beginning: Beginning?) {
    let old = transition
    transitionCount += 1
    let number = transitionCount
    var new = Transition(number: number, isAppearing: isAppearing, isAnimated: animated)
    if let old { new.overtaken = old.overtaken + old.forwarded }
    transition = new
    appearance = isAppearing ? .appearing : .disappearing
    beginning?.note(number)
    send(isAppearing ? .viewWillAppear : .viewWillDisappear)(animated)
    if isAppearing, isIn(number) { contentWillAppear() }
    if isIn(number) { forwardBegin(number) }
  }

  /// True if the numbered transition is in progress; every callback may end or reverse it.
  private func isIn(_ number: Int) -> Bool { transition?.number == number }

  /// Begins the children's transitions, and ends those of children that no longer take part.
  private func forwardBegin(_ number: Int) {
    transition?.hasForwarded = true
    let isAppearing = transition?.isAppearing == true
    for child in hasChildren ? companions : [] where isIn(number) && child.canJoin(isAppearing) {
      take(child)
    }
    // Children of reversed transitions that did not join this one still need their end.
    while isIn(number), let left = transition?.overtaken.popLast() { left.end() }
  }

  /// Begins a child's transition as a part of this controller's, which will end it.
  final func take(_ child: ViewController) {
    guard let current = transition else { return }
    let beginning = Beginning(of: child)
    transition?.forwarded.append(beginning)
    beginning.begin(current.isAppearing, animated: current.isAnimated)
  }

  /// True if a child takes part in its parent's transition.
  ///
  /// A child that another change is removing does not reappear with its parent.
  private func canJoin(_ isAppearing: Bool) -> Bool {
    switch appearance {
    case .disappeared: isAppearing
    case .appeared, .appearing: !isAppearing
    case .disappearing:
      isAppearing
        && parent?.transition?.overtaken.contains { $0.controller === self && $0.isCurrent } == true
    }
  }

  private func end() {
    guard transition != nil else { return warnOfImbalance() }
    transition?.depth -= 1
    guard let ending = transition, ending.depth == 0 else { return }
    if ending.isAppearing { announceIsAppearing() }
    // `viewIsAppearing` may have reversed the controller or begun the transition again.
    guard isIn(ending.number), transition?.depth == 0 else { return }
    transition?.isEnding = true
    transition?.forwarded.reportOvertaken()
    completeEnd()
  }

  /// Ends the children's transitions and then this one's.
  ///
  /// A child's callback may reverse this controller. The rest of the end then runs first, so that
  /// the controller has appeared before it disappears.
  private func completeEnd() {
    guard let number = transition?.number else { return }
    while isIn(number), let next = transition?.forwarded.first {
      next.isEnding ? next.controller.completeEnd() : next.end()
      // A callback may have removed it, or replaced the transition.
      if isIn(number), transition?.forwarded.first === next { transition?.forwarded.removeFirst() }
    }
    guard let ended = transition, ended.number == number, ended.depth == 0 else { return }
    transition = nil
    appearance = ended.isAppearing ? .appeared : .disappeared
    send(ended.isAppearing ? .viewDidAppear : .viewDidDisappear)(ended.isAnimated)
    contentDidMove(onScreen: ended.isAppearing)
  }

  /// Sends `viewIsAppearing` once per appearance, after the view was installed (AP-2).
  final func announceIsAppearing() {
    guard let current = transition, current.isAppearing, !current.isAnnounced else { return }
    transition?.isAnnounced = true
    send(.viewIsAppearing)(current.isAnimated)
    for beginning in current.forwarded where isIn(current.number) && beginning.isCurrent {
      beginning.controller.announceIsAppearing()
    }
  }

  /// The children that take part in this transition: their views are in this view (AP-29).
  private var companions: [ViewController] {
    send(.forwardsAppearance)() ? candidates.filter(hasInPlace) : []
  }

  /// True if the controller's place allows it to be visible.
  final var hasPlace: Bool {
    guard let parent else { return viewIfLoaded?.window != nil }
    guard parent.send(.forwardsAppearance)() else { return true }
    return parent.isOnScreen && parent.hasInPlace(self)
  }

  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Prints UIKit's warning about unbalanced begins and ends.
  final func warnOfImbalance() {
    process.console.write(
      "Unbalanced calls to begin/end appearance transitions for \(bracketed).",
      from: "UIViewController")
  }
}
