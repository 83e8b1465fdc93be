/// A view that turns touches into actions: `UIControl`.
open class Control: View {
  /// A disabled control sends nothing, but it still takes the touch (RC-16).
  public final var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control looks chosen.
  public final var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on the control.
  public internal(set) final var isHighlighted = false { didSet { stateDidChange() } }
  /// Whether the control follows a finger.
  public internal(set) final var isTracking = false
  final var registrations: [Registration] = []

  /// A target and action, and the events they are sent for.
  struct Registration {
    /// Not retained; `nil` in a registration that had one means that it died.
    weak var target: DynamicObject?
    /// Whether the target was given; without one, the responder chain is searched (RC-5).
    let isTargeted: Bool
    let action: SelectorID
    var events: ControlEvents
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(Control.self, name: "UIControl", superclass: View.self) { methods in
      defineTracking(methods)
      methods.define(
        .sendControlAction,
        Body { control, action, target, event, _ in
          _ = control.process.application.sendAction(
            action, to: target, from: control, for: event as? TouchEvent)
        })
    }
  }

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

  /// The events of a finger that is lifted on the control.
  var eventsOfClick: ControlEvents { .touchUpInside }
}

/// How a control stands: none of these is normal.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits, as `UIControl.State` has them.
  public let rawValue: UInt32

  /// Makes a state from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No other state.
  public static let normal: ControlState = []
  /// A finger is on it.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// It cannot be used now.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// It is chosen.
  public static let selected = ControlState(rawValue: 1 << 2)
}
