/// Page turns by finger, driven by the recogniser of the pages' scroll view (AP-34).
extension PageViewController {
  static func defineFingers(_ methods: MethodList<PageViewController>) {
    methods.define(
      .handlePagePan,
      Body { pages, pan, _ in if let pan = pan as? PanGestureRecognizer { pages.follow(pan) } })
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

extension Message where S == ObjectToVoid {
  /// `-_handlePanGesture:`, sent by the recogniser of the pages' scroll view.
  @inlinable public static var handlePagePan: Self { Message(.`_handlePanGesture:`) }
}
