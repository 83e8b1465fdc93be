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
  public func path(of view: View) -> String { path(leadingTo: LivingElement(view)) }

  /// The same of an element of a snapshot.
  public func path(of element: ViewTree.Element) -> String { path(leadingTo: element) }

  /// The same paths, kept as long as nothing changes.
  public func cached() -> any PathScheme { SensorsPathCache(self) }

  private func path<Element: PathElement>(leadingTo element: Element) -> String {
    let (stops, alert) = stops(leadingTo: element)
    let steps = stops.compactMap(\.text) + [alert].compactMap(\.self)
    return steps.reversed().joined(separator: "/")
  }

  /// An element on the way of a path.
  struct Stop<Element: PathElement> {
    /// The element.
    let element: Element
    /// What it is in; nil for the outermost.
    let parent: Element?
    /// What the path says of it; nil for what is no step.
    let text: String?
    /// Whether that leaves out which of many like it it is.
    let isShared: Bool
  }

  /// The elements on the way, the innermost first, and the step of an alert around them.
  func stops<Element: PathElement>(
    leadingTo element: Element
  ) -> (stops: [Stop<Element>], alert: String?) {
    var stops: [Stop<Element>] = []
    var hasShared = false
    let (chain, controller) = chain(from: element.elementForPath)
    for (place, element) in chain.enumerated() {
      let parent = chain.indices.contains(place + 1) ? chain[place + 1] : nil
      let step = SensorsStep(of: element, in: parent)
      let shared = hasShared ? nil : step?.shared
      let text = shared ?? step?.exact
      stops.append(Stop(element: element, parent: parent, text: text, isShared: shared != nil))
      hasShared = hasShared || shared != nil
    }
    return (stops, controller.flatMap(alertStep))
  }

  /// The elements up the responder chain, at most 1,000, and the controller that comes after them.
  private func chain<Element: PathElement>(
    from element: Element
  ) -> (elements: [Element], controller: PathController?) {
    var chain = [element]
    var next = element.next
    while chain.count < 1_000, case .element(let element) = next {
      chain.append(element)
      next = element.next
    }
    if case .controller(let controller) = next { return (chain, controller) }
    return (chain, nil)
  }

  /// An alert's own step, before those of its views (SA-P19).
  private func alertStep(of controller: PathController) -> String? {
    guard controller.isAlert else { return nil }
    let name = controller.className
    return controller.index.map { "\(name)[\($0)]" } ?? name
  }
}
