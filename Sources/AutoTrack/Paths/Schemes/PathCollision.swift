public import MiniUI

/// Several elements with the same path.
public struct PathCollision {
  /// The path.
  public let path: String
  /// The elements, in the order of the view tree.
  public internal(set) var views: [View]
}
