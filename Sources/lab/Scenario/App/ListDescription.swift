/// What a table or a collection view shows; its controller is its data source and its delegate.
package struct ListDescription: Sendable {
  /// The class of its cells; nil for UIKit's own.
  package let cell: Located<String>?
  /// What it shows, section by section.
  package let sections: [Located<Section>]

  /// Some cells, with what stands above and below them.
  package struct Section: Sendable {
    /// The text above; nil for no header.
    package let header: String?
    /// The text below; nil for no footer.
    package let footer: String?
    /// Whether the file calls them rows or items.
    package let kind: Kind
    /// The cells, in order.
    package let cells: [Cell]
  }

  /// The words for the cells of a section.
  package enum Kind: String, CaseIterable, Sendable {
    /// Those of a table.
    case rows
    /// Those of a collection view.
    case items
  }

  /// One row or item.
  package struct Cell: Sendable {
    /// The main text; nil for none.
    package let text: String?
    /// The second text; nil for none.
    package let detail: String?
    /// The accessibility identifier of the cell, as long as it shows this; nil for none.
    package let identifier: String?
    /// What lies in the content view, back to front.
    package let views: [Located<ViewDescription>]
    /// What the app puts into the properties of the cell that shows it.
    package let data: [String: AppValue]

    /// The texts that there are; an item shows them in one label, a line for each.
    package var texts: [String] { [text, detail].compactMap(\.self) }
  }

  /// Whether there is a cell at a place.
  package func contains(section: Int, row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].value.cells.indices.contains(row)
  }
}
