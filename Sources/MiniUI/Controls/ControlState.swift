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
