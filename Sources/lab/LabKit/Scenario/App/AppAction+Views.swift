package import LabLanguage
package import MiniUI

extension AppAction {
  package struct AddedView: Sendable {
    package let view: Located<ViewDescription>
    package let parent: Located<ElementSelector>?
    package let index: Int?
  }

  /// Cells deleted from a list and its data.
  package struct DeletedRows: Sendable {
    package let paths: [Located<CellPath>]
    package let list: Located<ElementSelector>
    package let changesData: Bool
  }

  /// Cells inserted into a list and its data.
  package struct InsertedRows: Sendable {
    package let cells: [ListDescription.Cell]
    package let path: Located<CellPath>
    package let list: Located<ElementSelector>
  }

  /// A cell moved within its list.
  package struct MovedRow: Sendable {
    package let path: Located<CellPath>
    package let target: Located<CellPath>
    package let list: Located<ElementSelector>
    /// False for a row that a finger has moved, of which the list knows already (TV-16).
    package let tellsList: Bool
  }

  static let screen: [Fields<AppAction>] = views + rows

  private static let rows: [Fields<AppAction>] = [
    Fields(
      Field(
        "insertRows", \.cells, as: ListDescription.Cell.cells,
        "Inserts rows or items into a list."),
      Field("at", \.path, "The place of the first of them."),
      Field("in", \.list, "The list."),
      make: InsertedRows.init, in: AppAction.insertRows),
    Fields(
      Field("moveRow", \.path, "Moves a row or an item within a list."),
      Field("to", \.target, "The new place."),
      Field("in", \.list, "The list."),
      Field(
        "told", \.tellsList, default: true,
        "Notifies the list; not needed for a row that a finger has moved."),
      make: MovedRow.init, in: AppAction.moveRow),
    Fields(
      Field("deleteRows", \.paths, "Removes rows or items from a list."),
      Field("in", \.list, "The list."),
      Field(
        "data", \.changesData, default: true,
        "Removes them from the data source too; else the update is invalid."),
      make: DeletedRows.init, in: AppAction.deleteRows),
  ]

  private static let views: [Fields<AppAction>] = [
    .variant("reload", AppAction.reload, "Reloads a list's sections and cells."),
    Fields(
      Field(
        "addView", \.view, as: ViewDescription.laterView, "Adds a new view to the object's view."),
      Field("into", \.parent, "The element that it is added to instead."),
      Field(
        "at", \.index, as: Reader<Int>.integer(atLeast: 0),
        "Its place among the views there, from 0 at the back; else in front."),
      make: AddedView.init, in: AppAction.addView),
    .variant("removeView", AppAction.removeView, "Removes a view from its parent."),
    Fields(
      Fields.required("endEditing", .nothing, "Dismisses the keyboard: `{}`."),
      make: { _ in .endEditing }),
  ]

  /// A page that code loads into a web view.
  package struct PageLoad: Sendable {
    package let address: Located<String>
    package let view: Located<ElementSelector>
  }

  /// An app's decision on a navigation of one of its web views.
  package enum Decision: String, CaseIterable, FormatValue, Sendable {
    case allow
    case cancel
    /// Asks the tracker: the navigations that it handles are cancelled, all others continue.
    case askTracker
  }

  /// The actions around web views and React Native.
  static let web: [Fields<AppAction>] = [
    Fields(
      Field("load", \.address, "Loads an address into a web view."),
      Field("in", \.view, "The web view."),
      make: PageLoad.init, in: AppAction.load),
    .variant(
      "decide", AppAction.decide,
      "In `webView:decidePolicyForNavigationAction:decisionHandler:`: calls the handler."),
    .variant(
      "reactTouch", AppAction.reactTouch,
      "React Native's JavaScript handles a touch on an element, which has its `tag`."),
  ]
}
