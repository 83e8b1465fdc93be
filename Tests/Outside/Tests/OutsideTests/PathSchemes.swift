import AutoTrack
import MiniUI
import Synchronization
import Testing

/// A scheme by identifiers: `ShopController > #buy`; elements without one go by class and index.
struct CrumbScheme: PathScheme {
  let name = "crumbs"

  func path(of element: SchemeElement) -> String {
    guard element.controllerName == nil, let parent = element.parent else {
      return element.pageAlias ?? element.controllerName ?? element.className
    }
    let crumb =
      element.accessibilityIdentifier.map { "#\($0)" }
      ?? "\(element.className)\(element.index ?? 0)"
    return "\(path(of: parent)) > \(crumb)"
  }

  /// A rule may end in `> #*`, which matches every element with an identifier.
  func rule(_ text: String) throws(ViewPathError) -> PathRule {
    guard !text.hasSuffix(">") else {
      throw ViewPathError(text: text, offset: text.utf8.count, expectation: "a crumb, or #*")
    }
    return PathRule(text, in: name) { element in
      let path = path(of: element)
      guard text.hasSuffix("#*") else { return path == text }
      return element.accessibilityIdentifier != nil && path.hasPrefix(text.dropLast())
    }
  }
}

/// A scheme that computes each path once, for an app whose views never move.
private struct FrozenScheme: PathScheme {
  let name = "frozen"
  let count: @Sendable () -> Void

  func path(of element: SchemeElement) -> String {
    count()
    return CrumbScheme().path(of: element)
  }

  func cached() -> any PathSource { FrozenPaths(self) }
}

private final class FrozenPaths: PathSource {
  private let scheme: FrozenScheme
  private var known: [ObjectIdentifier: String] = [:]

  init(_ scheme: FrozenScheme) { self.scheme = scheme }

  func path(of view: View) -> String {
    if let path = known[ObjectIdentifier(view)] { return path }
    let path = scheme.path(of: view)
    known[ObjectIdentifier(view)] = path
    return path
  }
}

@Suite struct PathSchemes {
  @Test func `a scheme can cache its paths`() throws {
    let count = Mutex(0)
    let app = try TrackedApp.shop { configuration in
      configuration.scheme = FrozenScheme { count.withLock { $0 += 1 } }
    }
    for _ in 1...3 {
      try app.tap("#buy")
      app.wait(.seconds(1))
    }
    #expect(app.events.suffix(3).allSatisfy { $0["$element_path"] == "ShopController > #buy" })
    #expect(count.withLock(\.self) == 1)
  }

  @Test func `a scheme writes the paths of events`() throws {
    let app = try TrackedApp.shop { $0.scheme = CrumbScheme() }
    try app.tap("#buy")
    #expect(app.events.last?["$element_path"] == "ShopController > #buy")
  }

  @Test func `the view id stays that of the default path`() throws {
    let (own, standard) = (try TrackedApp.shop { $0.scheme = CrumbScheme() }, try TrackedApp.shop())
    for app in [own, standard] { try app.tap("#buy") }
    #expect(own.events.last?["$element_view_id"] == standard.events.last?["$element_view_id"])
  }

  @Test(arguments: [
    ("ShopController > #buy", ["buy"]), ("ShopController > #*", ["buy", "sell"]),
    ("ShopController > #name", []),
  ])
  func `a scheme matches the rules of circled elements`(
    path: String, circled: [String]
  ) throws {
    let app = try TrackedApp.shop { configuration in
      let element = ElementPattern(
        page: "ShopController", matching: try CrumbScheme().rule(path))
      configuration.rules = [CircledRule(name: "circled", element: element)]
    }
    for query in ["#buy", "#sell"] as [ElementQuery] { try app.tap(query) }
    let names = app.events.filter { $0.name == "circled" }.map { $0["$element_content"] }
    #expect(names == circled.map { .string($0) })
  }

  @Test func `rules of two schemes match in their order`() throws {
    let app = try TrackedApp.shop { configuration in
      let path = "ShopController[0]/UIButton[0]"
      let patterns = [
        ElementPattern(matching: try CrumbScheme().rule("ShopController > #*")),
        ElementPattern(path: try PathPattern(path)),
        ElementPattern(
          matching: try DefaultPathScheme().rule("ShopController[0]/UIButton[*]")),
      ]
      configuration.rules = zip(["crumbs", "standard", "wide"], patterns).map {
        CircledRule(name: $0, element: $1)
      }
    }
    try app.tap("#buy")
    #expect(app.names.suffix(4) == [.appClick, "crumbs", "standard", "wide"])
  }

  @Test func `an invalid rule is refused at its place`() {
    let error = #expect(throws: ViewPathError.self) { try CrumbScheme().rule("A >") }
    #expect(error?.description == "'A >' at offset 3: expected a crumb, or #*")
  }

  @Test func `a snapshot has the paths of the live views`() throws {
    let (app, scheme) = (try TrackedApp.shop(), CrumbScheme())
    let located = ViewTree(app.process).paths(by: scheme)
    for name in ["buy", "sell", "name"] {
      let path = scheme.path(of: try app.view(.identifier(name)))
      let found = located.filter { $0.element.accessibilityIdentifier == name }
      #expect(found.map(\.location.path) == [path])
    }
  }

  @Test func `a mutation that keeps the identifier keeps the path`() throws {
    let tree = ViewTree(try TrackedApp.shop().process)
    try tree.expectStable("#sell", by: CrumbScheme(), under: .insert("UIButton", .before("#buy")))
    #expect(throws: PathMoved.self) {
      try tree.expectStable("#sell", by: .standard, under: .insert("UIButton", .before("#buy")))
    }
  }

  @Test func `a configuration finds its own scheme by name`() {
    var configuration = Configuration()
    configuration.scheme = CrumbScheme()
    #expect(configuration.pathScheme() is CrumbScheme)
    #expect(configuration.pathScheme(named: "crumbs") is CrumbScheme)
    #expect(configuration.pathScheme(named: "sensors") is SensorsPathScheme)
    #expect(configuration.pathScheme(named: "other") == nil)
  }

  @Test func `collisions are found in any scheme`() throws {
    let app = try TrackedApp.shop()
    let buttons = [try app.view("#buy"), try app.view("#sell")]
    for button in buttons { button.accessibilityIdentifier = "same" }
    let found = PathCollisions(in: CrumbScheme()).collisions(among: buttons)
    #expect(found.map(\.path) == ["ShopController > #same"])
  }
}
