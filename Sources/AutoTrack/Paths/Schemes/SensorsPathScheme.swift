public import MiniUI

/// The `$element_path` of Sensors Analytics, from the root view, which has no index (SA-P01).
///
/// The path follows the responder chain while responders are views. The innermost step that similar
/// views share, such as a row, has `-` as its place; the others have their places (SA-P14).
public struct SensorsPathScheme: PathScheme {
  /// `sensors`.
  public var name: String { "sensors" }

  /// Creates the scheme.
  public init() {}

  /// Returns the path of an element as text.
  public func path(of element: SchemeElement) -> String {
    switch element.storage {
    case .live(let view): path(of: view)
    case .snapshot(let element): path(of: element)
    }
  }

  /// Returns the steps from the root view of the nearest controller down to the view.
  public func path(of view: View) -> String { path(leadingTo: LivingElement(view)) }

  /// Returns the path of a snapshot's element.
  public func path(of element: ViewTree.Element) -> String { path(leadingTo: element) }

  private func path<Element: PathElement>(leadingTo element: Element) -> String {
    let (stops, alert) = stops(leadingTo: element)
    let steps = stops.compactMap(\.text) + [alert].compactMap(\.self)
    return steps.reversed().joined(separator: "/")
  }

  /// An element along a path.
  struct Stop<Element: PathElement> {
    let element: Element
    /// The next element of the responder chain; nil for the outermost.
    let parent: Element?
    /// The text of the step; nil for an element without a step.
    let text: String?
    /// True if the text omits the place among similar elements.
    let isShared: Bool
  }

  /// Returns the elements along the path, innermost first, and the step of an alert around them.
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

  /// Returns up to 1,000 elements of the responder chain, and the controller after them.
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

  /// Returns the step of an alert; nil for other controllers (SA-P19).
  private func alertStep(of controller: PathController) -> String? {
    guard controller.isAlert else { return nil }
    let name = controller.className
    return controller.index.map { "\(name)[\($0)]" } ?? name
  }
}
