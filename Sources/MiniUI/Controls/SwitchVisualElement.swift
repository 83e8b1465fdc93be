/// The drawing part of a switch, with a recogniser of its own: `UISwitchModernVisualElement`.
///
/// The private recogniser has a regular action, so a hook on `addTarget:action:` sees `_handlePan:`
/// (S3.12).
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

  /// Adds a pan recogniser that begins only while the switch is enabled.
  ///
  /// It cancels and delays no touches, so the switch still receives them.
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
  /// `-[UISwitchModernVisualElement _handlePan:]`; it does nothing, as the switch handles touches.
  static var handleSwitchPan: Self { Message(.`_handlePan:`) }
}
