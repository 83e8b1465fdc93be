import AutoTrack
import MiniUI
import Testing

@Suite struct TreeCollisions {
  private func children(_ first: String?, _ second: String?) -> ViewTree {
    ViewTree(
      NewView(
        "UIView", controller: "Home",
        NewView("UIView", controller: "Card", pageAlias: first, NewView("UIButton", id: "one")),
        NewView("UIView", controller: "Card", pageAlias: second, NewView("UIButton", id: "two"))))
  }

  @Test func `S3.7d children of one class collide, marked as unnamed`() throws {
    let collisions = children(nil, nil).collisions()
    #expect(collisions.map(\.location.path) == ["Card[0]", "Card[0]/UIButton[0]"])
    #expect(collisions.map(\.isOfUnnamedChildren) == [true, true])
    #expect(
      collisions.last?.description
        == "Card[0]/UIButton[0] is UIButton #one and UIButton #two; "
        + "give each controller a pageAlias")
  }

  @Test func `S3.7i children with distinct aliases do not collide`() {
    #expect(children("First", "Second").collisions().isEmpty)
    #expect(children(nil, "Second").collisions().isEmpty)
    #expect(children("Same", "Same").collisions().map(\.isOfUnnamedChildren) == [false, false])
  }

  @Test func `hidden elements do not collide`() throws {
    let tree = try children(nil, nil).applying(.hide("#two"))
    #expect(tree.collisions().map(\.location.path) == ["Card[0]"])
  }

  @Test func `classes that differ in their modules only collide`() {
    let tree = ViewTree(NewView("UIView", controller: "Home", "Shop.Card", "News.Card"))
    #expect(
      tree.collisions().map(\.description)
        == ["Home[0]/Card[0] is Shop.Card and News.Card; give each a class of its own"])
  }

  @Test func `S3.7h segments share their control's path, and positions distinguish rows`() {
    let control = NewView("UISegmentedControl", "UISegment", "UISegment")
    #expect(ViewTree(NewView("UIView", control)).collisions().isEmpty)
    var list = NewView("UITableView")
    list.children = (0..<2).map {
      NewView("Cell", listPlace: .cell(CellPath(section: 0, row: $0)), "UIButton")
    }
    let tree = ViewTree(NewView("UIView", controller: "Home", list))
    #expect(tree.collisions(by: SensorsPathScheme()).isEmpty)
    #expect(tree.collisions().isEmpty)
  }

  @Test func `elements of two windows do not collide`() throws {
    let process = ShopApp.launched()
    let second = Window(in: process)
    second.rootViewController = HomeController(in: process)
    second.isHidden = false
    process.rest()
    #expect(ViewTree(process).roots.count == 2)
    #expect(ViewTree(process).collisions().isEmpty)
  }
}
