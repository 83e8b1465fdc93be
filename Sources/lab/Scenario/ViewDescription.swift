package import MiniUI

/// A view and what is in it, as a file writes it.
package struct ViewDescription: Sendable {
  /// The class; nil for `UIView`.
  package let className: Located<String>?
  /// What is set on it, in the order of ``Property``.
  package let settings: [Setting]
  /// How it lays out what is in it.
  package let stack: Stack?
  /// What is in it, back to front.
  package let subviews: [Located<ViewDescription>]
  /// What it sends, by control event.
  package let actions: [Entry<[ActionDescription]>]

  /// A property and its value.
  package struct Setting: Sendable {
    /// Which property.
    package let property: Property
    /// What it is set to.
    package let value: Located<PropertyValue>
  }

  /// The class, written or not.
  package var type: String { className?.value ?? "UIView" }

  /// What a property is set to.
  package func value(of property: Property) -> PropertyValue? {
    settings.first { $0.property == property }?.value.value
  }

  /// This view and everything in it, in the order of the tree.
  package var tree: [ViewDescription] { [self] + subviews.flatMap(\.value.tree) }
}

extension ViewDescription {
  /// A view with its keys.
  package static let reader: Reader<ViewDescription> = .object("view", fields)

  private static let views = Reader<[Located<ViewDescription>]>.later(
    Noun(one: "an array of views", many: "arrays of views"), from: [.array],
    .array(of: reader.located))

  private static let fields = Fields(
    .optional(
      "is", Reader<String>.string.located,
      "The class: a system view's, or one of the app's; else `UIView`."),
    settings,
    stack,
    .optional(
      "subviews", views, default: [],
      "What is in it, back to front."),
    .optional(
      "on", .entries(of: ActionDescription.reader), default: [],
      "What a control sends: actions by event, such as `{ touchUpInside: \"didTapBuy:\" }`."),
    make: {
      ViewDescription(className: $0, settings: $1, stack: $2, subviews: $3, actions: $4)
    })

  private static let settings = Property.ofViews.reduce(
    Fields<[Setting]>(make: { [] })
  ) { others, property in
    Fields(others, setting(property), make: { $0 + [$1].compactMap(\.self) })
  }

  private static func setting(_ property: Property) -> Fields<Setting?> {
    Fields(
      .optional(property.rawValue, property.reader.located, property.meaning),
      make: { value in value.map { Setting(property: property, value: $0) } })
  }

  private static let stack = Fields(
    .optional(
      "stack", Reader<Stack.Axis>.word,
      "Lays out `subviews` in a row or a column; they need no frames."),
    .optional("spacing", .number, default: 8, "The distance between neighbours in a stack."),
    make: { axis, spacing in axis.map { Stack(axis: $0, spacing: spacing) } })
}
