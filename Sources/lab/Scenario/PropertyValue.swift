package import MiniUI

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
  /// The titles of segments.
  case texts([String])
  /// The date of a picker.
  case instant(Instant)
  /// The buttons on one side of a navigation bar.
  case barButtons([BarButtonDescription])
  /// How a controller is presented.
  case presentationStyle(PresentationStyle)

  static let textOrNull: Reader<PropertyValue> = .either(
    Reader<String>.string.map { .text($0) },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .text(nil) })

  static let date: Reader<PropertyValue> = Reader<Instant>.instant.map { .instant($0) }

  static func integer(atLeast least: Int) -> Reader<PropertyValue> {
    Reader<Int>.integer(atLeast: least).map { .integer($0) }
  }

  static func numbers(_ count: Int) -> Reader<PropertyValue> {
    Reader<[Double]>.array(of: .number, count: count).map { .numbers($0) }
  }
}
