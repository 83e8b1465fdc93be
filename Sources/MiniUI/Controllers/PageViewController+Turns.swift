/// Turning pages by code and by finger: AP-34.
extension PageViewController {
  /// Shows a page; the delegate is not told, the completion runs when it is there.
  public final func setViewControllers(
    _ pages: [ViewController], direction: Direction = .forward, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    let block = completion.map { end in Block(in: process) { _ in end() } }
    send(.setPages)(ObjectList(pages, in: process), direction.rawValue, animated, block)
  }

  static func defineTurns(_ methods: MethodList<PageViewController>) {
    methods.define(
      .setPages,
      Body { pages, list, _, animated, completion, _ in
        let new = (list as? ObjectList)?.objects.first as? ViewController
        pages.show(new, animated, completion as? Block)
      })
  }

  /// Begins to turn to the neighbour that the data source names; false where there is none.
  ///
  /// Whoever follows the finger calls any number of updates, and then finish or cancel.
  @discardableResult
  public final func beginSwipe(_ direction: Direction) -> Bool {
    guard turn == nil, let current, isContentOnScreen,
      let new = neighbour(of: current, direction), new !== current
    else { return false }
    tellWillTurn(to: new)
    begin(Turn(old: current, new: new, isSwipe: true, completion: nil), animated: true)
    return true
  }

  /// Says how far the finger has come, from 0 to 1.
  public final func updateSwipe(_ fraction: Double) { turn?.fraction = fraction }

  /// Lets the page turn to its end, which takes the rest of the time.
  public final func finishSwipe() {
    guard let swipe = turn, swipe.isSwipe, swipe.end == nil else { return }
    let end = finishLater(Self.duration(of: 1 - swipe.fraction)) { [weak self] in self?.finish() }
    turn?.end = end
  }

  /// Lets the page fall back, and then both pages turn round (AP-34).
  public final func cancelSwipe() {
    guard let swipe = turn, swipe.isSwipe, swipe.end == nil else { return }
    let end = finishLater(Self.duration(of: swipe.fraction)) { [weak self] in self?.turnBack() }
    turn?.end = end
  }

  private func show(_ new: ViewController?, _ animated: Bool, _ completion: Block?) {
    finish()
    guard let new else {
      return table.raise(
        SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "The number of view controllers provided (0) doesn't match the number required "
            + "(1) for the requested transition"))
    }
    if new === current {
      completion?()
      return
    }
    let change = Turn(old: current, new: new, isSwipe: false, completion: completion)
    guard isContentOnScreen else { return replace(change) }
    begin(change, animated: animated)
    if animated {
      let end = finishLater { [weak self] in self?.finish() }
      turn?.end = end
    } else {
      finish()
    }
  }

  /// Nobody sees the pages: the new one is put into its place when somebody does.
  private func replace(_ change: Turn) {
    addChild(change.new)
    current = change.new
    settle(change)
  }

  /// The new page's will-appear comes before the old one's will-disappear (AP-34).
  private func begin(_ begun: Turn, animated: Bool) {
    turn = begun
    addChild(begun.new)
    if !begun.isSwipe { current = begun.new }
    begun.new.beginAppearanceTransition(true, animated: animated)
    begun.old?.beginAppearanceTransition(false, animated: animated)
    put(begun.new)
    announce(begun.new)
  }

  /// Ends the turn that is under way: the new page's did-appear, the old one's did-disappear.
  final func finish() {
    guard let done = turn else { return }
    if let end = done.end { process.mainLoop.cancel(end) }
    current = done.new
    done.new.endAppearanceTransition()
    takeAway(done.old)
    done.old?.endAppearanceTransition()
    turn = nil
    settle(done)
    if done.isSwipe { tellDidTurn(from: done.old, isCompleted: true) }
  }

  /// The old page is a child no more, the new one has arrived.
  private func settle(_ done: Turn) {
    done.new.didMove(toParent: self)
    done.old?.willMove(toParent: nil)
    done.old?.removeFromParent()
    done.completion?()
  }

  /// The old page is back before the new one goes (AP-34).
  private func turnBack() {
    guard let swipe = turn else { return }
    shown = swipe.old
    swipe.old?.beginAppearanceTransition(true, animated: true)
    swipe.old?.endAppearanceTransition()
    swipe.new.beginAppearanceTransition(false, animated: true)
    takeAway(swipe.new)
    swipe.new.endAppearanceTransition()
    turn = nil
    swipe.new.willMove(toParent: nil)
    swipe.new.removeFromParent()
    tellDidTurn(from: swipe.old, isCompleted: false)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int, Bool, DynamicObject?> {
  /// `-setViewControllers:direction:animated:completion:`, with an ``ObjectList`` and a ``Block``.
  @inlinable public static var setPages: Self {
    Message(.`setViewControllers:direction:animated:completion:`)
  }
}
