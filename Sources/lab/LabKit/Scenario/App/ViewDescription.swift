package import LabLanguage
package import MiniUI

/// A view with its subviews, as written in a file.
package struct ViewDescription: FormatValue, Sendable {
  package let className: Located<String>?
  /// The properties, in the order of ``Property``.
  package let settings: [Setting]
  /// The layout of its subviews, if it is a stack.
  package let stack: Stack?
  /// The contents of a list; nil for another view or an empty list.
  package let list: ListDescription?
  package let subviews: [Located<ViewDescription>]
  package let actions: [Entry<[ActionDescription]>]
  package let gestures: [Located<GestureDescription>]
  package let data: [String: AppValue]
  /// The ties to other objects and to an imported file.
  package let ties: ViewTies

  package struct Setting: Sendable {
    package let property: Property
    package let value: Located<PropertyValue>
  }

  /// The class name, explicit or `UIView`.
  package var type: String { className?.value ?? "UIView" }

  /// Returns the value of a property, if it is set.
  package func value(of property: Property) -> PropertyValue? {
    settings.first { $0.property == property }?.value.value
  }

  /// This view and its descendants, in the order of the tree.
  ///
  /// A list's header and footer come after the subviews, then the views in its cells, row by row,
  /// and those in the headers and footers of its sections.
  package var tree: [ViewDescription] {
    var tree: [ViewDescription] = []
    collect(into: &tree)
    return tree
  }

  /// True if it is a list with contents, or a view inside it is.
  var showsLists: Bool {
    list != nil || (subviews + settings.barViews).contains(where: \.value.showsLists)
  }

  // Descriptions are large, so none is copied at each level above it.
  private func collect(into tree: inout [ViewDescription]) {
    tree.append(self)
    for view in subviews { view.value.collect(into: &tree) }
    for view in list?.views ?? [] { view.value.collect(into: &tree) }
    for view in settings.barViews { view.value.collect(into: &tree) }
  }

  package static let reader: Reader<ViewDescription> = .object("view", fields)

  /// Reads an array of views, on use, because views contain views.
  static let views = Reader<[Located<ViewDescription>]>.later(
    Noun(one: "an array of views", many: "arrays of views"), from: [.array],
    .array(of: reader.located))

  /// Reads a view in a step, on use.
  static let laterView = Reader<ViewDescription>.later("view", from: [.object], reader).located

  private static let fields = Fields(
    Field("is", \.className, "The class: a system view's, or one of the app's; else `UIView`."),
    Field(\.settings, settings),
    Field(\.stack, stack),
    Field(\.list, ListDescription.fields),
    Field("subviews", \.subviews, as: views, default: [], "The subviews, back to front."),
    Field(
      "on", \.actions, as: .entries(of: ActionDescription.reader), default: [],
      "A control's actions by event, such as `{ touchUpInside: \"didTapBuy:\" }`."),
    Field(
      "gestures", \.gestures, as: Reader<[Located<GestureDescription>]>.array(of: gesture),
      default: [], "Its gesture recognisers, in the order in which they were added."),
    Field("data", \.data, as: AppValue.properties, default: [:], "Property values, for key paths."),
    Field(\.ties, ViewTies.fields),
    make: ViewDescription.init)

  private static let gesture = GestureDescription.reader.located

  private static let settings = settings(Property.ofViews)

  /// Declares the keys, one per property.
  static func settings(_ properties: [Property]) -> Fields<[Setting]> {
    .list(
      properties.map { property in
        Fields<Located<PropertyValue>?>
          .optional(property.key, property.reader.located, property.meaning)
          .map { value in value.map { Setting(property: property, value: $0) } }
      })
  }

  private static let stack = Fields(
    .optional(
      "stack", Reader<Stack.Axis>.word,
      "Lays out `subviews` in a row or a column; they need no frames."),
    .optional("spacing", .number, default: 8, "The distance between neighbours in a stack."),
    make: { axis, spacing in axis.map { Stack(axis: $0, spacing: spacing) } }
  ).orElse(nil)
}

extension [ViewDescription.Setting] {
  /// The views in place of the buttons of bars.
  var barViews: [Located<ViewDescription>] {
    flatMap(\.value.value.barButtons).compactMap(\.view)
  }
}
