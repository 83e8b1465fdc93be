import LabLanguage

/// The ties of a view to other objects of the app, and to the file that it was imported from.
package struct ViewTies: Sendable {
  package let embedded: ControllerDescription?
  package let outlets: [String]
  package let cellOutlets: [String]
  /// The identity in an imported file: ground truth, which only targets of actions name.
  package let origin: String?

  static let fields = Fields(
    Field(
      "embed", \.embedded, as: controller,
      "The class of a child controller whose view fills this one, or a container."),
    Field(
      "outlets", \.outlets, as: names, default: [],
      "The controller's instance variables that hold the view: `[\"buyButton\"]`."),
    Field(
      "cellOutlets", \.cellOutlets, as: names, default: [],
      "The instance variables of the cell around it that hold the view."),
    Field(\.origin, origin),
    make: ViewTies.init
  ).orElse(ViewTies(embedded: nil, outlets: [], cellOutlets: [], origin: nil))

  /// The key for the identity in an imported file.
  static let origin: Fields<String?> = .optional(
    "origin", .string,
    "The identity in the file that it was imported from; without effect on the app or a path.")

  private static let names = Reader<[String]>.array(of: .string)

  private static let controller = Reader<ControllerDescription>.later(
    "controller", from: [.string, .object],
    ControllerDescription.reader)
}
