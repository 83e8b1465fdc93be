/// An unvalidated value of an app: everything that can be passed in Objective-C.
///
/// A ``Value`` is always valid. This type serves for names too, because a dictionary's key may be a
/// number (SA-E13).
public enum PropertyInput: Equatable, Sendable {
  /// `nil` or `NSNull`.
  case null
  /// Text of any length.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Any double, including NaN and infinity.
  case double(Double)
  /// A truth value.
  case bool(Bool)
  /// A point in time, in milliseconds since 1970.
  case date(milliseconds: Int)
  /// An array or a set with unvalidated elements.
  case list([PropertyInput])
  /// A nested dictionary, which is not a valid property.
  case dictionary(PropertyInputs)

  /// The text of a string; nil for all other cases.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// The unvalidated properties of an app's call, in their given order.
public struct PropertyInputs: Equatable, Sendable {
  package struct Pair: Equatable, Sendable {
    /// The name; valid only as a string.
    public let name: PropertyInput
    package let value: PropertyInput

    package init(name: PropertyInput, value: PropertyInput) {
      self.name = name
      self.value = value
    }
  }

  /// The pairs in the order of their notes; the last of a repeated name wins.
  package let pairs: [Pair]

  package init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// Creates properties from valid ones.
  package init(_ properties: Properties) {
    self.init(properties.map { Pair(name: .string($0.key), value: $0.value.input) })
  }
}

extension PropertyInputs: ExpressibleByDictionaryLiteral {
  /// Creates properties from a literal.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self.init(pairs.map { Pair(name: $0, value: $1) })
  }
}

extension PropertyInput: ExpressibleByNilLiteral {
  /// Creates a missing value.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension PropertyInput: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension PropertyInput: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral integer: Int) {
    self = .integer(integer)
  }
}

extension PropertyInput: ExpressibleByFloatLiteral {
  /// Creates a double, which may be infinite.
  public init(floatLiteral number: Double) {
    self = .double(number)
  }
}

extension PropertyInput: ExpressibleByBooleanLiteral {
  /// Creates a truth value, which is distinct from 1 and 0.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }
}

extension PropertyInput: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: PropertyInput...) {
    self = .list(elements)
  }
}

extension PropertyInput: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary.
  public init(dictionaryLiteral pairs: (PropertyInput, PropertyInput)...) {
    self = .dictionary(PropertyInputs(pairs.map { .init(name: $0, value: $1) }))
  }
}
