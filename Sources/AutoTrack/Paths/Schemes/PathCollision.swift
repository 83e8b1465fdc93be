public import MiniUI

/// Several elements that one path stands for.
public struct PathCollision {
  /// The path.
  public let path: String
  /// The elements, in the order of the view tree.
  public internal(set) var views: [View]
}
