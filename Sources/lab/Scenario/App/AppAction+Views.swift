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

  /// The actions that change what is on a screen.
  static let screen: [Fields<AppAction>] = [
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
      Fields.required(
        "deleteRows", Reader<[Located<CellPath>]>.array(of: CellPath.reader.located),
        "Takes rows or items out of a list."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      Fields.optional(
        "data", Reader<Bool>.boolean, default: true,
        "Whether the data source has them no more; else the update is invalid."),
      make: { .deleteRows(DeletedRows(paths: $0, list: $1, changesData: $2)) }),
    Fields(
      Fields.required("endEditing", .nothing, "Takes the keyboard away: `{}`."),
      make: { _ in .endEditing }),
  ]
}
