import Testing

@testable import MiniUI

@Suite struct ListControllers {
  @Test func `TV-22 a table controller is the data source and delegate of its own view`() {
    let stage = Stage(root: Products.self)
    guard let products = stage.root as? Products else { return }
    #expect(products.view === products.tableView)
    #expect(products.tableView.dataSource === products)
    #expect(products.tableView.delegate === products)
    stage.finger.tap(at: Point(x: 100, y: 66))
    #expect(products.chosen == [CellPath(section: 0, row: 1)])
  }

  @Test func `TV-6 a table controller clears the selection when it appears again`() {
    let stage = Stage(root: Products.self)
    guard let products = stage.root as? Products else { return }
    products.tableView.selectRow(at: 1)
    products.beginAppearanceTransition(false, animated: false)
    products.endAppearanceTransition()
    products.beginAppearanceTransition(true, animated: false)
    #expect(products.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `TV-14 editing a table controller edits its table`() {
    let stage = Stage(root: Products.self)
    guard let products = stage.root as? Products else { return }
    products.send(.setEditing)(true, false)
    #expect(products.tableView.isEditing)
  }

  @Test func `TV-22 a collection controller is the data source and delegate of its own view`() {
    let stage = Stage(root: CollectionViewController.self)
    let controller = stage.root as? CollectionViewController
    #expect(controller?.collectionView?.delegate === controller)
    #expect(controller?.collectionView?.dataSource === controller)
  }

  private final class Products: TableViewController {
    var chosen: [CellPath] = []

    override class var classDefinition: ClassDefinition {
      ClassDefinition(Products.self, superclass: TableViewController.self) { methods in
        methods.define(.tableNumberOfRows, Body { _, _, _, _ in 3 })
        methods.define(
          .tableCellForRow,
          Body { products, _, _, _ -> DynamicObject? in TableViewCell(in: products.process) })
        methods.define(
          .tableDidSelectRow,
          Body { products, _, path, _ in products.chosen.append(ListSource.path(path)) })
      }
    }
  }
}
