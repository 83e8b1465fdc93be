import AutoTrack
import MiniUI
import Testing

@Suite struct Mutations {
  private let tree = ViewTree.shop
  private static let row = "HomeViewController[0]/UIView[0]"

  /// The tree after a mutation, without the line of the controller's view.
  private func lines(after mutation: Mutation) throws -> [String] {
    try tree.applying(mutation).description.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(
    arguments: [
      (.before("#buy"), ["Gift", "Buy", "Later"]), (.after("#buy"), ["Buy", "Gift", "Later"]),
      (.first(in: "#row"), ["Gift", "Buy", "Later"]),
      (.last(in: "#row"), ["Buy", "Later", "Gift"]),
    ] as [(Mutation.Place, [String])])
  func `insert puts a view and its subviews at the place`(
    place: Mutation.Place, texts: [String]
  ) throws {
    let gift = NewView("UIButton", id: "gift", text: "Gift", NewView("UILabel", text: "!"))
    let after = try tree.applying(.insert(gift, place))
    #expect(try after.element("#row").children.map(\.text) == texts)
    #expect(try after.element("#gift").children.map(\.text) == ["!"])
    #expect(try tree.element("#row").children.count == 2)
  }

  @Test func `insert shifts the paths of its class only`() throws {
    let path = try tree.path(of: "#buy", after: .insert("UIButton", .before("#buy")))
    #expect(path == Self.row + "/UIButton[1]")
    #expect(
      try tree.path(of: "#buy", after: .insert("UILabel", .before("#buy")))
        == Self.row + "/UIButton[0]")
  }

  @Test func `remove removes the element with its subviews`() throws {
    #expect(try lines(after: .remove("#row")) == ["  UIButton #sale \"Sale\""])
    #expect(try tree.path(of: "#later", after: .remove("#buy")) == Self.row + "/UIButton[0]")
  }

