/// The private views of lists: in cells, in section views and beside rows.
struct ListTemplates: Sendable {
  /// The superview of a table cell's subviews: ``ViewTemplate/Slot/content``.
  let cell: ViewTemplate
  /// The superview of a collection cell's subviews.
  let item: ViewTemplate
  let cellLabel: ViewTemplate
  /// The delete or insert control of an edited row.
  let editControl: ViewTemplate
  /// The control by which a row is moved.
  let reorderControl: ViewTemplate
  /// The superview of a section view's subviews.
  let sectionContent: ViewTemplate
  let sectionLabel: ViewTemplate
  let swipeActions: ViewTemplate
  let swipeButton: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] {
    [
      cell, item, cellLabel, editControl, reorderControl, sectionContent, sectionLabel,
      swipeActions, swipeButton,
    ]
  }
}
