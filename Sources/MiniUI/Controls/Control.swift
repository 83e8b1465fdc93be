/// A view that converts touches to actions: `UIControl`.
open class Control: View {
  /// False for a disabled control, which sends no events but still takes touches (RC-16).
  public final var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set {
      if runsSetter(.`setEnabled:`) { enable(newValue) } else { send(.setEnabled)(newValue) }
    }
  }
  /// True if the control is in the selected state.
  public final var isSelected: Bool {
    get { state.contains(.selected) }
    set {
      if runsSetter(.`setSelected:`) { choose(newValue) } else { send(.setSelected)(newValue) }
    }
  }
  /// True if the control looks pressed; set by touches.
  public final var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set {
      if runsSetter(.`setHighlighted:`) {
        highlight(newValue)
      } else {
        send(.setHighlighted)(newValue)
      }
    }
  }
  /// True while the followed finger is inside the control.
  @safe @exclusivity(unchecked) public internal(set) final var isTouchInside = false
  /// The followed touch; cleared when the touch is freed without an end.
  final var trackedTouch: Touch? {
    get { touchReference.object }
    set { touchReference.object = newValue }
  }
  private final var touchReference = BackReference<Touch>()
  final var registrations: [Registration] = []

  /// A target, an action and their events.
  ///
  /// It is a class, so that a list is copied without touching the weak references.
  final class Registration {
    /// The target, unretained; `nil` if it was freed or never given.
    weak let target: DynamicObject?
    /// True if a target was given; otherwise the responder chain is searched (RC-5).
    let isTargeted: Bool
    let action: SelectorID
    /// The events; registrations of one pair are merged (RC-8).
    let events: ControlEvents

    /// Makes a registration of a target, or of the responder chain for `nil`.
    init(target: DynamicObject?, action: SelectorID, events: ControlEvents) {
      self.target = target
      isTargeted = target != nil
      (self.action, self.events) = (action, events)
    }

    private init(_ other: Registration, events: ControlEvents) {
      (target, isTargeted) = (other.target, other.isTargeted)
      (action, self.events) = (other.action, events)
    }

    func with(_ events: ControlEvents) -> Registration { Registration(self, events: events) }
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Control.self, name: "UIControl") { methods in
      defineState(methods)
      defineTargets(methods)
      defineTracking(methods)
      defineGesturePriority(methods)
      methods.define(.sendControlAction) { control, action, target, event, _ in
        let application = control.withProcess { $0.application }
        application.sendAction(action, to: target, from: control, for: event as? TouchEvent)
      }
    }
  }

  /// Defines the setters of ``state``; no other UIKit class overrides them.
  private static func defineState(_ methods: MethodList<Control>) {
    methods.defineSetter(.setEnabled, Body { control, isOn, _ in control.enable(isOn) })
    methods.defineSetter(.setSelected, Body { control, isOn, _ in control.choose(isOn) })
    methods.defineSetter(.setHighlighted, Body { control, isOn, _ in control.highlight(isOn) })
  }

  private func enable(_ isEnabled: Bool) {
    state.set(.disabled, to: !isEnabled)
    if !isEnabled { loseTracking() }
    stateDidChange()
  }

  private func choose(_ isSelected: Bool) {
    state.set(.selected, to: isSelected)
    stateDidChange()
  }

  private func highlight(_ isHighlighted: Bool) {
    guard isHighlighted != state.contains(.highlighted) else { return }
    state.set(.highlighted, to: isHighlighted)
    stateDidChange()
  }

  override final func part(from touch: Touch) {
    if touchReference.refers(to: touch) { touchReference.object = nil }
  }

  /// True while the control follows a touch.
  public final var isTracking: Bool { trackedTouch != nil }

  /// The state that titles, images and colours depend on (RC-17).
  @safe @exclusivity(unchecked) public private(set) final var state: ControlState = .normal

  override final var isControl: Bool { true }

  /// Called after a part of ``state`` was set.
  func stateDidChange() {}

  /// The gestures of enclosing views that the control prevents (GR-16).
  var defeatedGestures: DefeatedGestures { [] }

  /// The events of a finger lifted on the control.
  var eventsOfClick: ControlEvents { .touchUpInside }
}

/// The events of controls, with UIKit's values.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits, as `UIControl.Event` has them.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A finger came down on the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger came down again within the interval of a multiple tap.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The finger moved inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The finger moved outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The finger moved into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The finger moved out of the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The finger was lifted inside the control: a click.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The finger was lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touch was cancelled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed the value.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The control's primary action was triggered.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A menu is about to be shown.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// The user began to edit.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The user changed the text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Editing ended with the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// Every touch event.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// Every editing event.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// Every event.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The single events by UIKit's names.
  public static let named: [(name: String, event: ControlEvents)] = [
    ("touchDown", touchDown), ("touchDownRepeat", touchDownRepeat),
    ("touchDragInside", touchDragInside), ("touchDragOutside", touchDragOutside),
    ("touchDragEnter", touchDragEnter), ("touchDragExit", touchDragExit),
    ("touchUpInside", touchUpInside), ("touchUpOutside", touchUpOutside),
    ("touchCancel", touchCancel), ("valueChanged", valueChanged),
    ("primaryActionTriggered", primaryActionTriggered),
    ("menuActionTriggered", menuActionTriggered), ("editingDidBegin", editingDidBegin),
    ("editingChanged", editingChanged), ("editingDidEnd", editingDidEnd),
    ("editingDidEndOnExit", editingDidEndOnExit),
  ]
}

/// The states of a control; the empty set is normal.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits, as `UIControl.State` has them.
  public let rawValue: UInt32

  /// Makes a state from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  mutating func set(_ part: ControlState, to isOn: Bool) {
    self = isOn ? union(part) : subtracting(part)
  }

  /// The state without any part.
  public static let normal: ControlState = []
  /// A finger is on the control.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// The control is disabled.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// The control is selected.
  public static let selected = ControlState(rawValue: 1 << 2)
}

extension Control {
  /// Adds the system's private views, which fill the control; the control keeps the touches.
  final func addPart(_ template: ViewTemplate) -> BuiltTemplate {
    let part = template.build(in: process)
    part.root.isUserInteractionEnabled = false
    part.root.fillsSuperview = true
    addSubview(part.root)
    return part
  }

  final var templates: ControlTemplates { process.device.system.controls }
}
