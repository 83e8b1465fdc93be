/// The private views that lists put into their cells, their section views and their rows.
struct ListTemplates: Sendable {
  /// What a table cell's subviews go into: ``ViewTemplate/Slot/content``.
  let cell: ViewTemplate
  /// What a collection cell's subviews go into.
  let item: ViewTemplate
  /// Shows the main and the second text of a cell.
  let cellLabel: ViewTemplate
  /// What a finger begins to delete a row with, while the table is edited.
  let editControl: ViewTemplate
  /// What a finger moves a row by.
  let reorderControl: ViewTemplate
  /// What the subviews of a section's header or footer go into.
  let sectionContent: ViewTemplate
  /// Shows the title of a section.
  let sectionLabel: ViewTemplate
  /// Holds the buttons of a row that was swiped.
  let swipeActions: ViewTemplate
  /// One of these buttons.
  let swipeButton: ViewTemplate

  /// Every template, for the declaration of its class.
  var all: [ViewTemplate] {
    [
      cell, item, cellLabel, editControl, reorderControl, sectionContent, sectionLabel,
      swipeActions, swipeButton,
    ]
  }
}
