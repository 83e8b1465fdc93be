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
    let isAppearing: Bool
    let isAnimated: Bool
    /// Begun once more for each call in the same direction (AP-32).
    var depth = 1
    /// Whether `viewIsAppearing` has been called.
    var isAnnounced = false
    /// Whether the move of the view began it, and not a container (AP-29).
    var followsView = false
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
    if transition?.isAppearing == isAppearing {
      transition?.depth += 1
      return
    }
    if isAppearing { _ = view }
    transition = Transition(isAppearing: isAppearing, isAnimated: animated)
    appearance = isAppearing ? .appearing : .disappearing
    send(isAppearing ? .viewWillAppear : .viewWillDisappear)(animated)
    if isAppearing { contentWillAppear() }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func end() {
    guard var ending = transition else { return }
    ending.depth -= 1
    transition = ending
    guard ending.depth == 0 else { return }
    if ending.isAppearing { announceIsAppearing() }
    for child in forwardedChildren where child.transition?.isAppearing == ending.isAppearing {
      child.endAppearanceTransition()
    }
    transition = nil
    appearance = ending.isAppearing ? .appeared : .disappeared
    send(ending.isAppearing ? .viewDidAppear : .viewDidDisappear)(ending.isAnimated)
    contentDidMove(onScreen: ending.isAppearing)
  }

  /// Calls `viewIsAppearing`, once per appearance, when the view is in place (AP-2).
  final func announceIsAppearing() {
    guard let current = transition, current.isAppearing, !current.isAnnounced else { return }
    transition?.isAnnounced = true
    send(.viewIsAppearing)(current.isAnimated)
    for child in forwardedChildren { child.announceIsAppearing() }
  }

  /// The children that are told what this one is told: those whose views are in its view (AP-29).
  private var forwardedChildren: [ViewController] {
    guard !children.isEmpty, send(.forwardsAppearance)(), let own = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) == true }
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
