public import MiniUI

/// The `$element_path` of Sensors Analytics: from the root view, which has no index (SA-P01).
///
/// It climbs from responder to responder as long as they are views. The innermost step that many
/// like it share, such as a row, has `-` for its place; the others have theirs (SA-P14).
public struct SensorsPathScheme: PathScheme {
  /// `sensors`.
  public static var id: String { "sensors" }

  /// Makes the scheme.
  public init() {}

  /// The steps from the root view of the nearest controller down to the view.
  public func path(of view: View) -> String { path(along: view.elementForPath.responderChain) }

  /// The same paths, kept as long as nothing changes.
  public func cached() -> any PathScheme { SensorsPathCache(self) }

  /// The path of the first responder, a view, whose chain this is.
  func path(along chain: [Responder]) -> String {
    let views = chain.prefix { $0 is View }.compactMap { $0 as? View }
    var steps: [String] = []
    var isShared = false
    for (place, view) in views.enumerated() {
      let parent = views.indices.contains(place + 1) ? views[place + 1] : nil
      guard let step = SensorsStep(of: view, in: parent) else { continue }
      steps.append(isShared ? step.exact : step.shared ?? step.exact)
      isShared = isShared || step.shared != nil
    }
    if let alert = alert(behind: views, in: chain) { steps.append(alert) }
    return steps.reversed().joined(separator: "/")
  }

  /// An alert's own step, before those of its views (SA-P19).
  private func alert(behind views: [View], in chain: [Responder]) -> String? {
    guard views.count < chain.count, let controller = chain[views.count] as? ViewController,
      controller.class.inherits(from: "UIAlertController")
    else { return nil }
    let name = controller.class.name
    guard let siblings = controller.parent?.children else { return name }
    let index = siblings.prefix { $0 !== controller }.count { $0.class.name == name }
    return "\(name)[\(index)]"
  }
}
