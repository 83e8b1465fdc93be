import Testing

@testable import AutoTrack

@Suite struct ViewPaths {
  /// The literal of the article (S3.7f).
  private static let productText = """
    HYGHallSlideViewController[0]/UIScrollView[0]/HYGHallProductTableView[1]/\
    UITableViewWrapperView[0]/HYGHallProductCell[0:2]/UITableViewCellContentView[0]/\
    HYGHallProductView[1]
    """

  private static func product() throws -> ViewPath {
    try ViewPath([
      step("HYGHallSlideViewController", .index(0)), step("UIScrollView", .index(0)),
      step("HYGHallProductTableView", .index(1)), step("UITableViewWrapperView", .index(0)),
      step("HYGHallProductCell", .indexPath(section: 0, row: 2)),
      step("UITableViewCellContentView", .index(0)), step("HYGHallProductView", .index(1)),
    ])
  }

  private static func step(
    _ className: String, _ index: ViewPath.Index, identifier: String? = nil
  ) throws -> ViewPath.Step {
    ViewPath.Step(try ViewPath.ClassName(className), index, identifier: identifier)
  }

  @Test func `S3.7f a path prints as classes with indexes`() throws {
    #expect(try Self.product().description == Self.productText)
  }

  @Test func `S3.7f a path reads back from its text`() throws {
    #expect(try ViewPath(Self.productText) == Self.product())
  }

  @Test func `every kind of index has its own form`() throws {
    let path = try ViewPath([
      Self.step("UIView", .none), Self.step("UITableView", .index(12)),
      Self.step("Header", .header(section: 0)), Self.step("Footer", .footer(section: 3)),
      Self.step("Cell", .indexPath(section: 10, row: 25)),
    ])
    let text = "UIView/UITableView[12]/Header[header:0]/Footer[footer:3]/Cell[10:25]"
    #expect(path.description == text)
    #expect(try ViewPath(text) == path)
  }

  @Test func `S3.7f classes and depths keep a cell's section and row`() throws {
    let path = try ViewPath([
      Self.step("A", .index(0)), Self.step("Cell", .indexPath(section: 0, row: 2)),
      Self.step("Header", .header(section: 1)), Self.step("C", .index(1)),
    ])
    #expect(try path.classesAndDepths == "A-Cell-Header-C & 0-0:2-header:1-1")
    #expect(try ViewPath(classesAndDepths: "A-Cell-Header-C & 0-0:2-header:1-1") == path)
  }

  @Test func `S3.7f the published example of classes and depths reads and prints`() throws {
    let path = try ViewPath(classesAndDepths: "A-B-C & 0-0-1")
    #expect(path.description == "A[0]/B[0]/C[1]")
    #expect(try path.classesAndDepths == "A-B-C & 0-0-1")
  }

  @Test func `S3.7g the view id is the MD5 of the path's text`() throws {
    #expect(try Self.product().viewID == "e2d01804592f4f1b38a124cc7a296d76")
    #expect(try ViewPath("HomeViewController[0]").viewID == "ccb250524a8a83ca42cbf3c36ed8abb6")
  }

  @Test func `an identifier distinguishes steps without being printed`() throws {
    let named = try ViewPath([Self.step("UIButton", .index(0), identifier: "buy")])
    let plain = try ViewPath([Self.step("UIButton", .index(0))])
    #expect(named != plain)
    #expect([named.description, named.viewID] == [plain.description, plain.viewID])
  }

  @Test(arguments: [
    "UIHostingController<ModifiedContent<A, B>>", "Screen<(Int, Text) -> Void>", "Box<A-B>",
    "_UIButtonBarButton", "Outer.Inner", "商品Cell", "NSKVONotifying_View", "a-b", "$0:1",
  ])
  func `a class name survives a round trip through the text`(name: String) throws {
    let path = try ViewPath([Self.step(name, .index(0)), Self.step("UIView", .none)])
    #expect(path.description == "\(name)[0]/UIView")
    #expect(try ViewPath(path.description) == path)
  }

  @Test func `generics survive classes and depths, arrows and hyphens included`() throws {
    let path = try ViewPath([
      Self.step("Host<Pair<A, B>>", .index(0)), Self.step("Screen<(A-B) -> Void>", .index(1)),
    ])
    #expect(try path.classesAndDepths == "Host<Pair<A, B>>-Screen<(A-B) -> Void> & 0-1")
    #expect(try ViewPath(classesAndDepths: path.classesAndDepths) == path)
  }

  @Test func `a path of no steps stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = ViewPath([]) }
  }

  @Test func `a negative index stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let name = try ViewPath.ClassName("Cell")
      _ = ViewPath.Step(name, .indexPath(section: 0, row: -1))
    }
  }
}
