package import LabLanguage

/// The contents of a table or collection view; its controller is data source and delegate.
package struct ListDescription: Sendable {
  /// The class of its cells; nil for UIKit's own.
  package let cell: Located<String>?
  package let sections: [Located<Section>]
  /// The view above a table's first section; empty without one.
  package var header: [Located<ViewDescription>] = []
  /// The view below a table's last section; empty without one.
  package var footer: [Located<ViewDescription>] = []
  /// The view behind the rows; empty without one.
  package var background: [Located<ViewDescription>] = []

  /// A section of cells with its header and footer.
  package struct Section: Sendable {
    /// The text or the views above the cells; nil without a header.
    package let header: Cell?
    /// The text or the views below the cells; nil without a footer.
    package let footer: Cell?
    /// The file's word for the cells: rows or items.
    package let kind: Kind
    package let cells: [Cell]
  }

  /// The words for the cells of a section.
  package enum Kind: String, CaseIterable, Sendable {
    case rows
    /// The cells of a collection view.
    case items
  }

  package struct Cell: FormatValue, Sendable {
    package let text: String?
    package var detail: String?
    package var identifier: String?
    package var views: [Located<ViewDescription>] = []
    package var data: [String: AppValue] = [:]
    package var className: Located<String>?
    package var selection: Located<String>?
    package var accessory: Located<String>?
    package var height: Located<Double>?
    package var origin: String?

    /// The texts present; an item shows them in one label, one per line.
    package var texts: [String] { [text, detail].compactMap(\.self) }
  }

  /// Returns true if there is a cell at a position.
  package func contains(section: Int, row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].value.cells.indices.contains(row)
  }

  /// The background, the header, the footer, and the views of the sections and their cells.
  var views: [Located<ViewDescription>] { background + partViews }

  /// The views that have a frame in a list: all but the background.
  var partViews: [Located<ViewDescription>] {
    header + footer + sections.flatMap { $0.value.parts.flatMap(\.views) }
  }

  /// The keys that only lists have; the value is nil if a view has none of them.
  static let fields = Fields(
    Fields.optional(
      "cell", Reader<String>.string.located,
      "The class of a list's cells; else UIKit's own."),
    Fields.optional(
      "sections", Reader<[Located<Section>]>.array(of: Section.reader.located),
      "The sections of a table or a collection view; its controller is data source and delegate."),
    Fields.optional(
      "header", ViewDescription.laterView, "The view above a table's first section."),
    Fields.optional(
      "footer", ViewDescription.laterView, "The view below a table's last section."),
    Fields.optional(
      "background", ViewDescription.laterView,
      "The view behind the cells of a list, as large as the list."),
    make: { cell, sections, header, footer, background -> ListDescription? in
      let views = [header, footer, background]
      guard cell != nil || sections != nil || views.contains(where: { $0 != nil }) else {
        return nil
      }
      return ListDescription(
        cell: cell, sections: sections ?? [], header: [header].compactMap(\.self),
        footer: [footer].compactMap(\.self), background: [background].compactMap(\.self))
    }
  ).orElse(nil)
}

extension ListDescription.Section {
  var parts: [ListDescription.Cell] { cells + [header, footer].compactMap(\.self) }

  package static let reader: Reader<ListDescription.Section> = .object(
    "section",
    Fields.optional(
      "header", ListDescription.Cell.reader,
      "The text above it; in a collection view, also an object with `is`, `height` and `views`."),
    Fields.optional("footer", ListDescription.Cell.reader, "The text below it, likewise."),
    Fields.oneOf(
      cells("rows", .rows, "The rows of a table, in order: texts, or objects for more."),
      cells("items", .items, "The items of a collection view, likewise.")),
    make: { header, footer, cells in
      ListDescription.Section(header: header, footer: footer, kind: cells.kind, cells: cells.cells)
    })

  private struct Cells: Sendable {
    let kind: ListDescription.Kind
    let cells: [ListDescription.Cell]
  }

  private static func cells(
    _ key: String, _ kind: ListDescription.Kind, _ meaning: String
  ) -> Fields<Cells> {
    Fields(
      Fields.required(
        key, ListDescription.Cell.cells, meaning),
      make: { Cells(kind: kind, cells: $0) })
  }
}

extension ListDescription.Cell {
  /// Reads a text, or an object for more.
  package static let reader = Reader<ListDescription.Cell>(
    "cell", from: [.string, .object], keys: long.keys, shape: .either([short.shape, long.shape])
  ) { node, mistakes in
    node.kind == .string ? short.read(node, mistakes) : long.read(node, mistakes)
  }

  private static let short = Reader<String>.string.map {
    ListDescription.Cell(text: $0)
  }

  private static let long: Reader<ListDescription.Cell> = .object(
    "cell",
    Field("text", \.text, "The main text."),
    Field("detail", \.detail, "The second text."),
    Field("id", \.identifier, "The accessibility identifier."),
    Field(
      "views", \.views, as: ViewDescription.views, default: [],
      "The content view's subviews, back to front."),
    Field(
      "data", \.data, as: AppValue.properties, default: [:],
      "Property values of the cell, for key paths."),
    Field("is", \.className, "The cell's class; else the list's `cell`."),
    Field(
      "select", \.selection,
      "The controller's method that a selection of the cell runs: `\"showDetail:\"`."),
    Field(
      "accessory", \.accessory,
      "The controller's method that a tap on the row's detail button runs; it adds the button."),
    Field("height", \.height, "The height of the row; else the table's `rowHeight`."),
    Field(\.origin, ViewTies.origin),
    make: ListDescription.Cell.init)

  package static let cells = Reader<[ListDescription.Cell]>.array(of: reader)
}
