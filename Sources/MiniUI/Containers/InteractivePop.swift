/// The driver of the swipe back: the private `_UINavigationInteractiveTransition`.
///
/// It is target and delegate of the recogniser at the left edge, as in UIKit (AP-15).
final class InteractivePop: DynamicObject {
  private weak var navigation: NavigationController?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      InteractivePop.self, name: "_UINavigationInteractiveTransition",
      superclass: DynamicObject.self
    ) { methods in
      methods.define(
        .gestureRecognizerShouldBegin,
        Body { pop, _, _ in pop.navigation?.allowsInteractivePop == true })
      methods.define(
        .handleNavigationTransition,
        Body { pop, pan, _ in if let pan = pan as? PanGestureRecognizer { pop.follow(pan) } })
    }
  }

  /// Makes the recogniser for a navigation controller's view.
  func makeRecognizer(for navigation: NavigationController) -> ScreenEdgePanGestureRecognizer {
    self.navigation = navigation
    let pan = ScreenEdgePanGestureRecognizer(
      target: self, action: SelectorID(.`handleNavigationTransition:`), in: process)
    pan.edges = .left
    pan.delegate = self
    return pan
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let fraction = max(0, pan.translation(in: view).x / max(view.bounds.width, 1))
    switch pan.state {
    case .began:
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(fraction)
    case .changed: navigation.updateInteractivePop(fraction)
    case .ended: decide(fraction, pan.velocity(in: view).x)
    case .cancelled: navigation.cancelInteractivePop()
    case .possible, .failed: break
    }
  }

  /// Finishes or cancels: a fast finger decides by its direction, a slow one by its position.
  private func decide(_ fraction: Double, _ speed: Double) {
    let goesOn = abs(speed) >= PanGestureRecognizer.decidingSpeed ? speed > 0 : fraction > 0.5
    goesOn ? navigation?.finishInteractivePop() : navigation?.cancelInteractivePop()
  }
}

extension Message where S == ObjectToVoid {
  /// `-handleNavigationTransition:`, the private action of the recogniser at the left edge.
  @inlinable public static var handleNavigationTransition: Self {
    Message(.`handleNavigationTransition:`)
  }
}
