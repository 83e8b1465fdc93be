/// The finger that drags a sheet down and so dismisses it (AP-24).
extension PresentationController {
  static func defineFollowing(_ methods: MethodList<PresentationController>) {
    methods.define(
      .gestureRecognizerShouldBegin,
      Body { controller, pan, _ in
        guard let pan = pan as? PanGestureRecognizer else { return false }
        let movement = pan.translation(in: nil)
        return controller.isAtRest && movement.y > abs(movement.x)
      })
    methods.define(
      .handlePan,
      Body { controller, pan, _ in
        if let pan = pan as? PanGestureRecognizer { controller.follow(pan) }
      })
  }

  /// Adds the recogniser for drags of a sheet to its container view.
  final func addPan(to view: View) {
    let pan = PanGestureRecognizer(
      target: self, action: SelectorID(.`handlePan:`), in: process)
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginInteractiveDismissal()
    case .ended: decide(pan)
    case .cancelled: cancelInteractiveDismissal()
    case .possible, .changed, .failed: break
    }
  }

  /// Finishes or cancels: a fast finger decides by its direction, a slow one by its position.
  private func decide(_ pan: PanGestureRecognizer) {
    let speed = pan.velocity(in: nil).y
    let height = presentedViewController?.viewIfLoaded?.bounds.height ?? 0
    let isQuick = abs(speed) >= PanGestureRecognizer.decidingSpeed
    let goesOn = isQuick ? speed > 0 : pan.translation(in: nil).y > height / 2
    goesOn ? finishInteractiveDismissal() : cancelInteractiveDismissal()
  }
}
