public import MiniUI

/// Something that was put into a process and can be taken out again.
public protocol Removable {
  /// Takes it out; `false` if it was out already.
  @discardableResult
  func remove() -> Bool
}

extension Hook: Removable {}

/// A part that pages can see, and that must not be there while a server has switched the SDK off.
protocol RemotelySwitched: Removable {
  /// Takes effect from now on; the same word twice changes nothing.
  func switchOff(_ isOff: Bool)
}
