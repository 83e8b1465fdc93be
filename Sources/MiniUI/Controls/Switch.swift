/// A control that is on or off: `UISwitch`.
///
/// A tap toggles it, and so does a finger that drags the knob to the other side. Only then
/// `valueChanged` is sent, before `touchUpInside` (RC-18).
open class Switch: Control {
  private var storedOn = false
  private var start = Point.zero

  /// The movement after which a finger drags the knob, in points.
  static let pullDistance = 10.0

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Switch.self, name: "UISwitch") { methods in
      methods.define(.setOn) { control, isOn, _ in control.send(.setOnAnimated)(isOn, false) }
      methods.define(.setOnAnimated) { control, isOn, _, _ in control.storedOn = isOn }
      methods.define(.beginTracking) { control, touch, event, callSuper in
        control.start = (touch as? Touch)?.location(in: control) ?? .zero
        return callSuper(touch, event)
      }
      methods.define(.endTracking) { control, touch, event, callSuper in
        callSuper(touch, event)
        control.finish(touch, event)
      }
    }
  }

  /// Makes a switch that is off, with the system's private views.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    (addPart(templates.switchPart).root as? SwitchVisualElement)?.follow(self)
  }

  /// True if the switch is on; setting it sends `setOn:` and no event (RC-18).
  public final var isOn: Bool {
    get { storedOn }
    set { send(.setOn)(newValue) }
  }

  /// Switches by code, without an event (RC-18).
  public final func setOn(_ isOn: Bool, animated: Bool) { send(.setOnAnimated)(isOn, animated) }

  override final var defeatedGestures: DefeatedGestures { [.singleTap, .horizontalDrag] }
  override final var spokenState: String? { isOn ? "1" : "0" }
  override open var intrinsicSize: Size { Size(width: 51, height: 31) }

  private func finish(_ touch: DynamicObject?, _ event: DynamicObject?) {
    guard let place = (touch as? Touch)?.location(in: self) else { return }
    let old = storedOn
    // A drag decides by its final side, so dragging back leaves the state unchanged.
    if abs(place.x - start.x) > Self.pullDistance {
      storedOn = place.x > bounds.midX
    } else if placeOfClick(touch) != nil {
      storedOn.toggle()
    }
    if storedOn != old { reportNewValue(event) }
  }
}

/// The drawing part of a switch, with a private recogniser: `UISwitchModernVisualElement`.
///
/// The private recogniser has a regular action, so a hook on `addTarget:action:` sees `_handlePan:`
/// (S3.12).
final class SwitchVisualElement: View {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(SwitchVisualElement.self, name: "UISwitchModernVisualElement") { methods in
      methods.define(.handleSwitchPan) { _, _, _ in }
      methods.define(.gestureRecognizerShouldBegin) { element, _, _ in
        (element.superview as? Switch)?.isEnabled ?? false
      }
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
