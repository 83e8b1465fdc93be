package import LabLanguage

/// A class of the app: a controller with its screen, a view, or another object.
package struct ClassDescription: Sendable {
  package let superclass: Located<String>
  package let title: Located<String>?
  package let view: Located<ViewDescription>?
  package let titleView: Located<ViewDescription>?
  /// A controller's other initial values: its bar buttons, its tab, its presentation style.
  package let settings: [ViewDescription.Setting]
  package let children: [Located<ChildDescription>]
  package let methods: [Entry<[AppAction]>]
  package let data: [String: AppValue]
  package let isScene: Bool
  /// The identity in an imported file; see ``ViewTies/origin``.
  package let origin: String?

  package static let reader: Reader<ClassDescription> = .object(
    Noun(one: "a class", many: "classes"),
    Field("is", \.superclass, "The superclass: a class of UIKit's, or another of the app's."),
    Field("title", \.title, "A controller's title, which names its navigation item too."),
    Field("view", \.view, "A controller's view; else its superclass's."),
    Field(
      "navigationItem.titleView", \.titleView,
      "A view in place of the title in the navigation bar; its actions go to the controller."),
    Field(\.settings, settings),
    Field(
      "children", \.children, default: [],
      "Controllers whose views are inside this controller's view."),
    Field(
      "methods", \.methods, as: .entries(of: .array(of: AppAction.reader)), default: [],
      "The methods: lists of app steps by selector."),
    Field(
      "data", \.data, as: AppValue.properties, default: [:],
      "Property values of its objects, for key paths: `{ product: { tags: [\"new\"] } }`."),
    Field(
      "scene", \.isScene, default: false,
      "Another layout of the superclass, whose name its controllers show at run time, as two "
        + "scenes of a storyboard share a class."),
    Field(\.origin, ViewTies.origin),
    make: ClassDescription.init)

  /// The views of the screen and of its navigation bar, without those that code adds.
  package var views: [ViewDescription] {
    ([view, titleView].compactMap(\.self) + settings.barViews).flatMap(\.value.tree)
  }

  /// The controllers that come with an object of the class: children, and embedded ones.
  package var childNames: [Located<String>] {
    let embedded = views.compactMap(\.ties.embedded).flatMap(\.everything)
    return children.map(\.value.className) + embedded.compactMap(\.className)
  }

  private static let settings = ViewDescription.settings(Property.ofControllers)
}

/// An initial child controller; its view lies in the parent's view.
package struct ChildDescription: FormatValue, Sendable {
  package let className: Located<String>
  package let frame: [Double]?
  /// The app's alias in paths, which tells it from others of its class (S3.7i).
  package let pageAlias: String?

  package static let reader: Reader<ChildDescription> = .object(
    Noun(one: "a child", many: "children"),
    Field("is", \.className, "The child's class."),
    Field(
      "frame", \.frame, as: Reader<[Double]>.array(of: .number, count: 4),
      "x, y, width and height of its view; else it fills the view around it."),
    Field(
      "pageAlias", \.pageAlias,
      "The app's name for it in paths, which distinguishes it from others of its class."),
    make: ChildDescription.init)
}
