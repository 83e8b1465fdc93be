/// How a control stands: none of these is normal.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits, as `UIControl.State` has them.
  public let rawValue: UInt32

  /// Makes a state from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Adds a part or takes it away.
  mutating func set(_ part: ControlState, to isOn: Bool) {
    self = isOn ? union(part) : subtracting(part)
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
