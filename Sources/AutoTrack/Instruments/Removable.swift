public import MiniUI

/// Something that was put into a process and can be taken out again.
public protocol Removable {
  /// Takes it out; `false` if it was out already.
  @discardableResult
  func remove() -> Bool
}

extension Hook: Removable {}
