import AutoTrack
import Testing

@Suite struct ElementQueries {
  @Test func `a literal names an element by identifier, class or text`() throws {
    let tree = ViewTree.shop
    #expect(try tree.element("#buy").text == "Buy")
    #expect(try tree.element("Buy").accessibilityIdentifier == "buy")
    #expect(tree.elements(".UIButton").map(\.text) == ["Sale", "Buy", "Later"])
    #expect(try tree.element(.path("HomeViewController[0]/UIView[0]/UIButton[1]")).text == "Later")
    let queries: [ElementQuery] = ["#buy", ".UIButton", "Buy", .path("A[0]")]
    #expect(queries.map(\.description) == ["#buy", ".UIButton", "\"Buy\"", "A[0]"])
  }

  @Test func `of a button and its label a text query finds the button`() throws {
    #expect(try ViewTree(ShopApp.launched()).element("Buy").className == "UIButton")
  }

  @Test func `the error for an unknown element lists the known ones`() {
    #expect(
      #expect(throws: ElementNotFound.self) { try ViewTree.shop.element("#bye") }?.description
        == "no element matches #bye; choose from: UIButton #sale \"Sale\", UIView #row, "
        + "UIButton #buy \"Buy\", UIButton #later \"Later\"")
    #expect(
      #expect(throws: ElementNotFound.self) { try ViewTree("UIView").element("Buy") }?.description
        == "no element matches \"Buy\"; choose from: (no element has an identifier or a text)")
  }

  @Test func `the error for an ambiguous query lists the paths`() {
    let error = #expect(throws: ElementNotFound.self) { try ViewTree.shop.element(".UIButton") }
    #expect(error?.count == 3)
    #expect(
      error?.description
        == ".UIButton matches 3 elements; choose one by .path(…): "
        + "HomeViewController[0]/UIButton[0], "
        + "HomeViewController[0]/UIView[0]/UIButton[0], "
        + "HomeViewController[0]/UIView[0]/UIButton[1]")
  }

  @Test func `an error lists only some of many candidates`() {
    var list = NewView("UIView")
    list.children = (0..<20).map { NewView("UILabel", text: "\($0)") }
    let error = #expect(throws: ElementNotFound.self) { try ViewTree(list).element("#x") }
    #expect((error?.candidates.count, error?.candidates.last) == (9, "and 12 more"))
  }
}
