/// The properties that an app hands over with a call, unchecked and in their given order.
public struct PropertyInputs: Equatable, Sendable {
  /// A name with its value.
  public struct Pair: Equatable, Sendable {
    /// Should be a string, and may be anything.
    public let name: PropertyInput
    /// Whatever the app found to be worth telling.
    public let value: PropertyInput

    /// Takes both as they are.
    public init(name: PropertyInput, value: PropertyInput) {
      self.name = name
      self.value = value
    }
  }

  /// In the order in which notes about them will come; the last of a repeated name wins.
  public let pairs: [Pair]

  /// Takes any pairs.
  public init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// What is known to be valid as far as values go.
  public init(_ properties: Properties) {
    self.init(properties.map { Pair(name: .string($0.key), value: $0.value.input) })
  }
}

extension PropertyInputs: ExpressibleByDictionaryLiteral {
  /// Names and values are taken as they are written.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self.init(pairs.map { Pair(name: $0, value: $1) })
  }
}
