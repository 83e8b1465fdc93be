/// A view that turns touches into actions: `UIControl`.
open class Control: View {
  /// A disabled control sends nothing, but it still takes the touch (RC-16).
  public final var isEnabled = true {
    didSet {
      if !isEnabled { loseTracking() }
      stateDidChange()
    }
  }
  /// Whether the control looks chosen.
  public final var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control looks pressed; a finger on it sets this.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the finger that the control follows is on it.
  public internal(set) final var isTouchInside = false
  /// The finger that the control follows; it takes itself back when it goes without a word.
  final var trackedTouch: Touch? {
    get { touchReference.object }
    set { touchReference.object = newValue }
  }
  private final var touchReference = BackReference<Touch>()
  final var registrations: [Registration] = []

  /// A target and action, and the events they are sent for.
  struct Registration {
    /// Not retained; `nil` in a registration that had one means that it died.
    weak var target: DynamicObject?
    /// Whether the target was given; without one, the responder chain is searched (RC-5).
    let isTargeted: Bool
    /// What the target is sent.
    let action: SelectorID
    /// When; several registrations of one pair are merged into one (RC-8).
    var events: ControlEvents
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Control.self, name: "UIControl", superclass: View.self) { methods in
      defineTracking(methods)
      defineGesturePriority(methods)
      methods.define(
        .sendControlAction,
        Body { control, action, target, event, _ in
          control.process.application.sendAction(
            action, to: target, from: control, for: event as? TouchEvent)
        })
    }
  }

  /// A finger that belongs to the control is gone, also where nobody has said so.
  final func forget(_ touch: Touch) {
    if touchReference.refers(to: touch) { touchReference.object = nil }
  }

  /// Whether the control follows a finger.
  public final var isTracking: Bool { trackedTouch != nil }

  /// The state that content is chosen by: RC-17.
  public final var state: ControlState {
    var state: ControlState = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when any part of ``state`` has been set.
  func stateDidChange() {}

  /// Which gestures of views around it the control keeps from beginning (GR-16).
  var defeatedGestures: DefeatedGestures { [] }

  /// The events of a finger that is lifted on the control.
  var eventsOfClick: ControlEvents { .touchUpInside }
}
