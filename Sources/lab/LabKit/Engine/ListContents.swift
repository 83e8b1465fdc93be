import LabLanguage
package import MiniUI

/// The present contents of a list of the app, attached to the list and read by its data source.
package final class ListContents {
  /// The class of its cells; nil for UIKit's own.
  let cell: String?
  package private(set) var sections: [Section]
  /// The properties for which some cell of the file has data.
  private let dataNames: Set<String>
  /// The origins that several cells have.
  private let prototypes: Set<String>
  private var number = 0

  /// A section of cells with its header and footer.
  package struct Section {
    /// The text or the views above; nil without a header.
    let header: ListDescription.Cell?
    /// The text or the views below; nil without a footer.
    let footer: ListDescription.Cell?
    package var cells: [Cell]
  }

  /// A row or item; its number stays when it moves.
  package struct Cell {
    /// The position of the cell among the list's cells, in the order of their creation.
    let number: Int
    package let description: ListDescription.Cell
    /// True if the list has several cells of one origin, as a prototype cell has.
    let isOfPrototype: Bool

    /// The reuse identifier, which the files of the app do not have.
    var reuse: String {
      if isOwn { return "cell \(number)" }
      return description.detail == nil ? "cell" : "cell with detail"
    }

    /// Cells with their own views are not shared, so they are like static cells.
    var readableReuse: ReusableView.ReadableReuse { isOwn && !isOfPrototype ? .none : .reuse }

    private var isOwn: Bool { !description.views.isEmpty || description.className != nil }
  }

  private static let key = AssociationKey("lab.listContents")

  init(_ description: ListDescription) {
    cell = description.cell?.value
    let written = description.sections.flatMap(\.value.cells)
    dataNames = Set(written.flatMap(\.data.keys))
    let counts = Dictionary(written.compactMap(\.origin).map { ($0, 1) }, uniquingKeysWith: +)
    prototypes = Set(counts.filter { $0.value > 1 }.keys)
    sections = description.sections.map(\.value).map { section in
      Section(header: section.header, footer: section.footer, cells: [])
    }
    for (index, section) in description.sections.enumerated() {
      sections[index].cells = numbered(section.value.cells)
    }
  }

  private func numbered(_ cells: [ListDescription.Cell]) -> [Cell] {
    cells.map { cell in
      number += 1
      return Cell(
        number: number, description: cell,
        isOfPrototype: cell.origin.map(prototypes.contains) ?? false)
    }
  }

  /// Returns the cell's data; names that only other cells have are nil, because cells are reused.
  func data(of cell: Cell) -> [String: AppValue?] {
    Dictionary(uniqueKeysWithValues: dataNames.map { ($0, cell.description.data[$0]) })
  }

  /// Returns the contents of a list; nil for other objects.
  package static func of(_ list: DynamicObject?) -> ListContents? {
    list?.associated(key) as? ListContents
  }

  func attach(to list: ListView) { list.setAssociated(self, for: Self.key) }

  /// Returns the cell at a position, if any.
  package func cell(at path: CellPath) -> Cell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// Removes cells; ignores positions without one.
  func remove(at paths: [CellPath]) {
    // From the end, so that the remaining positions stay valid.
    for path in Set(paths).sorted(by: >) where cell(at: path) != nil {
      sections[path.section].cells.remove(at: path.row)
    }
  }

  /// Inserts cells at a position, or at the end of a shorter section.
  func insert(_ cells: [ListDescription.Cell], at path: CellPath) {
    guard sections.indices.contains(path.section) else { return }
    let row = min(path.row, sections[path.section].cells.count)
    sections[path.section].cells.insert(contentsOf: numbered(cells), at: row)
  }

  /// Moves a cell; does nothing without one.
  func move(from path: CellPath, to target: CellPath) {
    guard let cell = cell(at: path), sections.indices.contains(target.section) else { return }
    sections[path.section].cells.remove(at: path.row)
    let row = min(target.row, sections[target.section].cells.count)
    sections[target.section].cells.insert(cell, at: row)
  }
}

/// The common interface of tables and collections.
extension ListView {
  /// The number of rows in each section.
  package var counts: [Int] {
    (0..<numberOfSections).map { section in
      switch self {
      case let table as TableView: table.numberOfRows(inSection: section)
      case let items as CollectionView: items.numberOfItems(inSection: section)
      default: 0
      }
    }
  }

  /// Returns true if there is a row at a position.
  func has(_ place: CellPath) -> Bool {
    counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.row)
  }

  /// The positions of the visible rows, in order.
  package var visiblePaths: [CellPath] {
    let paths: [CellPath] =
      switch self {
      case let table as TableView: table.indexPathsForVisibleRows
      case let items as CollectionView: items.indexPathsForVisibleItems
      default: []
      }
    return paths.sorted()
  }
}
