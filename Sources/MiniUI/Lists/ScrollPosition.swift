/// Where scrolling by code brings a row.
public enum ScrollPosition: Hashable, Sendable {
  /// As near as it takes to be seen whole.
  case nearest
  /// To the upper edge.
  case top
  /// To the middle.
  case middle
  /// To the lower edge.
  case bottom
}
