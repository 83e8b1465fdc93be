package import LabLanguage
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
  /// The buttons on one side of a navigation bar, or those of a toolbar.
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

/// A button of a bar: its title and its action to the controller.
package struct BarButtonDescription: Equatable, Sendable {
  /// The button's text.
  package let title: String
  /// The selector, colons included; nil for a button without an action.
  package let action: Located<String>?
  /// The accessibility identifier, for selectors.
  package let identifier: String?
  /// The space between two buttons of a toolbar; nil for a button.
  package var space: BarButtonItem.Space?

  /// The keys of a bar button.
  package static let reader: Reader<BarButtonDescription> = .object(
    "bar button",
    .required("title", .string, "The text on it."),
    .optional(
      "action", Reader<String>.string.located,
      "The selector, which the controller gets: `\"didTapEdit:\"`."),
    .optional("id", .string, "The accessibility identifier."),
    make: { BarButtonDescription(title: $0, action: $1, identifier: $2) })

  /// Reads a button of a toolbar, or a space: `"flexible"` or a width.
  static let toolbarReader: Reader<BarButtonDescription> = .either(
    reader, Reader<SpaceWord>.word.map { _ in space(.flexible) },
    Reader<Double>.number.map { space(.fixed(max(0, $0))) })

  private enum SpaceWord: String, CaseIterable, Sendable {
    case flexible
  }

  private static func space(_ space: BarButtonItem.Space) -> BarButtonDescription {
    BarButtonDescription(title: "", action: nil, identifier: nil, space: space)
  }
}

/// The style of a presentation: `UIModalPresentationStyle`, by UIKit's words.
package enum PresentationStyle: String, CaseIterable, Sendable {
  /// The system's choice, a sheet since iOS 13.
  case automatic
  /// The screen below disappears.
  case fullScreen
  /// The screen below stays in place and gets no callback.
  case pageSheet
  /// A smaller sheet, which is a page sheet on a phone.
  case formSheet
  /// A full screen over the screen below, which stays.
  case overFullScreen
}
