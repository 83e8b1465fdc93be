/// The unvalidated properties of an app's call, in their given order.
public struct PropertyInputs: Equatable, Sendable {
  /// A name with its value.
  public struct Pair: Equatable, Sendable {
    /// The name; valid only as a string.
    public let name: PropertyInput
    /// The value.
    public let value: PropertyInput

    /// Creates a pair.
    public init(name: PropertyInput, value: PropertyInput) {
      self.name = name
      self.value = value
    }
  }

  /// The pairs in the order of their notes; the last of a repeated name wins.
  public let pairs: [Pair]

  /// Creates properties from pairs.
  public init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// Creates properties from valid ones.
  public init(_ properties: Properties) {
    self.init(properties.map { Pair(name: .string($0.key), value: $0.value.input) })
  }
}

extension PropertyInputs: ExpressibleByDictionaryLiteral {
  /// Creates properties from a literal.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self.init(pairs.map { Pair(name: $0, value: $1) })
  }
}
