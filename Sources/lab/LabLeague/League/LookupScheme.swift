import AutoTrack

/// A rule that is one key: it matches the elements that have the same key.
package enum LookupScheme: String, CaseIterable, Sendable {
  case absolute, standard, sensors, classes, identifier, text, selector, outlet

  /// Returns the key of a rule for an element; nil if the element gives none.
  func key(of element: CorpusElement) -> String? {
    switch self {
    case .absolute: element.paths.absolute
    case .standard: element.paths.standard
    case .sensors: element.paths.sensors
    case .classes: element.paths.classes.joined(separator: "/")
    case .identifier: element.node.identifier
    case .text: element.node.content.map { path(element, [element.node.className, $0]) }
    case .selector:
      element.node.actions.isEmpty
        ? nil : path(element, [element.node.className] + element.node.actions)
    case .outlet: element.outlets.first.map { path(element, [$0]) }
    }
  }

  /// Returns the keys by which an element is found: each outlet counts.
  func keys(of element: CorpusElement) -> [String] {
    guard self == .outlet else { return key(of: element).map { [$0] } ?? [] }
    return element.outlets.map { path(element, [$0]) }
  }

  private func path(_ element: CorpusElement, _ steps: [String]) -> String {
    ([element.screen] + steps).joined(separator: "/")
  }

  /// The candidates that vote, in the order in which the first unique one is taken.
  static let ranked: [LookupScheme] = [.identifier, .outlet, .selector, .text, .standard]
}
