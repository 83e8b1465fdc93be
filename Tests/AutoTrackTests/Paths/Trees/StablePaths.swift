import AutoTrack
import MiniUI
import Testing

@Suite struct StablePaths {
  private let tree = ViewTree.shop

  @Test func `a stable path throws no error`() throws {
    try tree.expectStable("#buy", under: [])
    try tree.expectStable(
      "Buy", under: .retitle("Buy", to: "Order"), .remove("#sale"), .hide("#row"),
      .insert("UILabel", .first(in: "#row")), .insert("UIButton", .after("#buy")))
  }

  @Test func `the error names the first mutation that moves the path, with both trees`() {
    let moved = #expect(throws: PathMoved.self) {
      try tree.expectStable(
        "#buy", under: .insert("UILabel", .before("#buy")),
        .insert(NewView("UIButton", id: "gift", text: "Gift"), .before("#buy")), .wrap("#row"))
    }
    #expect(
      moved?.description == """
        #buy moved when change 2 of 3 was made: insert UIButton #gift "Gift" before #buy
          was  HomeViewController[0]/UIView[0]/UIButton[0]
          is   HomeViewController[0]/UIView[0]/UIButton[1]
        before
          UIView ← HomeViewController
            UIButton #sale "Sale"
            UIView #row
              UILabel
        →     UIButton #buy "Buy"
              UIButton #later "Later"
        after
          UIView ← HomeViewController
            UIButton #sale "Sale"
            UIView #row
              UILabel
              UIButton #gift "Gift"
        →     UIButton #buy "Buy"
              UIButton #later "Later"
        """)
  }

  @Test(arguments: [.remove("#buy"), .remove("#row")] as [Mutation])
  func `a removed element has moved`(mutation: Mutation) {
    let moved = #expect(throws: PathMoved.self) { try tree.expectStable("#buy", under: mutation) }
    #expect(moved?.new == nil && moved?.after == nil)
    #expect(moved?.description.contains("is   none: the element was removed") == true)
  }

  @Test func `an unwrapped element counts as removed`() {
    let moved = #expect(throws: PathMoved.self) {
      try tree.expectStable("#row", under: .unwrap("#row"))
    }
    #expect(moved?.number == 1 && moved?.new == nil)
  }

  @Test func `a changed position is a move, too`() throws {
    var list = NewView("UITableView")
    list.children = (0..<2).map {
      NewView("Cell", id: "row\($0)", listPlace: .cell(CellPath(section: 0, row: $0)))
    }
    let tree = ViewTree(NewView("UIView", controller: "Home", list))
    let moved = #expect(throws: PathMoved.self) {
      try tree.expectStable("#row1", by: SensorsPathScheme(), under: .remove("#row0"))
    }
    #expect(moved?.old.description == "UIView/UITableView[0]/Cell[0][-], position 0:1")
    #expect(moved?.new?.description == "UIView/UITableView[0]/Cell[0][-], position 0:0")
  }

  @Test func `another scheme may be stable under the same mutation`() throws {
    let mutation = Mutation.renameController(of: "#buy", to: "Start")
    try tree.expectStable("#buy", by: SensorsPathScheme(), under: mutation)
    #expect(throws: PathMoved.self) { try tree.expectStable("#buy", under: mutation) }
  }

  @Test func `an invalid query or mutation is not a move`() {
    #expect(throws: ElementNotFound.self) { try tree.expectStable("#bye", under: .hide("#buy")) }
    #expect(throws: MutationError.self) { try tree.expectStable("#buy", under: .hide("#bye")) }
  }
}
