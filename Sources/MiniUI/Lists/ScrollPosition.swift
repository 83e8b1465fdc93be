/// The target position of a row when code scrolls to it.
///
/// The numbers are those of `UITableViewScrollPosition`.
public enum ScrollPosition: Int, Hashable, Sendable {
  /// The nearest position at which the row is fully visible.
  case nearest
  /// The upper edge.
  case top
  /// The middle.
  case middle
  /// The lower edge.
  case bottom
}
