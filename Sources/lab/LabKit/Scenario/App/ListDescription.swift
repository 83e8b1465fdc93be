package import LabLanguage

/// The contents of a table or collection view; its controller is data source and delegate.
package struct ListDescription: Sendable {
  /// The class of its cells; nil for UIKit's own.
  package let cell: Located<String>?
  /// The sections in their order.
  package let sections: [Located<Section>]

  /// A section of cells with its header and footer.
  package struct Section: Sendable {
    /// The text above the cells; nil without a header.
    package let header: String?
    /// The text below the cells; nil without a footer.
    package let footer: String?
    /// The file's word for the cells: rows or items.
    package let kind: Kind
    /// The cells in their order.
    package let cells: [Cell]
  }

  /// The words for the cells of a section.
  package enum Kind: String, CaseIterable, Sendable {
    /// The cells of a table.
    case rows
    /// The cells of a collection view.
    case items
  }

  /// A row or item.
  package struct Cell: Sendable {
    /// The main text, if any.
    package let text: String?
    /// The second text, if any.
    package let detail: String?
    /// The accessibility identifier of the cell while it shows this content, if any.
    package let identifier: String?
    /// The views in the content view, back to front.
    package let views: [Located<ViewDescription>]
    /// Values that the app sets on the cell that shows this content.
    package let data: [String: AppValue]

    /// The texts present; an item shows them in one label, one per line.
    package var texts: [String] { [text, detail].compactMap(\.self) }
  }

  /// Returns true if there is a cell at a position.
  package func contains(section: Int, row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].value.cells.indices.contains(row)
  }
}
