/// The private views of lists: in cells, in section views and beside rows.
struct ListTemplates: Sendable {
  /// The superview of a table cell's subviews: ``ViewTemplate/Slot/content``.
  let cell: ViewTemplate
  /// The superview of a collection cell's subviews.
  let item: ViewTemplate
  /// A label of a table cell.
  let cellLabel: ViewTemplate
  /// The delete or insert control of an edited row.
  let editControl: ViewTemplate
  /// The control by which a row is moved.
  let reorderControl: ViewTemplate
  /// The superview of a section view's subviews.
  let sectionContent: ViewTemplate
  /// The title label of a section.
  let sectionLabel: ViewTemplate
  /// The container of a swiped row's buttons.
  let swipeActions: ViewTemplate
  /// A button of a swiped row.
  let swipeButton: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] {
    [
      cell, item, cellLabel, editControl, reorderControl, sectionContent, sectionLabel,
      swipeActions, swipeButton,
    ]
  }
}
