public import MiniUI

/// The article's viewPath: `Controller[0]`, then every view down to the target (S3.7).
public struct DefaultPathScheme: PathScheme {
  /// `default`.
  public static var id: String { "default" }

  /// Makes the scheme.
  public init() {}

  /// The printed path.
  public func path(of view: View) -> String { viewPath(of: view).description }

  /// The path as a value.
  ///
  /// `Controller[0]` stands for the nearest controller together with its root view; its index is
  /// always 0, because children are added in the order of visits (S3.7d). A view that belongs to no
  /// controller is rooted at the topmost view it is in.
  public func viewPath(of view: View) -> ViewPath {
    var steps: [ViewPath.Step] = []
    var current = view
    while current.controller == nil, let parent = current.superview {
      let index = current.indexAmongSameClass(in: parent)
      steps.append(step(current.class, .index(index), current.accessibilityIdentifier))
      current = parent
    }
    let root = current.controller?.class ?? current.class
    steps.append(step(root, .index(0), nil))
    return ViewPath(steps.reversed())
  }

  private func step(
    _ type: DynamicClass, _ index: ViewPath.Index, _ identifier: String?
  ) -> ViewPath.Step {
    ViewPath.Step(ViewPath.ClassName(of: type), index, identifier: identifier)
  }
}
