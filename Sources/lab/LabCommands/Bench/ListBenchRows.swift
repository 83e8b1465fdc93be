import MiniUI

/// The data source and delegate of the table.
final class ListBenchRows: DynamicObject {
  var count = 0
  /// The number of selections reported by the table.
  var selections = 0
  let census = CellCensus()

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ListBenchRows.self, superclass: DynamicObject.self) { methods in
      methods.define(.tableNumberOfRows, Body { rows, _, _, _ in rows.count })
      methods.define(
        .tableCellForRow, Body { rows, table, _, _ in (table as? TableView).map(rows.cell) })
      methods.define(.tableDidSelectRow, Body { rows, _, _, _ in rows.selections += 1 })
    }
  }

  private func cell(of table: TableView) -> DynamicObject {
    if let cell = table.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = CountedCell(style: .default, reuseIdentifier: "row", in: table.process)
    cell.census = census
    return cell
  }
}
