/// The place of a view in its screen: the steps from its controller down to the view (S3.7a).
///
/// A path is a value. It prints as
/// `HYGHallSlideViewController[0]/UIScrollView[0]/HYGHallProductCell[0:2]` and can be parsed from
/// that text; ``classesAndDepths`` is its other text form (S3.7f).
public struct ViewPath: Hashable, Sendable {
  /// The steps from the controller to the view; never empty.
  public let steps: [Step]

  /// Creates a path from the root down; no steps are a programmer error.
  public init(_ steps: [Step]) {
    precondition(!steps.isEmpty, "a view path has at least one step")
    self.steps = steps
  }

  /// The lower-case hex MD5 of the path's text (S3.7g).
  public var viewID: String {
    MD5.hex(of: description)
  }
}
