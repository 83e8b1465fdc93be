import LabLanguage
package import MiniUI

/// A property's value by its JSON5 type.
package enum PropertyValue: Equatable, Sendable {
  /// A text; nil removes it.
  case text(String?)
  /// A Boolean.
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
  /// The style of a presentation.
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
