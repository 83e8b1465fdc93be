import Testing

@testable import MiniUI

/// The lookup of a table's delegate methods, and the effect of hooks on it.
@Suite struct ListDelegates {
  private let table = TableStage([5])

  @Test func `T284 OB-9 a method added after the delegate was set is not called`() {
    table.source.implement(TableDelegateMethod.didSelect)
    table.tap(2)
    #expect((table.log.take(), table.list.cachedMethods) == ([], []))
  }

  @Test func `T285 OB-9 a delegate that is set to nil and again is asked again`() {
    table.source.implement(TableDelegateMethod.didSelect)
    table.list.delegate = table.source
    table.tap(2)
    #expect(table.log.take() == [])
    table.list.delegate = nil
    table.list.delegate = table.source
    table.tap(2)
    #expect(table.log.take() == ["didSelect 2"])
    #expect(table.list.cachedMethods == ["tableView:didSelectRowAtIndexPath:"])
  }

  @Test func `T286 OB-9 an implementation that is replaced takes effect at once`() {
    let table = TableStage([5], answering: [.didSelect])
    table.source.class.replaceMethod(
      .tableDidSelectRow, Body { (source: ListSource, _, _, _) in source.record("replaced") })
    table.tap(2)
    #expect(table.log.take() == ["replaced"])
  }

  @Test func `T287 OB-10 a hook on setDelegate adds the method before the lookup`() throws {
    table.list.delegate = nil
    try table.list.class.hook(
      .setDelegate, owner: "test",
      .before { (_: TableView, delegate) in
        (delegate as? ListSource)?.implement(TableDelegateMethod.didSelect)
      })
    table.list.delegate = table.source
    table.tap(2)
    #expect(table.log.take() == ["didSelect 2"])
  }

  @Test
  func `T288 OB-11 a proxy returns the delegate that was set only if the getter is hooked too`()
    throws
  {
    let proxy = ListSource.make(in: table.stage.process, log: table.log)
    proxy.name = "proxy"
    proxy.implement(TableDelegateMethod.didSelect)
    let type = table.stage.process.classes[TableView.self]
    table.list.delegate = nil
    try type.hook(
      .setDelegate, owner: "test", Body { (_: TableView, _, original) in original(proxy) })
    table.list.delegate = table.source
    #expect(table.list.delegate === proxy)
    table.tap(2)
    #expect(table.log.take() == ["proxy.didSelect 2"])
    try type.hook(
      .delegate, owner: "test", Body { [source = table.source] (_: TableView, _) in source })
    #expect(table.list.delegate === table.source)
  }

  @Test func `TV-22 delegates and data sources are not retained`() {
    weak var gone: ListSource?
    do {
      let source = ListSource.make(in: table.stage.process, log: table.log)
      source.implement(TableDelegateMethod.didSelect)
      gone = source
      table.list.delegate = source
    }
    #expect(gone == nil)
    #expect(table.list.delegate == nil)
    #expect(table.list.cachedMethods == [])
    table.tap(2)
    #expect(table.list.indexPathForSelectedRow == 2)
  }

  @Test func `OB-9 setting the delegate again keeps the selection and the cells`() {
    table.list.selectRow(at: 2)
    let cells = table.list.visibleCells
    table.list.delegate = nil
    table.list.delegate = table.source
    table.layOut()
    #expect(table.list.indexPathForSelectedRow == 2)
    let isSame = table.list.visibleCells.elementsEqual(cells, by: ===)
    #expect(isSame)
  }
}

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
      ClassDefinition(Products.self) { methods in
        methods.define(.tableNumberOfRows) { _, _, _, _ in 3 }
        methods.define(.tableCellForRow) { products, _, _, _ -> DynamicObject? in
          TableViewCell(in: products.process)
        }
        methods.define(.tableDidSelectRow) { products, _, path, _ in
          products.chosen.append(ListSource.path(path))
        }
      }
    }
  }
}
