package import MiniUI

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
  ///
  /// It consists of the steps from the root view of the nearest controller down to the view.
  public func path(of element: SchemeElement) -> String {
    let (stops, alert) = stops(leadingTo: element)
    let steps = stops.compactMap(\.text) + [alert].compactMap(\.self)
    return steps.reversed().joined(separator: "/")
  }

  private struct Stop {
    let element: SchemeElement
    /// The next element of the responder chain; nil for the outermost.
    let parent: SchemeElement?
    /// The text of the step; nil for an element without a step.
    let text: String?
    /// True if the text omits the place among similar elements.
    let isShared: Bool
  }

  /// Returns the elements along the path, innermost first, and the step of an alert around them.
  private func stops(leadingTo element: SchemeElement) -> (stops: [Stop], alert: String?) {
    var stops: [Stop] = []
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
  private func chain(
    from element: SchemeElement
  ) -> (elements: [SchemeElement], controller: SchemeController?) {
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
  func alertStep(of controller: SchemeController) -> String? {
    guard controller.isAlert else { return nil }
    let name = controller.className
    return controller.index.map { "\(name)[\($0)]" } ?? name
  }

  /// Checks the syntax of the steps, but not if their classes can have them (SA-P09, SA-P14).
  public func check(_ path: String) throws(ViewPathError) {
    var scanner = ViewPath.Scanner(path)
    try scanner.sensorsStep()
    while scanner.take("/") { try scanner.sensorsStep() }
    try scanner.end(expecting: .nextStep)
  }
}

extension ViewPath.Scanner {
  /// Parses `UIView`, `UIButton[1]`, `Cell[0][-]` or `[SectionHeader][0]`.
  fileprivate mutating func sensorsStep() throws(ViewPathError) {
    if take("[SectionHeader][") || take("[SectionFooter][") {
      _ = try number()
      return try closeBracket()
    }
    _ = try className()
    for _ in 0..<2 where take("[") {
      try place()
      try closeBracket()
    }
  }

  /// Parses a number, `-` in a shared step, or `-1` without a selected segment.
  private mutating func place() throws(ViewPathError) {
    guard !take("-1"), !take("-") else { return }
    guard isAtDigit else { throw expected(.sharedIndex) }
    _ = try number()
  }

  private mutating func closeBracket() throws(ViewPathError) {
    guard take("]") else { throw expected(.closingBracket) }
  }
}

extension SensorsPathScheme {
  /// A view along a path, with the reason for its step.
  package struct ExplainedStep: Equatable, Sendable {
    /// The text of the step; nil for a view without a step.
    package let text: String?
    package let reason: Reason
  }

  package enum Reason: Equatable, Sendable {
    /// An alert, which precedes its views (SA-P19).
    case alert
    /// The outermost view, which has no index (SA-P01).
    case outermost
    /// A view with this many siblings of its class, itself included, among all subviews (SA-P10).
    case index(ofSameClass: Int, among: Int)
    /// A place in a list, written in full because an inner step is the shared one (SA-P14).
    case place
    /// The innermost step that similar views share, without its place (SA-P14).
    case shared
    /// A view that UIKit inserts between others (SA-P17).
    case between
  }

  /// Returns the steps of a view's path with their reasons, the outermost first.
  package func explainedPath(of view: View) -> [ExplainedStep] {
    let (stops, alert) = stops(leadingTo: SchemeElement(view))
    let steps = stops.map { ExplainedStep(text: $0.text, reason: reason(for: $0)) }
    let outer = alert.map { [ExplainedStep(text: $0, reason: .alert)] } ?? []
    return outer + steps.reversed()
  }

  private func reason(for stop: Stop) -> Reason {
    guard stop.text != nil else { return .between }
    if stop.isShared { return .shared }
    if stop.element.listPlace != nil { return .place }
    guard let parent = stop.parent else { return .outermost }
    let type = stop.element.type
    let siblings = parent.children
    return .index(ofSameClass: siblings.count { $0.type === type }, among: siblings.count)
  }
}
