/// The error of a query that matches no element of a tree, or several.
public struct ElementNotFound: Error, Hashable, Sendable, CustomStringConvertible {
  /// The query.
  public let query: ElementQuery
  /// The number of matches.
  public let count: Int
  /// The matches, or else the elements with an identifier or a text; at most eight and a count.
  public let candidates: [String]

  init(_ query: ElementQuery, _ elements: [ViewTree.Element], count: Int) {
    self.query = query
    self.count = count
    let named = elements.filter { $0.accessibilityIdentifier != nil || $0.text != nil }
    let listed = count == 0 ? named.map(\.description) : elements.map(Self.located)
    candidates = Array(listed.prefix(Self.mostCandidates)) + Self.rest(of: listed)
  }

  /// The matches and the remedy.
  public var description: String {
    count == 0
      ? "no element matches \(query); choose from: \(list)"
      : "\(query) matches \(count) elements; choose one by .path(…): \(list)"
  }

  private var list: String {
    candidates.isEmpty
      ? "(no element has an identifier or a text)" : candidates.joined(separator: ", ")
  }

  private static let mostCandidates = 8

  private static func rest(of listed: [String]) -> [String] {
    listed.count > mostCandidates ? ["and \(listed.count - mostCandidates) more"] : []
  }

  private static func located(_ element: ViewTree.Element) -> String {
    DefaultPathScheme().path(of: element)
  }
}
