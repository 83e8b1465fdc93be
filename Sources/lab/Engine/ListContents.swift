import MiniUI

/// What a list of the app shows now; it belongs to the list, whose data source reads it.
final class ListContents {
  /// The class of its cells; nil for UIKit's own.
  let cell: String?
  /// Section by section.
  private(set) var sections: [Section]
  /// The properties that some cell of the file has values for.
  private let dataNames: Set<String>
  private var number = 0

  /// Some cells, with what stands above and below them.
  struct Section {
    /// The text above; nil for no header.
    let header: String?
    /// The text below; nil for no footer.
    let footer: String?
    /// The cells, in order.
    var cells: [Cell]
  }

  /// One row or item; the number stays the same wherever the cell moves.
  struct Cell {
    /// Counts the cells of the list as the file writes them.
    let number: Int
    /// What it shows.
    let description: ListDescription.Cell

    /// Cells that lie ready for each other: those with views of their own for none.
    var reuse: String {
      if !description.views.isEmpty { return "cell \(number)" }
      return description.detail == nil ? "cell" : "cell with detail"
    }
  }

  private static let key = AssociationKey("lab.listContents")

  init(_ description: ListDescription) {
    cell = description.cell?.value
    let written = description.sections.flatMap(\.value.cells)
    dataNames = Set(written.flatMap(\.data.keys))
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
      return Cell(number: number, description: cell)
    }
  }

  /// What the properties of a cell hold: nothing in those that only others have, as it is reused.
  func data(of cell: Cell) -> [String: AppValue?] {
    Dictionary(uniqueKeysWithValues: dataNames.map { ($0, cell.description.data[$0]) })
  }

  /// What a list shows, if it is one of the app's.
  static func of(_ list: DynamicObject?) -> ListContents? {
    list?.associated(key) as? ListContents
  }

  /// Makes this what a list shows.
  func attach(to list: ListView) { list.setAssociated(self, for: Self.key) }

  /// The cell at a place.
  func cell(at path: CellPath) -> Cell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// Forgets cells; places where there is none are left out.
  func remove(at paths: [CellPath]) {
    for path in Set(paths).sorted(by: >) where cell(at: path) != nil {
      sections[path.section].cells.remove(at: path.row)
    }
  }

  /// Takes cells in, from a place on; behind the last where there is none.
  func insert(_ cells: [ListDescription.Cell], at path: CellPath) {
    guard sections.indices.contains(path.section) else { return }
    let row = min(path.row, sections[path.section].cells.count)
    sections[path.section].cells.insert(contentsOf: numbered(cells), at: row)
  }

  /// Takes a cell out, and puts it elsewhere; one that is not there stays where it is.
  func move(from path: CellPath, to target: CellPath) {
    guard let cell = cell(at: path), sections.indices.contains(target.section) else { return }
    sections[path.section].cells.remove(at: path.row)
    let row = min(target.row, sections[target.section].cells.count)
    sections[target.section].cells.insert(cell, at: row)
  }
}
