package import LabLanguage

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
