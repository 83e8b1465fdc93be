/// A query for an element of a ``ViewTree``: `"#buy"`, `".UIButton"`, `"Buy"`, or its path.
public enum ElementQuery: Hashable, Sendable {
  /// The element with this accessibility identifier.
  case identifier(String)
  /// The element of exactly this class, named with its module.
  case className(String)
  /// The outermost element with this text, such as a button rather than its label.
  case text(String)
  /// The element with this path in the default scheme.
  case path(String)
}

/// The error of a query that matches no element of a tree, or several.
public struct ElementNotFound: Error, Hashable, Sendable, CustomStringConvertible {
  /// The query.
  public let query: ElementQuery
  /// The number of matches.
  public let count: Int
  /// The matches, or else the elements with an identifier or a text; at most eight and a count.
  package let candidates: [String]

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

extension ElementQuery: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a query: `#` begins an identifier, `.` a class; other texts match texts.
  public init(stringLiteral text: String) {
    self =
      switch text.first {
      case "#": .identifier(String(text.dropFirst()))
      case ".": .className(String(text.dropFirst()))
      default: .text(text)
      }
  }

  /// The query as it is written; a text is quoted.
  public var description: String {
    switch self {
    case .identifier(let name): "#\(name)"
    case .className(let name): ".\(name)"
    case .text(let text): "\"\(text)\""
    case .path(let path): path
    }
  }
}

extension ViewTree {
  /// Returns the only match of a query; throws unless it is the only one.
  public func element(_ query: ElementQuery) throws(ElementNotFound) -> Element {
    let found = elements(query)
    guard let element = found.first, found.count == 1 else {
      throw ElementNotFound(query, found.isEmpty ? elements : found, count: found.count)
    }
    return element
  }

  /// Returns the matches of a query; of nested matches by text, only the outermost.
  public func elements(_ query: ElementQuery) -> [Element] {
    let matching = matches(of: query)
    guard case .text = query else { return matching }
    let ids = Set(matching.map(\.id))
    return matching.filter { !$0.lineUp.dropFirst().contains { ids.contains($0.id) } }
  }

  private func matches(of query: ElementQuery) -> [Element] {
    switch query {
    case .identifier(let name): elements { $0.identifier == name }
    case .className(let name): elements { $0.type.name == name }
    case .text(let text): elements { $0.text == text }
    case .path(let path): paths().filter { $0.location.path == path }.map(\.element)
    }
  }
}
