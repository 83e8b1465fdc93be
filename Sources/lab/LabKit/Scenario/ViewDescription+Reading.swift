package import LabLanguage
import MiniUI

extension ViewDescription {
  /// Reads a view with its keys.
  package static let reader: Reader<ViewDescription> = .object("view", fields)

  /// Reads an array of views, on use, because views contain views.
  static let views = Reader<[Located<ViewDescription>]>.later(
    Noun(one: "an array of views", many: "arrays of views"), from: [.array],
    .array(of: reader.located))

  /// Reads a view in a step, on use.
  static let laterView = Reader<ViewDescription>.later("view", from: [.object], reader).located

  private static let fields = Fields(
    .optional(
      "is", Reader<String>.string.located,
      "The class: a system view's, or one of the app's; else `UIView`."),
    settings,
    stack,
    ListDescription.fields,
    .optional(
      "subviews", views, default: [],
      "The subviews, back to front."),
    .optional(
      "on", .entries(of: ActionDescription.reader), default: [],
      "A control's actions by event, such as `{ touchUpInside: \"didTapBuy:\" }`."),
    .optional(
      "gestures", Reader<[Located<GestureDescription>]>.array(of: gesture), default: [],
      "Its gesture recognisers, in the order in which they were added."),
    .optional(
      "data", AppValue.properties, default: [:],
      "Property values, for key paths."),
    make: {
      ViewDescription(
        className: $0, settings: $1, stack: $2, list: $3, subviews: $4, actions: $5, gestures: $6,
        data: $7)
    })

  private static let gesture = GestureDescription.reader.located

  private static let settings = settings(Property.ofViews)

  /// Declares the keys, one per property.
  static func settings(_ properties: [Property]) -> Fields<[Setting]> {
    properties.reduce(Fields<[Setting]>(make: { [] })) { others, property in
      Fields(others, setting(property), make: { $0 + [$1].compactMap(\.self) })
    }
  }

  private static func setting(_ property: Property) -> Fields<Setting?> {
    Fields(
      .optional(property.key, property.reader.located, property.meaning),
      make: { value in value.map { Setting(property: property, value: $0) } })
  }

  private static let stack = Fields(
    .optional(
      "stack", Reader<Stack.Axis>.word,
      "Lays out `subviews` in a row or a column; they need no frames."),
    .optional("spacing", .number, default: 8, "The distance between neighbours in a stack."),
    make: { axis, spacing in axis.map { Stack(axis: $0, spacing: spacing) } })
}
