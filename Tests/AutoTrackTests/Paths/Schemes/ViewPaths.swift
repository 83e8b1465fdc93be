import Testing
import Wording

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

@Suite struct ViewPathErrors {
  /// A refused text, the offset of the fault and the expectation there.
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The complete error, for a comparison of all parts.
    let error: ViewPathError

    /// The arguments are in the order of reading: text, offset, expectation.
    init(_ text: String, _ offset: Int, _ expectation: ViewPathError.Expectation) {
      error = ViewPathError(text: text, offset: offset, expectation: expectation)
    }

    /// The text in quotes, which shows blanks.
    var testDescription: String { "'\(error.text)'" }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("/A", 0, .className), Mistake("A[0]/", 5, .className),
    Mistake("A//B", 2, .className), Mistake("[0]", 0, .className), Mistake(" A", 0, .className),
    Mistake("A ", 1, .nextStep), Mistake("A[0]B", 4, .nextStep), Mistake("A]", 1, .nextStep),
    Mistake("My View[0]", 2, .nextStep), Mistake("A & 0", 1, .nextStep),
    Mistake("A>[0]", 1, .nextStep), Mistake("A\n", 1, .nextStep),
    Mistake("A[0]\u{7f}", 4, .nextStep),
    Mistake("A<B[0]", 3, .closingAngle), Mistake("A<B<C>/D", 6, .closingAngle),
    Mistake("A[", 2, .index), Mistake("A[]", 2, .index), Mistake("A[-1]", 2, .index),
    Mistake("A[-]", 2, .index), Mistake("A[ 0]", 2, .index), Mistake("A[header]", 2, .index),
    Mistake("A[0:]", 4, .number), Mistake("A[header:]", 9, .number), Mistake("A[007]", 2, .number),
    Mistake("A[0:-1]", 4, .number), Mistake("A[9223372036854775808]", 2, .number),
    Mistake("A[0", 3, .closingBracket), Mistake("A[0:1:2]", 5, .closingBracket),
    Mistake("A[0/B[0]", 3, .closingBracket), Mistake("商品[0", 8, .closingBracket),
  ])
  func `a path is refused at the offset of the fault`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath(mistake.error.text) }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("A-", 2, .className), Mistake("A-&", 2, .className),
    Mistake("A->B & 0-0", 2, .className), Mistake("A", 1, .ampersand),
    Mistake("A&0", 1, .ampersand),
    Mistake("A[0]", 1, .ampersand), Mistake("A-B &  0-0", 6, .index), Mistake("A & ", 4, .index),
    Mistake("A-B & -0", 6, .index), Mistake("A-B & 0-", 8, .index), Mistake("A-B & 0", 7, .depth),
    Mistake("A-B & 0:2", 9, .depth), Mistake("A & 0-0", 5, .depthsEnd),
    Mistake("A & 0 ", 5, .depthsEnd), Mistake("A<B & 0", 4, .closingAngle),
    Mistake("A & 01", 4, .number),
  ])
  func `classes and depths are refused at the offset of the fault`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath(classesAndDepths: mistake.error.text) }
  }

  @Test(arguments: [
    Mistake("", 0, .className), Mistake("/", 0, .className), Mistake("A/B", 1, .classNameEnd),
    Mistake("A[0]", 1, .classNameEnd), Mistake("A]", 1, .classNameEnd),
    Mistake("A&B", 1, .classNameEnd), Mistake("My View", 2, .classNameEnd),
    Mistake("A->B", 2, .classNameEnd), Mistake("A\tB", 1, .classNameEnd),
    Mistake("A<\u{0}>", 2, .closingAngle), Mistake("A<[B]>", 2, .closingAngle),
    Mistake("A<B", 3, .closingAngle), Mistake("A<B>>", 4, .classNameEnd),
  ])
  func `a class name that no path can contain is refused`(mistake: Mistake) {
    #expect(throws: mistake.error) { try ViewPath.ClassName(mistake.error.text) }
  }

  @Test func `a class name with a hyphen has no form in classes and depths`() throws {
    let path = try ViewPath("Home[0]/my-view[0]")
    #expect(throws: Mistake("my-view[0]", 2, .noHyphen).error) { try path.classesAndDepths }
  }

  @Test func `a step without an index has no form in classes and depths`() throws {
    let path = try ViewPath("Home[0]/UIView")
    #expect(throws: Mistake("UIView", 6, .stepIndex).error) { try path.classesAndDepths }
  }

  @Test func `an error names the text, the offset and the expectation`() {
    #expect(
      Mistake("A[0/B[0]", 3, .closingBracket).error.description
        == "'A[0/B[0]' at offset 3: expected ']'")
  }
}
