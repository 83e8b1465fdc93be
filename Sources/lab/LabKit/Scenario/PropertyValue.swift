package import LabLanguage
package import MiniUI

/// A property's value by its JSON5 type.
package enum PropertyValue: Equatable, Sendable {
  /// A text; nil removes it.
  case text(String?)
  case flag(Bool)
  case number(Double)
  /// A number without a fraction.
  case integer(Int)
  /// A point, a size, or a rectangle.
  case numbers([Double])
  case texts([String])
  case instant(Instant)
  /// The buttons on one side of a navigation bar, or those of a toolbar.
  case barButtons([BarButtonDescription])
  /// The items of a navigation bar below the top one, the oldest first.
  case navigationItems([NavigationItemDescription])
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

extension PropertyValue {
  /// The buttons of bars, with the spaces between them; empty for any other value.
  package var barButtons: [BarButtonDescription] {
    switch self {
    case .barButtons(let buttons): buttons
    case .navigationItems(let items): items.flatMap { $0.left + $0.right }
    default: []
    }
  }
}

/// An item of a navigation bar that lies in a view, below the top one.
package struct NavigationItemDescription: Equatable, Sendable {
  package let title: String?
  package let backTitle: String?
  package let left: [BarButtonDescription]
  package let right: [BarButtonDescription]

  private static let buttons = Reader<[BarButtonDescription]>.array(
    of: BarButtonDescription.reader)

  static let reader: Reader<NavigationItemDescription> = .object(
    "navigation item",
    Field("title", \.title, "The text in the middle of the bar."),
    Field("backButtonTitle", \.backTitle, "The text of the back button to it; else its title."),
    Field(
      "leftBarButtonItems", \.left, as: buttons, default: [], "On the left, the outermost first."),
    Field(
      "rightBarButtonItems", \.right, as: buttons, default: [], "On the right, the outermost first."
    ),
    make: NavigationItemDescription.init)
}

/// A button of a bar: its title and its action to the controller.
package struct BarButtonDescription: Equatable, Sendable {
  /// The text on it; empty for an icon and for a view.
  package let title: String
  package let action: Located<String>?
  package let identifier: String?
  package var label: String?
  package var tag = 0
  /// The name of the image, which is not in the tree of views.
  package var image: String?
  /// The view in place of the button.
  package var view: Located<ViewDescription>?
  /// The identity in an imported file; see ``ViewTies/origin``.
  package var origin: String?
  /// The space between two buttons of a toolbar; nil for a button.
  package var space: BarButtonItem.Space?

  private static let fields = Fields(
    Field("title", \.title, default: "", "The text on it."),
    Field("action", \.action, "The selector, which the controller gets: `\"didTapEdit:\"`."),
    Field("id", \.identifier, "The accessibility identifier."),
    Field("label", \.label, "The accessibility label; else the title."),
    Field("tag", \.tag, as: .integer, default: 0, "The number for the app's use."),
    Field("image", \.image, "The name of the image of a button without a title."),
    Field(
      "view", \.view, as: ViewDescription.laterView,
      "A view in place of the button; its actions go to the controller."),
    Field(\.origin, ViewTies.origin),
    make: {
      BarButtonDescription(
        title: $0, action: $1, identifier: $2, label: $3, tag: $4, image: $5, view: $6, origin: $7)
    })

  private static let object = Reader<BarButtonDescription>.object("bar button", fields)

  package static let reader = Reader<BarButtonDescription>(
    "bar button", from: [.object], keys: object.keys, shape: object.shape
  ) { node, mistakes in
    let button = object.read(node, mistakes)
    if let button, button.title.isEmpty, (button.image ?? button.origin) == nil, button.view == nil
    {
      mistakes.record("a bar button needs the key 'title', 'image' or 'view'", at: node.range)
    }
    return button
  }

  /// Compares two buttons; views are equal if they stand in the same place.
  package static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.action == other.action && one.identifier == other.identifier
      && one.label == other.label && one.tag == other.tag && one.image == other.image
      && one.view?.range == other.view?.range && one.origin == other.origin
      && one.space == other.space
  }

  /// Reads a button of a toolbar, or a space: `"flexible"` or a width.
  static let toolbarReader: Reader<BarButtonDescription> = .either(
    reader, Reader<SpaceWord>.word.map { _ in space(.flexible) },
    Reader<Double>.number.map { space(.fixed(max(0, $0))) })

  /// Reads a tab of a bar that lies in a view.
  static let tab: Reader<BarButtonDescription> = .object(
    "tab",
    Field("title", \.title, "The text on it."),
    Field("id", \.identifier, "The accessibility identifier."),
    Field("label", \.label, "The accessibility label; else the title."),
    Field("tag", \.tag, as: .integer, default: 0, "The number for the app's use."),
    Field(\.origin, ViewTies.origin),
    make: {
      BarButtonDescription(title: $0, action: nil, identifier: $1, label: $2, tag: $3, origin: $4)
    })

  /// Reads a tab: its title, or an object with more.
  static let tabReader: Reader<BarButtonDescription> = .either(
    tab, Reader<String>.string.map { BarButtonDescription(title: $0, action: nil, identifier: nil) }
  )

  private enum SpaceWord: String, CaseIterable, Sendable {
    case flexible
  }

  private static func space(_ space: BarButtonItem.Space) -> BarButtonDescription {
    BarButtonDescription(title: "", action: nil, identifier: nil, space: space)
  }
}

/// The style of a presentation: `UIModalPresentationStyle`, by UIKit's words.
package enum PresentationStyle: String, CaseIterable, FormatValue, Sendable {
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
  /// A popover, which is a sheet on a phone.
  case popover
}
