/// Where a view is in its screen: the steps from the owning controller down to the view (S3.7a).
///
/// A path is a plain value. It prints as
/// `HYGHallSlideViewController[0]/UIScrollView[0]/HYGHallProductCell[0:2]` and reads back from that
/// text; ``classesAndDepths`` is its other text form (S3.7f).
public struct ViewPath: Hashable, Sendable {
  /// The controller first, the view last; never empty.
  public let steps: [Step]

  /// Takes the steps from the root down; a path of no steps stops the program.
  public init(_ steps: [Step]) {
    precondition(!steps.isEmpty, "a view path has at least one step")
    self.steps = steps
  }

  /// A fixed-length name of the path: lowercase hex MD5 of its text (S3.7g).
  public var viewID: String {
    MD5.hex(of: description)
  }
}
