package import LabLanguage

/// A class of the app: a controller with its screen, a view, or another object.
package struct ClassDescription: Sendable {
  /// The superclass.
  package let superclass: Located<String>
  /// The title of a controller's screen.
  package let title: Located<String>?
  /// A controller's view tree; nil to inherit it.
  package let view: Located<ViewDescription>?
  /// The view in place of a controller's title; nil to inherit it.
  package let titleView: Located<ViewDescription>?
  /// A controller's other initial values: its bar buttons, its tab, its presentation style.
  package let settings: [ViewDescription.Setting]
  /// The initial child controllers, back to front.
  package let children: [Located<ChildDescription>]
  /// The methods by selector; an inherited method of the same name is overridden.
  package let methods: [Entry<[AppAction]>]
  /// The values of properties of its objects.
  package let data: [String: AppValue]
  /// True for another layout of the superclass: its objects show the superclass's name.
  package let isScene: Bool
  /// The identity in an imported file; see ``ViewTies/origin``.
  package let origin: String?

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
    .optional(
      "navigationItem.titleView", ViewDescription.reader.located,
      "A view in place of the title in the navigation bar; its actions go to the controller."),
    settings,
    .optional(
      "children", Reader<[Located<ChildDescription>]>.array(of: ChildDescription.reader.located),
      default: [], "Controllers whose views are inside this controller's view."),
    .optional(
      "methods", .entries(of: .array(of: AppAction.reader)), default: [],
      "The methods: lists of app steps by selector."),
    .optional(
      "data", AppValue.properties, default: [:],
      "Property values of its objects, for key paths: `{ product: { tags: [\"new\"] } }`."),
    .optional(
      "scene", .boolean, default: false,
      "Another layout of the superclass, whose name its controllers show at run time, as two "
        + "scenes of a storyboard share a class."),
    ViewTies.origin,
    make: {
      ClassDescription(
        superclass: $0, title: $1, view: $2, titleView: $3, settings: $4, children: $5,
        methods: $6, data: $7, isScene: $8, origin: $9)
    })

  /// The views of the screen and of its navigation bar, without those that code adds.
  package var views: [ViewDescription] {
    [view, titleView].compactMap(\.self).flatMap(\.value.tree)
  }

  /// The controllers that come with an object of the class: children, and embedded ones.
  package var childNames: [Located<String>] {
    let embedded = views.compactMap(\.ties.embedded).flatMap(\.everything)
    return children.map(\.value.className) + embedded.compactMap(\.className)
  }

  private static let settings = ViewDescription.settings(Property.ofControllers)
}

/// An initial child controller; its view lies in the parent's view.
package struct ChildDescription: Sendable {
  /// The child's class.
  package let className: Located<String>
  /// The frame of its view: x, y, width and height; nil to fill the parent's view.
  package let frame: [Double]?
  /// The app's alias in paths, which tells it from others of its class (S3.7i).
  package let pageAlias: String?

  /// The keys of a child.
  package static let reader: Reader<ChildDescription> = .object(
    Noun(one: "a child", many: "children"),
    .required("is", Reader<String>.string.located, "The child's class."),
    .optional(
      "frame", Reader<[Double]>.array(of: .number, count: 4),
      "x, y, width and height of its view; else it fills the view around it."),
    .optional(
      "pageAlias", .string,
      "The app's name for it in paths, which distinguishes it from others of its class."),
    make: { ChildDescription(className: $0, frame: $1, pageAlias: $2) })
}
