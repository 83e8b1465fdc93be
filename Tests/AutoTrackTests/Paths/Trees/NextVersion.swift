import AutoTrack
import Testing

/// The test that the article on stability shows.
@Suite struct NextVersion {
  @Test func `the next version keeps the path of Buy, unless it wraps the row`() throws {
    let row = NewView("UIView", id: "row", NewView("UIButton", id: "buy", text: "Buy"))
    let tree = ViewTree(NewView("UIView", controller: "HomeViewController", row))
    try tree.expectStable("#buy", under: .insert("UILabel", .before("#buy")), .hide("#row"))
    let moved = #expect(throws: PathMoved.self) {
      try tree.expectStable("#buy", under: .retitle("#buy", to: "Order"), .wrap("#row"))
    }
    #expect(moved?.change == "wrap #row in UIView")
    #expect(moved?.new?.path == "HomeViewController[0]/UIView[0]/UIView[0]/UIButton[0]")
  }
}
