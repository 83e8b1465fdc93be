/// What stands in front of a request or an answer: names in any case, in their order.
public struct TransportHeaders: Equatable, Sendable {
  /// A name and what it says.
  public struct Header: Equatable, Sendable {
    /// The name as it was written.
    public let name: String
    /// What it says.
    public let value: String
  }

  /// In the order in which they were written.
  public private(set) var all: [Header] = []

  /// What the first header of that name says, in whatever case either is written.
  public subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }?.value
  }
}

extension TransportHeaders: ExpressibleByDictionaryLiteral {
  /// Names and values in their order.
  public init(dictionaryLiteral pairs: (String, String)...) { self.init(pairs) }

  /// The same of a list.
  public init(_ pairs: [(String, String)]) {
    all = pairs.map { Header(name: $0, value: $1) }
  }
}
