public import MiniUI

/// The `$element_path` of Sensors Analytics: from the root view, which has no index (SA-P01).
public struct SensorsPathScheme: PathScheme {
  /// `sensors`.
  public static var id: String { "sensors" }

  /// Makes the scheme.
  public init() {}

  /// The steps from the root view of the nearest controller down to the view.
  public func path(of view: View) -> String {
    let views = view.responderChain.prefix { $0 is View }.compactMap { $0 as? View }
    let root = views.last?.class.name ?? view.class.name
    let steps = zip(views, views.dropFirst()).map { view, parent in
      "\(view.class.name)[\(view.indexAmongSameClass(in: parent))]"
    }
    return ([root] + steps.reversed()).joined(separator: "/")
  }
}