  @Test func `S3.7c remove of a row moves the rows below it up`() throws {
    let places: [ListPlace] = [
      .header(0), .cell(CellPath(section: 0, row: 0)), .cell(CellPath(section: 0, row: 1)),
      .cell(CellPath(section: 0, row: 2)), .cell(CellPath(section: 1, row: 2)),
    ]
    var list = NewView("UITableView")
    list.children = places.map { NewView("Cell", id: "\($0)", listPlace: $0) }
    let after = try ViewTree(list).applying(.remove("#0:1"))
    #expect(
      after.roots[0].children.map { $0.listPlace?.description }
        == ["header:0", "0:0", "0:1", "1:2"])
  }

  @Test func `hide keeps every path`() throws {
    let after = try tree.applying(.hide("#row"))
    #expect(try !after.element("#buy").isVisible)
    #expect(try tree.moves(under: .hide("#row")).isEmpty)
  }

  @Test(
    arguments: [
      (.before("#buy"), ["Later", "Buy"]), (.after("#buy"), ["Buy", "Later"]),
      (.first(in: "#row"), ["Later", "Buy"]), (.last(in: "#row"), ["Buy", "Later"]),
      (.before("#later"), ["Buy", "Later"]),
    ] as [(Mutation.Place, [String])])
  func `reorder moves an element among its siblings`(
    place: Mutation.Place, texts: [String]
  ) throws {
    let after = try tree.applying(.reorder("#later", place))
    #expect(try after.element("#row").children.map(\.text) == texts)
  }

  @Test func `wrap adds a view around the element, and unwrap removes it`() throws {
    let wrapped = try tree.applying(.wrap("#buy", in: "UIStackView"))
    #expect(try tree.path(of: "#buy", after: .wrap("#buy")) == Self.row + "/UIView[0]/UIButton[0]")
    #expect(
      try lines(after: .wrap("#buy", in: "UIStackView")) == [
        "  UIButton #sale \"Sale\"", "  UIView #row", "    UIStackView",
        "      UIButton #buy \"Buy\"",
        "    UIButton #later \"Later\"",
      ])
    #expect(try wrapped.applying(.unwrap(".UIStackView")).description == tree.description)
  }

  @Test func `unwrap replaces an element by its subviews`() throws {
    #expect(
      try lines(after: .unwrap("#row")) == [
        "  UIButton #sale \"Sale\"", "  UIButton #buy \"Buy\"", "  UIButton #later \"Later\"",
      ])
    #expect(
      try tree.path(of: "#later", after: .unwrap("#row")) == "HomeViewController[0]/UIButton[2]")
  }

  @Test func `rename changes the class and counts the index in the new one`() throws {
    #expect(
      try tree.path(of: "#later", after: .rename("#later", to: "Shop.LaterButton"))
        == Self.row + "/LaterButton[0]")
    #expect(
      try tree.path(of: "#later", after: .rename("#buy", to: "BuyButton"))
        == Self.row + "/UIButton[0]")
  }

  @Test func `S3.7h a renamed class keeps its superclass`() throws {
    let control = NewView("UISegmentedControl", id: "control", NewView("UISegment", id: "one"))
    let tree = ViewTree(NewView("UIView", control))
    #expect(
      try tree.path(of: "#one", after: .rename("#one", to: "Part"))
        == "UIView[0]/UISegmentedControl[0]")
  }

  @Test func `renaming a controller moves every element on its screen`() throws {
    let mutation = Mutation.renameController(of: "#buy", to: "Shop.StartViewController")
    #expect(
      try tree.path(of: "#buy", after: mutation) == "StartViewController[0]/UIView[0]/UIButton[0]")
    #expect(try tree.moves(under: mutation).count == 5)
  }

  @Test func `S3.7i a controller's alias survives a change of its class`() throws {
    let tree = ViewTree(
      NewView("UIView", controller: "A", pageAlias: "Home", NewView("UIButton", id: "buy")))
    #expect(
      try tree.path(of: "#buy", after: .renameController(of: "#buy", to: "B"))
        == "Home[0]/UIButton[0]")
  }

  @Test func `retitle changes a button and its label, and no path`() throws {
    let tree = ViewTree(ShopApp.launched())
    let after = try tree.applying(.retitle("#buy", to: "Order"))
    #expect(try after.element("#buy").text == "Order")
    #expect(try after.element("#buy").children.map(\.text) == ["Order"])
    #expect(try tree.moves(under: .retitle("#buy", to: "Order")).isEmpty)
  }

  @Test func `each mutation has a description`() {
    let all: [Mutation] = [
      .insert(NewView("UIButton", id: "gift", text: "Gift"), .before("#buy")),
      .insert(NewView("UIView", controller: "Offers"), .last(in: "#row")),
      .remove("#buy"), .hide("#buy"), .reorder("#buy", .after(".UILabel")),
      .reorder("#buy", .first(in: "#row")), .wrap("#buy"), .unwrap("#row"),
      .rename("#buy", to: "BuyButton"), .renameController(of: "#buy", to: "Start"),
      .retitle("Buy", to: "Order"),
    ]
    #expect(
      all.map(\.description) == [
        "insert UIButton #gift \"Gift\" before #buy", "insert UIView ← Offers last in #row",
        "remove #buy", "hide #buy", "move #buy after .UILabel", "move #buy first in #row",
        "wrap #buy in UIView", "unwrap #row", "rename the class of #buy to BuyButton",
        "rename the controller of #buy to Start", "retitle \"Buy\" to \"Order\"",
      ])
  }

  @Test func `moves lists every moved or removed element`() throws {
    let moves = try tree.moves(under: .insert("UILabel", .before("#buy")), .remove("#buy"))
    #expect(
      moves.map(\.description) == [
        "UIButton #buy \"Buy\": \(Self.row)/UIButton[0] → removed",
        "UIButton #later \"Later\": \(Self.row)/UIButton[1] → \(Self.row)/UIButton[0]",
      ])
  }
}
