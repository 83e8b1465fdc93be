package import MiniUI

extension AppAction {
  /// A view that code puts into another.
  package struct AddedView: Sendable {
    /// The new view with everything in it.
    package let view: Located<ViewDescription>
    /// What it goes into; nil for the view of the object, or the object itself.
    package let parent: Located<ElementSelector>?
    /// Below how many of the views that are there; nil for the front.
    package let index: Int?
  }

  /// Cells that leave a list, and its data with them.
  package struct DeletedRows: Sendable {
    /// Where the cells are.
    package let paths: [Located<CellPath>]
    /// The table or collection view.
    package let list: Located<ElementSelector>
    /// Whether the data source forgets them first; else the list finds that the numbers are wrong.
    package let changesData: Bool
  }

  /// Cells that come into a list, and into its data.
  package struct InsertedRows: Sendable {
    /// What they show.
    package let cells: [ListDescription.Cell]
    /// Where the first of them comes to be.
    package let path: Located<CellPath>
    /// The table or collection view.
    package let list: Located<ElementSelector>
  }

  /// A cell that goes elsewhere in its list.
  package struct MovedRow: Sendable {
    /// Where it is.
    package let path: Located<CellPath>
    /// Where it will be, once it is taken out.
    package let target: Located<CellPath>
    /// The table or collection view.
    package let list: Located<ElementSelector>
    /// Whether the list is told; it knows of a row that a finger has moved (TV-16).
    package let tellsList: Bool
  }

  /// The actions that change what is on a screen.
  static let screen: [Fields<AppAction>] = views + rows

  private static let rows: [Fields<AppAction>] = [
    Fields(
      Fields.required(
        "insertRows", ListDescription.Cell.cells, "Puts rows or items into a list."),
      Fields.required("at", CellPath.reader.located, "Where the first of them comes to be."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      make: { .insertRows(InsertedRows(cells: $0, path: $1, list: $2)) }),
    Fields(
      Fields.required(
        "moveRow", CellPath.reader.located, "Moves a row or an item within a list."),
      Fields.required("to", CellPath.reader.located, "Where it is then."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      Fields.optional(
        "told", Reader<Bool>.boolean, default: true,
        "Whether the list is told; it knows of a row that a finger has moved."),
      make: { .moveRow(MovedRow(path: $0, target: $1, list: $2, tellsList: $3)) }),
    Fields(
      Fields.required(
        "deleteRows", Reader<[Located<CellPath>]>.array(of: CellPath.reader.located),
        "Takes rows or items out of a list."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      Fields.optional(
        "data", Reader<Bool>.boolean, default: true,
        "Whether the data source has them no more; else the update is invalid."),
      make: { .deleteRows(DeletedRows(paths: $0, list: $1, changesData: $2)) }),
  ]

  private static let views: [Fields<AppAction>] = [
    Fields(
      Fields.required(
        "reload", ElementSelector.reader.located,
        "Tells a list to ask for its sections and cells again."),
      make: { .reload($0) }),
    Fields(
      Fields.required(
        "addView", ViewDescription.laterView, "Puts a new view into the object's view."),
      Fields.optional(
        "into", ElementSelector.reader.located, "The element that it goes into instead."),
      Fields.optional(
        "at", Reader<Int>.integer(atLeast: 0),
        "Its place among the views there, from 0 at the back; else in front."),
      make: { .addView(AddedView(view: $0, parent: $1, index: $2)) }),
    Fields(
      Fields.required(
        "removeView", ElementSelector.reader.located, "Takes a view out of its parent."),
      make: { .removeView($0) }),
    Fields(
      Fields.required("endEditing", .nothing, "Takes the keyboard away: `{}`."),
      make: { _ in .endEditing }),
  ]
}
