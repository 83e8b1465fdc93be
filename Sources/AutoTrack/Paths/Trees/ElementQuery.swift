/// Names an element of a ``ViewTree``: `"#buy"`, `".UIButton"` or `"Buy"`, or by its path.
public enum ElementQuery: Hashable, Sendable {
  /// The element of that accessibility identifier.
  case identifier(String)
  /// The element of exactly that class, named with its module.
  case className(String)
  /// The element with that text; of a button and the label in it, the button.
  case text(String)
  /// The element of that path in the default scheme.
  case path(String)
}

extension ElementQuery: ExpressibleByStringLiteral, CustomStringConvertible {
  /// `#` begins an identifier, `.` a class; anything else is a text.
  public init(stringLiteral text: String) {
    self =
      switch text.first {
      case "#": .identifier(String(text.dropFirst()))
      case ".": .className(String(text.dropFirst()))
      default: .text(text)
      }
  }

  /// What the query is written as; a text in quotes.
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
  /// The one element that a query names; throws where there is none, or more than one.
  public func element(_ query: ElementQuery) throws(ElementNotFound) -> Element {
    let found = elements(query)
    guard let element = found.first, found.count == 1 else {
      throw ElementNotFound(query, found.isEmpty ? elements : found, count: found.count)
    }
    return element
  }

  /// The elements that a query names, outermost only of those that are in one another.
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
