/// What a property is set to, by the type that JSON5 gives it.
package enum PropertyValue: Equatable, Sendable {
  /// A text; nil takes the text away.
  case text(String?)
  /// Yes or no.
  case flag(Bool)
  /// Any number.
  case number(Double)
  /// A number without a fraction.
  case integer(Int)
  /// A point, a size, or a rectangle.
  case numbers([Double])

  static let textOrNull: Reader<PropertyValue> = .either(
    Reader<String>.string.map { .text($0) },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .text(nil) })

  static func numbers(_ count: Int) -> Reader<PropertyValue> {
    Reader<[Double]>.array(of: .number, count: count).map { .numbers($0) }
  }
}
