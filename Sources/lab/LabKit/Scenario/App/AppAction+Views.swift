package import LabLanguage
package import MiniUI

extension AppAction {
  /// A view that code adds to another.
  package struct AddedView: Sendable {
    /// The new view with its subviews.
    package let view: Located<ViewDescription>
    /// The parent; nil for the object itself or its view.
    package let parent: Located<ElementSelector>?
    /// The position among the subviews; nil for the front.
    package let index: Int?
  }

  /// Cells deleted from a list and its data.
  package struct DeletedRows: Sendable {
    /// The paths of the cells.
    package let paths: [Located<CellPath>]
    /// The table or collection view.
    package let list: Located<ElementSelector>
    /// True if the data source deletes them first; otherwise the list finds inconsistent counts.
    package let changesData: Bool
  }

  /// Cells inserted into a list and its data.
  package struct InsertedRows: Sendable {
    /// The contents of the cells.
    package let cells: [ListDescription.Cell]
    /// The path of the first new cell.
    package let path: Located<CellPath>
    /// The table or collection view.
    package let list: Located<ElementSelector>
  }

  /// A cell moved within its list.
  package struct MovedRow: Sendable {
    /// The path before.
    package let path: Located<CellPath>
    /// The path after, counted without the cell.
    package let target: Located<CellPath>
    /// The table or collection view.
    package let list: Located<ElementSelector>
    /// False for a row that a finger has moved, of which the list knows already (TV-16).
    package let tellsList: Bool
  }

  /// The actions that change the contents of a screen.
  static let screen: [Fields<AppAction>] = views + rows

  private static let rows: [Fields<AppAction>] = [
    Fields(
      Fields.required(
        "insertRows", ListDescription.Cell.cells, "Inserts rows or items into a list."),
      Fields.required("at", CellPath.reader.located, "The place of the first of them."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      make: { .insertRows(InsertedRows(cells: $0, path: $1, list: $2)) }),
    Fields(
      Fields.required(
        "moveRow", CellPath.reader.located, "Moves a row or an item within a list."),
      Fields.required("to", CellPath.reader.located, "The new place."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      Fields.optional(
        "told", Reader<Bool>.boolean, default: true,
        "Notifies the list; not needed for a row that a finger has moved."),
      make: { .moveRow(MovedRow(path: $0, target: $1, list: $2, tellsList: $3)) }),
    Fields(
      Fields.required(
        "deleteRows", Reader<[Located<CellPath>]>.array(of: CellPath.reader.located),
        "Removes rows or items from a list."),
      Fields.required("in", ElementSelector.reader.located, "The list."),
      Fields.optional(
        "data", Reader<Bool>.boolean, default: true,
        "Removes them from the data source too; else the update is invalid."),
      make: { .deleteRows(DeletedRows(paths: $0, list: $1, changesData: $2)) }),
  ]

  private static let views: [Fields<AppAction>] = [
    Fields(
      Fields.required(
        "reload", ElementSelector.reader.located,
        "Reloads a list's sections and cells."),
      make: { .reload($0) }),
    Fields(
      Fields.required(
        "addView", ViewDescription.laterView, "Adds a new view to the object's view."),
      Fields.optional(
        "into", ElementSelector.reader.located, "The element that it is added to instead."),
      Fields.optional(
        "at", Reader<Int>.integer(atLeast: 0),
        "Its place among the views there, from 0 at the back; else in front."),
      make: { .addView(AddedView(view: $0, parent: $1, index: $2)) }),
    Fields(
      Fields.required(
        "removeView", ElementSelector.reader.located, "Removes a view from its parent."),
      make: { .removeView($0) }),
    Fields(
      Fields.required("endEditing", .nothing, "Dismisses the keyboard: `{}`."),
      make: { _ in .endEditing }),
  ]

  /// A page that code loads into a web view.
  package struct PageLoad: Sendable {
    /// The page's address.
    package let address: String
    /// The web view.
    package let view: Located<ElementSelector>
  }

  /// An app's decision on a navigation of one of its web views.
  package enum Decision: String, CaseIterable, Sendable {
    /// Continues the navigation.
    case allow
    /// Cancels the navigation.
    case cancel
    /// Asks the tracker: the navigations that it handles are cancelled, all others continue.
    case askTracker
  }

  /// The actions around web views and React Native.
  static let web: [Fields<AppAction>] = [
    Fields(
      Fields.required("load", Reader<String>.string, "Loads an address into a web view."),
      Fields.required("in", ElementSelector.reader.located, "The web view."),
      make: { .load(PageLoad(address: $0, view: $1)) }),
    Fields(
      Fields.required(
        "decide", Reader<Decision>.word,
        "In `webView:decidePolicyForNavigationAction:decisionHandler:`: calls the handler."),
      make: { .decide($0) }),
    Fields(
      Fields.required(
        "reactTouch", ElementSelector.reader.located,
        "React Native's JavaScript handles a touch on an element, which has its `tag`."),
      make: { .reactTouch($0) }),
  ]
}
