public import MiniUI

/// A part that was installed into a process and can be removed.
public protocol Removable {
  /// Removes the part; `false` if it was removed before.
  @discardableResult
  func remove() -> Bool
}

extension Hook: Removable {}

/// A part visible to pages, which must be off while a server switches the SDK off.
protocol RemotelySwitched: Removable {
  /// Switches the part off or on; a repeated call has no effect.
  func switchOff(_ isOff: Bool)
}
