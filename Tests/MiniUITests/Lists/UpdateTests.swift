import Testing

@testable import MiniUI

@Suite struct Updates {
  private let collection = CollectionStage([2, 3])
  private let table = TableStage([3], answering: [.didEndDisplaying, .willDisplay])

  @Test func `T201 items that the data source has added may be inserted`() {
    collection.source.sections[0] = ["new", "Item 0", "Item 1", "new too"]
    collection.list.insertItems(at: [0, 3])
    #expect(collection.crash == nil)
    collection.layOut()
    #expect(
      collection.list.visibleCells.map(\.accessibilityLabel)
        == ["new", "Item 0", "Item 1", "new too", "Item 0", "Item 1", "Item 2"])
  }

  @Test func `T202 an insertion beyond the last section crashes`() {
    collection.list.insertItems(at: [CellPath(section: 2, row: 0)])
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to insert item 0 into section 2, but there "
        + "are only 2 sections after the update")
  }

  @Test func `T202 a deletion beyond the last section crashes`() {
    collection.list.deleteItems(at: [CellPath(section: 3, row: 0)])
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to delete item 0 from section 3, but there "
        + "are only 2 sections before the update")
  }

  @Test func `T202 TV-12 rows outside their section crash`() {
    table.list.deleteRows(at: [3])
    #expect(
      table.crash
        == "NSInternalInconsistencyException: attempt to delete row 3 from section 0 which only "
        + "contains 3 rows before the update")
    let other = TableStage([3])
    other.source.sections[0].append("new")
    other.list.insertRows(at: [4])
    #expect(
      other.crash
        == "NSInternalInconsistencyException: attempt to insert row 4 into section 0, but there "
        + "are only 4 rows in section 0 after the update")
  }

  @Test func `T205 a changed count without updates crashes`() {
    collection.list.performBatchUpdates { [source = collection.source] in
      source.sections[1].append("new")
    }
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: Invalid update: invalid number of items in section "
        + "1.  The number of items contained in an existing section after the update (4) must be "
        + "equal to the number of items contained in that section before the update (3), plus or "
        + "minus the number of items inserted or deleted from that section (0 inserted, 0 "
        + "deleted) and plus or minus the number of items moved into or out of that section (0 "
        + "moved in, 0 moved out).")
  }

  @Test func `T206 inserting a section that the data source lacks crashes`() {
    collection.list.insertSections([4])
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to insert section 4 but there are only 2 "
        + "sections after the update")
  }

  @Test func `T206 deleting and reloading a section crashes`() {
    collection.source.sections.removeLast()
    collection.list.performBatchUpdates { [list = collection.list] in
      list.deleteSections([1])
      list.reloadSections([1])
    }
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to delete and reload the same section (1)")
  }

  @Test func `TV-12 deleting and reloading a row crashes`() {
    table.source.sections[0].removeLast()
    table.list.beginUpdates()
    table.list.deleteRows(at: [2])
    table.list.reloadRows(at: [2])
    table.list.endUpdates()
    #expect(
      table.crash
        == "NSInternalInconsistencyException: attempt to delete and reload the same index path "
        + "({length = 2, path = 0 - 2})")
  }

  @Test func `TV-12 an update with a section too many crashes`() {
    collection.source.sections.append([])
    collection.list.performBatchUpdates(nil)
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: Invalid update: invalid number of sections.  The "
        + "number of sections contained in the collection view after the update (3) must be equal "
        + "to the number of sections contained in the collection view before the update (2), plus "
        + "or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
  }

  @Test func `TV-12 a row that is deleted twice counts twice`() {
    table.source.sections[0].removeLast()
    table.list.deleteRows(at: [2, 2])
    #expect(
      table.crash
        == "NSInternalInconsistencyException: Invalid update: invalid number of rows in section "
        + "0.  The number of rows contained in an existing section after the update (2) must be "
        + "equal to the number of rows contained in that section before the update (3), plus or "
        + "minus the number of rows inserted or deleted from that section (0 inserted, 2 "
        + "deleted) and plus or minus the number of rows moved into or out of that section (0 "
        + "moved in, 0 moved out).")
  }

  @Test func `TV-12 a row cannot be deleted or inserted twice, even if the counts match`() {
    table.source.sections[0].removeLast(2)
    table.list.performBatchUpdates { [list = table.list] in
      list.deleteRows(at: [2])
      list.deleteRows(at: [2])
    }
    collection.source.sections[0] += ["new", "new"]
    collection.list.insertItems(at: [2, 2])
    let reason = "NSInternalInconsistencyException: Attempt to create two animations for cell"
    #expect([table.crash, collection.crash] == [reason, reason])
  }

  @Test func `T207 TV-13 inner completions run before the outer one`() {
    let log = collection.log
    let list = collection.list
    list.performBatchUpdates {
      for number in 0...1 {
        list.performBatchUpdates({}, completion: { _ in log.add("inner\(number)") })
      }
    } completion: { _ in
      log.add("outer")
    }
    #expect(log.take() == [])
    _ = collection.stage.process.mainLoop.settle()
    #expect(log.take() == ["inner0", "inner1", "outer"])
  }

  @Test func `TV-10 deleted and inserted rows are reported, the others keep their cells`() throws {
    let kept = try #require(table.cell(2))
    table.source.sections[0] = ["Cell 1", "Cell 2", "new"]
    table.list.beginUpdates()
    table.list.deleteRows(at: [0])
    table.list.insertRows(at: [2])
    table.list.endUpdates()
    table.layOut()
    #expect(table.log.take() == ["didEndDisplaying 0", "willDisplay 2"])
    #expect(kept.indexPath == 1)
    #expect(kept.frame.minY == 44)
    #expect(table.texts == ["Cell 1", "Cell 2", "new"])
  }

  @Test func `TV-7 the selection follows its row, and a reload of others keeps it`() {
    table.list.selectRow(at: 1)
    table.source.sections[0].insert("new", at: 0)
    table.list.insertRows(at: [0])
    #expect(table.list.indexPathForSelectedRow == 2)
    table.list.reloadRows(at: [0, 1])
    #expect(table.list.indexPathForSelectedRow == 2)
    table.list.reloadRows(at: [2])
    #expect(table.list.indexPathForSelectedRow == nil)
  }

  @Test func `TV-12 moved rows and sections keep their cells`() {
    table.source.sections[0] = ["Cell 2", "Cell 0", "Cell 1"]
    table.list.moveRow(at: 2, to: 0)
    #expect(table.texts == ["Cell 2", "Cell 0", "Cell 1"])
    #expect(table.source.madeCells == 3)
    collection.source.sections.swapAt(0, 1)
    collection.list.moveSection(0, to: 1)
    collection.layOut()
    #expect(collection.crash == nil)
    #expect(collection.list.numberOfItems(inSection: 0) == 3)
    #expect(collection.list.indexPathsForVisibleItems.last == CellPath(section: 1, row: 1))
  }

  @Test func `TV-12 a row may move into another section`() {
    collection.source.sections[1].insert(collection.source.sections[0].removeFirst(), at: 0)
    collection.list.moveItem(at: 0, to: CellPath(section: 1, row: 0))
    #expect(collection.crash == nil)
    #expect(collection.list.numberOfItems(inSection: 1) == 4)
  }

  @Test func `TV-12 a batch places every row where the data source has it`() {
    var changes = ListChanges()
    changes.sections.deleted = [0]
    changes.sections.inserted = [1]
    changes.deleted = [CellPath(section: 1, row: 0)]
    changes.inserted = [CellPath(section: 0, row: 1)]
    let places = (0..<3).map { section in
      (0..<3).map { changes.place(of: CellPath(section: section, row: $0))?.description ?? "gone" }
    }
    #expect(
      places == [
        ["gone", "gone", "gone"], ["gone", "0:0", "0:2"], ["2:0", "2:1", "2:2"],
      ])
  }

  @Test func `TV-7 a reload inside a batch replaces its updates`() {
    table.source.sections[0] = ["alone"]
    table.list.performBatchUpdates { [list = table.list] in list.reloadData() }
    #expect(table.crash == nil)
    #expect(table.texts == ["alone"])
  }

  @Test func `TV-12 a section that is both deleted and moved crashes`() {
    collection.source.sections.removeLast()
    collection.list.performBatchUpdates { [list = collection.list] in
      list.deleteSections([0])
      list.moveSection(0, to: 0)
    }
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to perform a delete and a move from the "
        + "same section (0)")
  }

  @Test func `TV-12 a section that is moved twice crashes`() {
    collection.list.performBatchUpdates { [list = collection.list] in
      list.moveSection(0, to: 0)
      list.moveSection(0, to: 1)
    }
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: attempt to perform a second move and a move from "
        + "the same section (0)")
  }

  @Test func `TV-12 moving a row to the place of an inserted row crashes`() {
    table.source.sections[0].append("new")
    table.list.performBatchUpdates { [list = table.list] in
      list.insertRows(at: [2])
      list.moveRow(at: 0, to: 2)
    }
    #expect(
      table.crash
        == "NSInternalInconsistencyException: attempt to perform an insert and a move to the "
        + "same index path ({length = 2, path = 0 - 2})")
  }

  @Test func `TV-10 didEndDisplaying of a deleted row already sees the new rows`() throws {
    let table = TableStage([2, 2], answering: [.didEndDisplaying])
    let (list, log) = (table.list, table.log)
    try table.source.hookThisObject(
      .tableDidEndDisplayingCell, owner: "app",
      .after { (_: ListSource, _, _, _) in
        let last = CellPath(section: 2, row: 0)
        log.add("\(list.rectForRow(at: last)?.minY ?? -1) \(list.visibleCells.count)")
      })
    table.source.sections = [["Cell 1"], ["Cell 0", "Cell 1"], ["new"]]
    list.performBatchUpdates {
      list.deleteRows(at: [0])
      list.insertSections([2])
    }
    table.layOut()
    #expect(table.crash == nil)
    #expect(log.take() == ["didEndDisplaying 0", "132.0 3"])
    #expect(table.texts == ["Cell 1", "Cell 0", "Cell 1", "new"])
  }
}
