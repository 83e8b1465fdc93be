/// A view that turns touches into actions: `UIControl`.
open class Control: View {
  /// A disabled control sends nothing, but it still takes the touch (RC-16).
  public final var isEnabled: Bool {
    get { !condition.contains(.disabled) }
    set {
      if runsSetter(.`setEnabled:`) { enable(newValue) } else { send(.setEnabled)(newValue) }
    }
  }
  /// Whether the control looks chosen.
  public final var isSelected: Bool {
    get { condition.contains(.selected) }
    set {
      if runsSetter(.`setSelected:`) { choose(newValue) } else { send(.setSelected)(newValue) }
    }
  }
  /// Whether the control looks pressed; a finger on it sets this.
  public final var isHighlighted: Bool {
    get { condition.contains(.highlighted) }
    set {
      if runsSetter(.`setHighlighted:`) {
        highlight(newValue)
      } else {
        send(.setHighlighted)(newValue)
      }
    }
  }
  /// Stores the state that content is chosen by; see ``ViewPresence``.
  private final var condition: ControlState = .normal
  /// Whether the finger that the control follows is on it.
  public internal(set) final var isTouchInside: Bool {
    get { isFingerInside }
    set { isFingerInside = newValue }
  }
  private final var isFingerInside = false
  /// The finger that the control follows; it takes itself back when it goes without a word.
  final var trackedTouch: Touch? {
    get { touchReference.object }
    set { touchReference.object = newValue }
  }
  private final var touchReference = BackReference<Touch>()
  final var registrations: [Registration] = []

  /// A target and action, and the events they are sent for.
  ///
  /// An object, so that a list of them is copied without touching the weak references.
  final class Registration {
    /// Not retained; `nil` in a registration that had one means that it died.
    weak let target: DynamicObject?
    /// Whether the target was given; without one, the responder chain is searched (RC-5).
    let isTargeted: Bool
    /// What the target is sent.
    let action: SelectorID
    /// When; several registrations of one pair are merged into one (RC-8).
    let events: ControlEvents

    /// Registers a target, or `nil` for the responder chain.
    init(target: DynamicObject?, action: SelectorID, events: ControlEvents) {
      self.target = target
      isTargeted = target != nil
      (self.action, self.events) = (action, events)
    }

    private init(_ other: Registration, events: ControlEvents) {
      (target, isTargeted) = (other.target, other.isTargeted)
      (action, self.events) = (other.action, events)
    }

    /// The same for other events.
    func with(_ events: ControlEvents) -> Registration { Registration(self, events: events) }
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Control.self, name: "UIControl", superclass: View.self) { methods in
      defineState(methods)
      defineTargets(methods)
      defineTracking(methods)
      defineGesturePriority(methods)
      methods.define(
        .sendControlAction,
        Body { control, action, target, event, _ in
          let application = control.withProcess { $0.application }
          application.sendAction(action, to: target, from: control, for: event as? TouchEvent)
        })
    }
  }

  /// The setters of ``state``; no other class of UIKit's overrides them.
  private static func defineState(_ methods: MethodList<Control>) {
    methods.defineSetter(.setEnabled, Body { control, isOn, _ in control.enable(isOn) })
    methods.defineSetter(.setSelected, Body { control, isOn, _ in control.choose(isOn) })
    methods.defineSetter(.setHighlighted, Body { control, isOn, _ in control.highlight(isOn) })
  }

  private func enable(_ isEnabled: Bool) {
    condition.set(.disabled, to: !isEnabled)
    if !isEnabled { loseTracking() }
    stateDidChange()
  }

  private func choose(_ isSelected: Bool) {
    condition.set(.selected, to: isSelected)
    stateDidChange()
  }

  private func highlight(_ isHighlighted: Bool) {
    guard isHighlighted != condition.contains(.highlighted) else { return }
    condition.set(.highlighted, to: isHighlighted)
    stateDidChange()
  }

  override final func part(from touch: Touch) {
    if touchReference.refers(to: touch) { touchReference.object = nil }
  }

  /// Whether the control follows a finger.
  public final var isTracking: Bool { trackedTouch != nil }

  /// The state that content is chosen by: RC-17.
  public final var state: ControlState { condition }

  /// Called when any part of ``state`` has been set.
  func stateDidChange() {}

  /// Which gestures of views around it the control keeps from beginning (GR-16).
  var defeatedGestures: DefeatedGestures { [] }

  /// The events of a finger that is lifted on the control.
  var eventsOfClick: ControlEvents { .touchUpInside }
}
