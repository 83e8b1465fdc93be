import LabLanguage

/// The ties of a view to other objects of the app, and to the file that it was imported from.
package struct ViewTies: Sendable {
  /// The controller whose view fills this one, as an embed segue of a storyboard makes it.
  package let embedded: ControllerDescription?
  /// The instance variables of the controller that hold the view.
  package let outlets: [String]
  /// The instance variables of the cell around the view that hold it.
  package let cellOutlets: [String]
  /// The identity in an imported file: ground truth for comparisons, which no running code reads.
  package let origin: String?

  /// The keys of a view about its ties.
  static let fields = Fields(
    Fields.optional(
      "embed", controller,
      "The class of a child controller whose view fills this one, or a container."),
    Fields.optional(
      "outlets", names, default: [],
      "The controller's instance variables that hold the view: `[\"buyButton\"]`."),
    Fields.optional(
      "cellOutlets", names, default: [],
      "The instance variables of the cell around it that hold the view."),
    origin,
    make: { ViewTies(embedded: $0, outlets: $1, cellOutlets: $2, origin: $3) }
  ).orElse(ViewTies(embedded: nil, outlets: [], cellOutlets: [], origin: nil))

  /// The key for the identity in an imported file.
  static let origin: Fields<String?> = .optional(
    "origin", .string,
    "The identity in the file that it was imported from; without effect on the app or a path.")

  private static let names = Reader<[String]>.array(of: .string)

  private static let controller = Reader<ControllerDescription>.later(
    Noun(one: "a controller", many: "controllers"), from: [.string, .object],
    ControllerDescription.reader)
}
