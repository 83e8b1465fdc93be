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
