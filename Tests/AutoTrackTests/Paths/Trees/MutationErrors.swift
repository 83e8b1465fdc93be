import AutoTrack
import MiniUI
import Testing

@Suite struct MutationErrors {
  private let tree = ViewTree(
    NewView(
      "UIWindow", id: "window",
      NewView(
        "UIView", id: "root", controller: "HomeViewController",
        NewView("UIButton", id: "buy", text: "Buy"),
        NewView(
          "UITableView", id: "list",
          NewView("Cell", id: "cell", listPlace: .cell(CellPath(section: 0, row: 0)))))))

  /// The error message for an invalid mutation.
  private func complaint(_ mutation: Mutation) -> String? {
    #expect(throws: MutationError.self) { try tree.applying(mutation) }?.description
  }

  @Test func `a mutation of an unknown element is refused`() {
    #expect(
      complaint(.hide("#bye"))
        == "cannot hide #bye: no element matches #bye; choose from: UIWindow #window, "
        + "UIView #root ← HomeViewController, UIButton #buy \"Buy\", UITableView #list, "
        + "Cell #cell at 0:0")
  }

  @Test(
    arguments: [
      .remove("#window"), .wrap("#window"), .unwrap("#window"),
      .insert("UIView", .after("#window")),
      .reorder("#window", .before("#buy")),
    ] as [Mutation])
  func `a mutation around the topmost view is refused`(mutation: Mutation) {
    #expect(
      complaint(mutation)
        == "cannot \(mutation): the topmost view has no superview; choose an element in it")
  }

  @Test(arguments: [.before("#cell"), .first(in: "#buy"), .last(in: "#list")] as [Mutation.Place])
  func `an element is reordered among its siblings only`(place: Mutation.Place) {
    #expect(
      complaint(.reorder("#buy", place))
        == "cannot move #buy \(place): the place is in another view; choose a sibling, "
        + "or remove the element and insert a new one")
  }

  @Test(arguments: [.wrap("#cell"), .unwrap("#cell"), .unwrap("#list")] as [Mutation])
  func `rows, headers and footers stay inside their list`(mutation: Mutation) {
    #expect(
      complaint(mutation)
        == "cannot \(mutation): rows, headers and footers stay in their list; "
        + "choose the list, or a view in a row")
  }

  @Test func `an unwrap of a controller's root view is refused`() {
    #expect(
      complaint(.unwrap("#root"))
        == "cannot unwrap #root: its controller would lose its root view; choose an element in it")
  }

  @Test func `a window has no controller to rename`() {
    #expect(
      complaint(.renameController(of: "#window", to: "A"))
        == "cannot rename the controller of #window to A: "
        + "no controller owns it; choose an element on a controller's screen")
  }

  @Test func `only labels and buttons can be retitled`() {
    #expect(
      complaint(.retitle("#list", to: "A"))
        == "cannot retitle #list to \"A\": it has no text, or typed text; "
        + "choose a label or a button")
  }

  @Test(
    arguments: [
      .insert("", .last(in: "#root")), .insert(NewView("A", NewView("")), .last(in: "#root")),
      .insert(NewView("A", controller: ""), .last(in: "#root")), .wrap("#buy", in: ""),
      .rename("#buy", to: ""), .renameController(of: "#buy", to: ""),
    ] as [Mutation])
  func `an empty class name is refused`(mutation: Mutation) {
    #expect(
      complaint(mutation)
        == "cannot \(mutation): a class needs a name; write one such as \"UIView\"")
  }
}
