/// A class of the app's own: a controller with its screen, a view, or anything else.
package struct ClassDescription: Sendable {
  /// The class that it inherits from.
  package let superclass: Located<String>
  /// The name of a controller's screen.
  package let title: Located<String>?
  /// A controller's view and everything in it; inherited where it is left out.
  package let view: Located<ViewDescription>?
  /// What else a controller begins with: its bar buttons, its tab, how it is presented.
  package let settings: [ViewDescription.Setting]
  /// Child controllers that it begins with, back to front.
  package let children: [Located<ChildDescription>]
  /// What it does, by selector; a method that the superclass has is overridden.
  package let methods: [Entry<[AppAction]>]
  /// What the properties of its objects hold.
  package let data: [String: AppValue]

  /// The keys of a class.
  package static let reader: Reader<ClassDescription> = .object(
    Noun(one: "a class", many: "classes"),
    .required(
      "is", Reader<String>.string.located,
      "The superclass: a class of UIKit's, or another of the app's."),
    .optional(
      "title", Reader<String>.string.located,
      "A controller's title, which names its navigation item too."),
    .optional(
      "view", ViewDescription.reader.located, "A controller's view; else its superclass's."),
    settings,
    .optional(
      "children", Reader<[Located<ChildDescription>]>.array(of: ChildDescription.reader.located),
      default: [], "Controllers whose views lie in this controller's view."),
    .optional(
      "methods", .entries(of: .array(of: AppAction.reader)), default: [],
      "What it does: lists of app steps by selector."),
    .optional(
      "data", AppValue.properties, default: [:],
      "What properties of its objects hold, for key paths: `{ product: { tags: [\"new\"] } }`."),
    make: {
      ClassDescription(
        superclass: $0, title: $1, view: $2, settings: $3, children: $4, methods: $5,
        data: $6)
    })

  private static let settings = ViewDescription.settings(Property.ofControllers)
}
