/// Where scrolling by code brings a row.
///
/// The numbers are those of `UITableViewScrollPosition`.
public enum ScrollPosition: Int, Hashable, Sendable {
  /// As near as it takes to be seen whole.
  case nearest
  /// To the upper edge.
  case top
  /// To the middle.
  case middle
  /// To the lower edge.
  case bottom
}
