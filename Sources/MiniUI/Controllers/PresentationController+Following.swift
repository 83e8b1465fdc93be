/// The finger that drags a sheet down drives its dismissal: AP-24.
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

  /// Lets a finger drag the sheet that is in a view.
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

  /// A quick finger decides by where it goes, a slow one by where it is.
  private func decide(_ pan: PanGestureRecognizer) {
    let speed = pan.velocity(in: nil).y
    let height = presentedViewController?.viewIfLoaded?.bounds.height ?? 0
    let isQuick = abs(speed) >= InteractivePop.decidingSpeed
    let goesOn = isQuick ? speed > 0 : pan.translation(in: nil).y > height / 2
    goesOn ? finishInteractiveDismissal() : cancelInteractiveDismissal()
  }
}
