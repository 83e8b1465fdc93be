import Testing

@testable import MiniUI

@Suite struct Updates {
  private let collection = CollectionStage([2, 3])
  private let table = TableStage([3], answering: [.didEndDisplaying, .willDisplay])

  /// An invalid update, and the reason of its exception.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reason: String
    let happen: @Sendable (CollectionStage, TableStage) -> Void

    init(
      _ title: String, _ reason: String,
      _ happen: @escaping @Sendable (CollectionStage, TableStage) -> Void
    ) {
      (testDescription, self.reason, self.happen) = (title, reason, happen)
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "T202 an insertion beyond the last section",
      "attempt to insert item 0 into section 2, but there are only 2 sections after the update"
    ) { items, _ in items.list.insertItems(at: [CellPath(section: 2, row: 0)]) },
    Mistake(
      "T202 a deletion beyond the last section",
      "attempt to delete item 0 from section 3, but there are only 2 sections before the update"
    ) { items, _ in items.list.deleteItems(at: [CellPath(section: 3, row: 0)]) },
    Mistake(
      "T202 TV-12 a deletion of a row outside its section",
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ) { _, rows in rows.list.deleteRows(at: [3]) },
    Mistake(
      "T202 TV-12 an insertion of a row outside its section",
      """
      attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the \
      update
      """
    ) { _, rows in
      rows.source.sections[0].append("new")
      rows.list.insertRows(at: [4])
    },
    Mistake(
      "T205 a changed count without updates",
      """
      Invalid update: invalid number of items in section 1.  The number of items contained in an \
      existing section after the update (4) must be equal to the number of items contained in \
      that section before the update (3), plus or minus the number of items inserted or deleted \
      from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into \
      or out of that section (0 moved in, 0 moved out).
      """
    ) { items, _ in
      items.list.performBatchUpdates { [source = items.source] in source.sections[1].append("new") }
    },
    Mistake(
      "T206 an insertion of a section that the data source lacks",
      "attempt to insert section 4 but there are only 2 sections after the update"
    ) { items, _ in items.list.insertSections([4]) },
    Mistake(
      "T206 deleting and reloading a section",
      "attempt to delete and reload the same section (1)"
    ) { items, _ in
      items.source.sections.removeLast()
      items.list.performBatchUpdates { [list = items.list] in
        list.deleteSections([1])
        list.reloadSections([1])
      }
    },
    Mistake(
      "TV-12 deleting and reloading a row",
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 2})"
    ) { _, rows in
      rows.source.sections[0].removeLast()
      rows.list.performBatchUpdates { [list = rows.list] in
        list.deleteRows(at: [2])
        list.reloadRows(at: [2])
      }
    },
    Mistake(
      "TV-12 an update with a section too many",
      """
      Invalid update: invalid number of sections.  The number of sections contained in the \
      collection view after the update (3) must be equal to the number of sections contained in \
      the collection view before the update (2), plus or minus the number of sections inserted or \
      deleted (0 inserted, 0 deleted).
      """
    ) { items, _ in
      items.source.sections.append([])
      items.list.performBatchUpdates(nil)
    },
    Mistake(
      "TV-12 a row that is deleted twice counts twice",
      """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
      existing section after the update (2) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 2 deleted) and plus or minus the number of rows moved into or out \
      of that section (0 moved in, 0 moved out).
      """
    ) { _, rows in
      rows.source.sections[0].removeLast()
      rows.list.deleteRows(at: [2, 2])
    },
    Mistake(
      "TV-12 a section that is both deleted and moved",
      "attempt to perform a delete and a move from the same section (0)"
    ) { items, _ in
      items.source.sections.removeLast()
      items.list.performBatchUpdates { [list = items.list] in
        list.deleteSections([0])
        list.moveSection(0, to: 0)
      }
    },
    Mistake(
      "TV-12 a section that is moved twice",
      "attempt to perform a second move and a move from the same section (0)"
    ) { items, _ in
      items.list.performBatchUpdates { [list = items.list] in
        list.moveSection(0, to: 0)
        list.moveSection(0, to: 1)
      }
    },
    Mistake(
      "TV-12 moving a row to the place of an inserted row",
      """
      attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 2})
      """
    ) { _, rows in
      rows.source.sections[0].append("new")
      rows.list.performBatchUpdates { [list = rows.list] in
        list.insertRows(at: [2])
        list.moveRow(at: 0, to: 2)
      }
    },
  ]

  @Test(arguments: mistakes)
  func `an invalid update crashes with its reason`(_ mistake: Mistake) {
    mistake.happen(collection, table)
    let crash = collection.crash ?? table.crash
    #expect(crash == "NSInternalInconsistencyException: \(mistake.reason)")
  }

  @Test func `T201 items that the data source has added may be inserted`() {
    collection.source.sections[0] = ["new", "Item 0", "Item 1", "new too"]
    collection.list.insertItems(at: [0, 3])
    #expect(collection.crash == nil)
    collection.layOut()
    #expect(
      collection.list.visibleCells.map(\.accessibilityLabel)
        == ["new", "Item 0", "Item 1", "new too", "Item 0", "Item 1", "Item 2"])
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
    #expect((table.log.take(), kept.indexPath) == (["didEndDisplaying 0", "willDisplay 2"], 1))
    #expect((kept.frame.minY, table.texts) == (44, ["Cell 1", "Cell 2", "new"]))
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
    #expect((table.texts, table.source.madeCells) == (["Cell 2", "Cell 0", "Cell 1"], 3))
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
    #expect(places == [["gone", "gone", "gone"], ["gone", "0:0", "0:2"], ["2:0", "2:1", "2:2"]])
  }

  @Test func `TV-7 a reload inside a batch replaces its updates`() {
    table.source.sections[0] = ["alone"]
    table.list.performBatchUpdates { [list = table.list] in list.reloadData() }
    #expect(table.crash == nil)
    #expect(table.texts == ["alone"])
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
