/// What a switch is drawn with, and what follows a finger on it: `UISwitchModernVisualElement`.
///
/// Its private recogniser has an action like any app's, so that whoever hooks
/// `addTarget:action:` sees `_handlePan:` (S3.12).
final class SwitchVisualElement: View {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      SwitchVisualElement.self, name: "UISwitchModernVisualElement", superclass: View.self
    ) { methods in
      methods.define(.handleSwitchPan, Body { _, _, _ in })
      methods.define(
        .gestureRecognizerShouldBegin,
        Body { element, _, _ in (element.superview as? Switch)?.isEnabled ?? false })
    }
  }

  /// Follows the fingers on a switch that is enabled; the switch goes on seeing them itself.
  func follow(_ control: Switch) {
    let pan = PanGestureRecognizer(
      target: self, action: SelectorID(.`_handlePan:`), in: control.process)
    pan.cancelsTouchesInView = false
    pan.delaysTouchesEnded = false
    pan.delegate = self
    control.addGestureRecognizer(pan)
  }
}

extension Message where S == ObjectToVoid {
  /// `-[UISwitchModernVisualElement _handlePan:]`, for which the switch's own tracking stands here.
  static var handleSwitchPan: Self { Message(.`_handlePan:`) }
}
