/// A controller that another begins with: its view lies in the other's view.
package struct ChildDescription: Sendable {
  /// The child's class.
  package let className: Located<String>
  /// Where its view lies: x, y, width and height; nil where it fills the view around it.
  package let frame: [Double]?

  /// The keys of a child.
  package static let reader: Reader<ChildDescription> = .object(
    Noun(one: "a child", many: "children"),
    .required("is", Reader<String>.string.located, "The child's class."),
    .optional(
      "frame", Reader<[Double]>.array(of: .number, count: 4),
      "x, y, width and height of its view; else it fills the view around it."),
    make: { ChildDescription(className: $0, frame: $1) })
}
