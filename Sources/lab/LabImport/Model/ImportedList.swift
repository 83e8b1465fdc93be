/// The contents of a table or a collection view.
package struct ImportedList: Equatable, Sendable {
  package var isCollection: Bool
  /// The sections whose cells the file has: static cells, or the cells of a dump.
  package var sections: [Section] = []
  /// The templates of cells whose number only code knows.
  package var prototypes: [ImportedNode] = []
  /// The views of a list that are not cells: headers, footers, the background.
  package var supplements: [ImportedNode] = []
  /// The height of a row; nil if every cell has its own or the file does not tell.
  package var rowHeight: Double?
  /// The size of an item: width and height.
  package var itemSize: [Double]?
  /// UIKit's word for the style: `plain`, `grouped`, `insetGrouped`.
  package var style: String?

  package struct Section: Equatable, Sendable {
    package var id: ImportedID?
    /// The text above the cells.
    package var header: String?
    /// The text below the cells.
    package var footer: String?
    package var cells: [ImportedNode] = []

    package init(
      id: ImportedID? = nil, header: String? = nil, footer: String? = nil,
      cells: [ImportedNode] = []
    ) {
      (self.id, self.header, self.footer, self.cells) = (id, header, footer, cells)
    }
  }

  /// Every cell and supplementary view: supplements, the sections' cells, prototypes.
  package var nodes: [ImportedNode] { supplements + sections.flatMap(\.cells) + prototypes }
}

/// The facts of a cell; its views are the children of the node, or of its content view.
package struct ImportedCell: Equatable, Sendable {
  package var reuseIdentifier: String?
  /// UIKit's word for the style: `default`, `subtitle`, `value1`, `value2`; nil for `custom`.
  package var style: String?
  /// The text of `textLabel`, or of the content configuration.
  package var text: String?
  /// The text of `detailTextLabel`.
  package var detail: String?
  /// The name of the image in `imageView`.
  package var image: String?
  /// UIKit's word for the accessory, such as `disclosureIndicator`; nil for none.
  package var accessory: String?
  /// The ids of the labels and the image view of a styled cell, which are among its views.
  package var styledViews: [ImportedID] = []
  /// The height of the row; nil for that of the list, and for the cells of dumps.
  package var height: Double?
  /// False if a tap does not select the cell.
  package var isSelectable = true

  /// A cell without facts.
  package init() {}

  /// True if a tap on the accessory is separate from a tap on the cell.
  package var hasAccessoryButton: Bool {
    accessory == "detailDisclosureButton" || accessory == "detailButton"
  }
}
