public import MiniUI

/// The `$element_path` of Sensors Analytics: from the root view, which has no index (SA-P01).
public struct SensorsPathScheme: PathScheme {
  /// `sensors`.
  public static var id: String { "sensors" }

  /// Makes the scheme.
  public init() {}

  /// The steps from the root view of the nearest controller down to the view (capture.md §2.1).
  public func path(of view: View) -> String {
    var steps: [String] = []
    var current: View? = view
    while let step = current {
      let parent = step.next as? View
      steps.append(text(of: step, in: parent))
      current = parent
    }
    return steps.reversed().joined(separator: "/")
  }

  private func text(of view: View, in parent: View?) -> String {
    guard let parent else { return view.class.name }
    return "\(view.class.name)[\(view.indexAmongSameClass(in: parent))]"
  }
}
