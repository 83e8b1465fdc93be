/// How a controller comes onto the screen and leaves it: AP-2, AP-29 and AP-32.
extension ViewController {
  /// The stages of being on the screen.
  public enum Appearance: Sendable {
    /// Not on the screen.
    case disappeared
    /// `viewWillAppear` has been called, `viewDidAppear` not yet.
    case appearing
    /// On the screen.
    case appeared
    /// `viewWillDisappear` has been called, `viewDidDisappear` not yet.
    case disappearing
  }

  /// Which way a controller is going, and how often that has been begun.
  struct Transition {
    /// Tells it from the other transitions of the controller.
    let number: Int
    let isAppearing: Bool
    let isAnimated: Bool
    /// Begun once more for each call in the same direction (AP-32).
    var depth = 1
    /// Whether `viewIsAppearing` has been called.
    var isAnnounced = false
    /// Whether the move of the view began it, and not a container (AP-29).
    var followsView = false
    /// Whether the children take part; from then on they see changes among them.
    var hasForwarded = false
    /// Whether the children's transitions are being ended.
    var isEnding = false
    /// What this transition has begun for children, and ends for them (AP-29).
    var forwarded: [Beginning] = []
    /// The same of transitions that this one has turned round.
    var overtaken: [Beginning] = []
  }

  static func defineAppearance(_ methods: MethodList<ViewController>) {
    for message: Message<BoolToVoid> in [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      methods.define(message, Body { _, _, _ in })
    }
    methods.define(
      .beginAppearanceTransition,
      Body { controller, isAppearing, animated, _ in controller.begin(isAppearing, animated) })
    methods.define(.endAppearanceTransition, Body { controller, _ in controller.end() })
    methods.define(.forwardsAppearance, Body { _, _ in true })
  }

  /// Tells the controller that it will appear or disappear, and its children with it.
  ///
  /// A second call in the same direction only counts; one in the other direction turns the
  /// controller round (AP-32). A container that swaps its children calls this and the end of it.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    send(.beginAppearanceTransition)(isAppearing, animated)
  }

  /// Tells the controller that it has appeared or disappeared, once it was ended as often as begun.
  public final func endAppearanceTransition() { send(.endAppearanceTransition)() }

  private func begin(_ isAppearing: Bool, _ animated: Bool) {
    let beginning = newestBeginning
    newestBeginning = nil
    if transition?.isAppearing != isAppearing {
      if transition?.isEnding == true { completeEnd() }
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

  /// Begins a transition, which ends one in the other direction.
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

  /// Whether the transition of this number is under way: every callback may end it or turn it.
  private func isIn(_ number: Int) -> Bool { transition?.number == number }

  /// Begins the children's transitions, and ends those of children that take part no longer.
  private func forwardBegin(_ number: Int) {
    transition?.hasForwarded = true
    let isAppearing = transition?.isAppearing == true
    for child in hasChildren ? companions : [] where isIn(number) && child.canJoin(isAppearing) {
      take(child)
    }
    while isIn(number), let left = transition?.overtaken.popLast() { left.end() }
  }

  /// Begins a child's transition as a part of this controller's, which will end it.
  final func take(_ child: ViewController) {
    guard let current = transition else { return }
    let beginning = Beginning(of: child)
    transition?.forwarded.append(beginning)
    beginning.begin(current.isAppearing, animated: current.isAnimated)
  }

  /// A child that another one is taking away does not come back with its parent.
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
    guard isIn(ending.number), transition?.depth == 0 else { return }
    transition?.isEnding = true
    transition?.forwarded.reportOvertaken()
    completeEnd()
  }

  /// Ends the children's transitions and then this one's.
  ///
  /// A child's callback may turn this controller round. What is left of its end comes before, so
  /// that it has appeared before it disappears.
  private func completeEnd() {
    guard let number = transition?.number else { return }
    while isIn(number), let next = transition?.forwarded.first {
      next.isEnding ? next.controller.completeEnd() : next.end()
      if isIn(number), transition?.forwarded.first === next { transition?.forwarded.removeFirst() }
    }
    guard let ended = transition, ended.number == number, ended.depth == 0 else { return }
    transition = nil
    appearance = ended.isAppearing ? .appeared : .disappeared
    send(ended.isAppearing ? .viewDidAppear : .viewDidDisappear)(ended.isAnimated)
    contentDidMove(onScreen: ended.isAppearing)
  }

  /// Calls `viewIsAppearing`, once per appearance, when the view is in place (AP-2).
  final func announceIsAppearing() {
    guard let current = transition, current.isAppearing, !current.isAnnounced else { return }
    transition?.isAnnounced = true
    send(.viewIsAppearing)(current.isAnimated)
    for beginning in current.forwarded where isIn(current.number) && beginning.isCurrent {
      beginning.controller.announceIsAppearing()
    }
  }

  /// The children that take part in what this one does: those whose views are in its view (AP-29).
  private var companions: [ViewController] {
    send(.forwardsAppearance)() ? candidates.filter(hasInPlace) : []
  }

  /// Whether the controller stands where it can be seen, as far as its parent goes.
  final var hasPlace: Bool {
    guard let parent else { return viewIfLoaded?.window != nil }
    guard parent.send(.forwardsAppearance)() else { return true }
    return parent.isOnScreen && parent.hasInPlace(self)
  }

  /// Whether the controller has appeared, or is on its way.
  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Writes the line that UIKit writes when begins and ends do not match.
  final func warnOfImbalance() {
    process.console.write(
      "Unbalanced calls to begin/end appearance transitions for \(bracketed).",
      from: "UIViewController")
  }
}

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-beginAppearanceTransition:animated:`.
  @inlinable public static var beginAppearanceTransition: Self {
    Message(.`beginAppearanceTransition:animated:`)
  }
}

extension Message where S == ToVoid {
  /// `-endAppearanceTransition`.
  @inlinable public static var endAppearanceTransition: Self { Message(.endAppearanceTransition) }
}

extension Message where S == ToBool {
  /// `-shouldAutomaticallyForwardAppearanceMethods`; a container that says no tells its children.
  @inlinable public static var forwardsAppearance: Self {
    Message(.shouldAutomaticallyForwardAppearanceMethods)
  }
}
