import AutoTrack
import Testing

@Suite struct ElementMatchers {
  private static func pattern(
    _ page: String?, _ path: String, _ position: String? = nil, _ content: String? = nil
  ) throws -> ElementPattern {
    ElementPattern(page: page, path: try PathPattern(path), position: position, content: content)
  }

  private static func matches(
    _ patterns: [ElementPattern], _ page: String?, _ path: String, _ position: String? = nil,
    _ content: String? = nil
  ) -> [Int] {
    let matcher = ElementMatcher(Array(patterns.enumerated()), by: \.element)
    let sighting = ElementSighting(page: page, path: path, position: position, content: content)
    return matcher.matches(sighting).map(\.offset)
  }

  private let path = "Home[0]/UITableView[0]/Cell[0:2]"

  @Test func `S3.9 a rule matches its page and its path`() throws {
    let rules = try [
      Self.pattern("Home", path), Self.pattern("Cart", path), Self.pattern(nil, path),
      Self.pattern("Home", "Home[0]/UITableView[0]/Cell[0:3]"),
      Self.pattern("Home", "Home[0]/UITableView[0]"),
      Self.pattern("Home", path + "/UIButton[0]"),
    ]
    #expect(Self.matches(rules, "Home", path) == [0, 2])
    #expect((Self.matches(rules, "Cart", path), Self.matches(rules, nil, path)) == ([1, 2], [2]))
  }

  @Test
  func `S3.7j any position matches every index of the class only`() throws {
    let rules = try [
      Self.pattern("Home", "Home[0]/UITableView[0]/Cell[*]"),
      Self.pattern("Home", "Home[0]/UITableView[*]/Cell[0:2]"),
      Self.pattern("Home", "Home[*]/UITableView[*]/Cell[*]"),
      Self.pattern("Home", "Home[0]/UITableView[0]/Row[*]"),
    ]
    #expect(Self.matches(rules, "Home", path) == [0, 1, 2])
    #expect(Self.matches(rules, "Home", "Home[0]/UITableView[0]/Cell[header:1]") == [0, 2])
    #expect(Self.matches(rules, "Home", "Home[0]/UITableView[1]/Cell[0:3]") == [2])
  }

  @Test func `S3.7j a position and a content are matched only if the rule has them`() throws {
    let rules = try [
      Self.pattern("Home", path), Self.pattern("Home", path, "0:2"),
      Self.pattern("Home", path, nil, "Pot"), Self.pattern("Home", path, "0:2", "Pot"),
      Self.pattern("Home", path, "0:3"), Self.pattern("Home", path, nil, "Cup"),
    ]
    #expect(Self.matches(rules, "Home", path, "0:2", "Pot") == [0, 1, 2, 3])
    #expect(Self.matches(rules, "Home", path, "0:3", nil) == [0, 4])
    #expect(Self.matches(rules, "Home", path) == [0])
  }

  @Test(
    arguments: [
      ("Home[0]/UITableView[0]/Cell[0:2]", "0:2", "Home[0]/UITableView[0]/Cell[*]"),
      (
        "Home[0]/UITableView[0]/Cell[0:2]/UIButton[1]", "0:2",
        "Home[0]/UITableView[0]/Cell[*]/UIButton[1]"
      ),
      ("Tabs[0]/UITabBar[0]/UITabBarButton[1]", "1", "Tabs[0]/UITabBar[0]/UITabBarButton[*]"),
      ("Home[0]/UISegmentedControl[0]", "1", nil), ("Home[0]/UIButton[0]", nil, nil),
    ] as [(String, String?, String?)])
  func `S3.7j any position replaces the index path`(
    path: String, position: String?, wider: String?
  ) throws {
    #expect(try PathPattern(path).anyPosition(but: position)?.description == wider)
  }

  @Test(arguments: ["Home[0]/Cell[*]", "Home[*]", "A/B[0:1]", "A<B, C>[*]/D[footer:1]"])
  func `a pattern reads back from its text`(text: String) throws {
    #expect(try PathPattern(text).description == text)
  }

  @Test(arguments: [
    ("", 0), ("Home[0]/", 8), ("Home[**]", 5), ("Home[a]", 5), ("Home[0]]", 7), ("[*]", 0),
    ("Home[*", 5),
  ])
  func `the error for an unreadable pattern has the offset`(text: String, offset: Int) throws {
    let error = try #require(throws: ViewPathError.self) { try PathPattern(text) }
    #expect(error.offset == offset)
  }
}
