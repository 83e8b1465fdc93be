import AutoTrack
import LabLanguage
import Testing
import TestSupport
@testable import LabReport
@testable import LabRules

/// The containers around a screen, in apps of several files whose names and order change.
@Suite struct PlacementOrder {
  /// A storyboard of scenes; without an initial controller if that is empty.
  private static func storyboard(_ initial: String, _ scenes: String...) -> String {
    let start = initial.isEmpty ? "" : " initialViewController=\"\(initial)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)>
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  private static func scene(_ element: String, _ id: String, _ contents: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <\(element) id="\(id)" customClass="\(id)Controller" sceneMemberID="viewController">
        \(contents)
      </\(element)>
    </objects></scene>
    """
  }

  /// A container whose relationships lead to other controllers.
  private static func container(
    _ element: String, _ id: String, _ relationship: String, _ children: String...
  ) -> String {
    let segues = children.map { child in
      """
      <segue destination="\(child)" kind="relationship" relationship="\(relationship)"
        id="r-\(id)-\(child)"/>
      """
    }
    return scene(element, id, "<connections>\(segues.joined())</connections>")
  }

  /// A screen with a button that leads to another one.
  private static func screen(
    _ id: String, _ kind: String = "show", to target: String? = nil, bar: Bool = false
  ) -> String {
    let segue = target.map { "<segue destination=\"\($0)\" kind=\"\(kind)\" id=\"g-\(id)\"/>" }
    let item = """
      <navigationItem key="navigationItem" id="n-\(id)"><barButtonItem key="rightBarButtonItem"
        title="Edit" id="e-\(id)"/></navigationItem>
      """
    return scene(
      "viewController", id,
      """
      <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><button opaque="NO" id="b-\(id)">
          <rect key="frame" x="20" y="200" width="100" height="44"/>
          <state key="normal" title="\(id)"/>
          <connections>
            <action selector="tap\(id):" destination="\(id)" eventType="touchUpInside"
              id="a-\(id)"/>
            \(segue ?? "")
          </connections>
        </button></subviews>
      </view>
      \(bar ? item : "")
      """)
  }

  private static func reference(_ id: String, to storyboard: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder storyboardName="\(storyboard)"
      id="\(id)" sceneMemberID="viewController"/></objects></scene>
    """
  }

  /// Files that do not name each other: a plain screen; a stack; tabs with a stack; a split view;
  /// a stack that nothing leads to, which presents a screen; screens that only code shows.
  private static let files = [
    storyboard("Help", screen("Help")),
    storyboard(
      "Shop", container("navigationController", "Shop", "rootViewController", "Goods"),
      screen("Goods", to: "Detail"), screen("Detail", "presentation", to: "Photo"),
      screen("Photo")),
    storyboard(
      "Tabs", container("tabBarController", "Tabs", "viewControllers", "Feed", "Me"),
      container("navigationController", "Feed", "rootViewController", "News"),
      screen("News", to: "Story"), screen("Story"), screen("Me")),
    storyboard(
      "", container("splitViewController", "Mail", "masterViewController", "Boxes"),
      container("navigationController", "Boxes", "rootViewController", "Inbox"),
      screen("Inbox", to: "Letter"), screen("Letter"), screen("Loop", to: "Circle"),
      screen("Circle", to: "Loop", bar: true)),
  ]

  private static func permutations<Item>(_ items: [Item]) -> [[Item]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  private static func version(_ files: [(String, String)]) throws -> ImpactVersion {
    let sorted = files.sorted { $0.0 < $1.0 }
    return try ImpactVersion("app", sorted.map { ($0.0, Array($0.1.utf8)) })
  }

  /// The paths of every element in the schemes that know containers, by its id.
  private static func paths(in version: ImpactVersion) throws -> [String: [String]] {
    let survey = try VersionStage.survey(of: version, [])
    try #require(survey.faults == [])
    let known = survey.elements.map { element in
      let paths = PathSchemes.all.map { $0.path(of: element.snapshot) }
      return (element.id, paths + [element.sighting.page ?? ""])
    }
    return Dictionary(known) { first, _ in first }
  }

  /// A rule of Mixpanel's scheme, which knows containers, for each button of the files.
  private static func rules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    let scheme = MixpanelPathScheme()
    return try survey.elements.filter { $0.id.hasPrefix("b-") }.map { element in
      let rule = try scheme.rule(scheme.path(of: element.snapshot))
      return CircledRule(name: element.id, element: ElementPattern(matching: rule))
    }
  }

  @Test func `every screen is in the containers of its file`() throws {
    let version = try Self.version(Self.files.enumerated().map { ("\($0).storyboard", $1) })
    let paths = try Self.paths(in: version)
    let mixpanel = try #require(PathSchemes.all.firstIndex { $0.name == "mixpanel" })
    func start(_ id: String) -> String {
      let steps = paths["b-\(id)"]?[mixpanel].split(separator: "/") ?? []
      return steps.prefix { !$0.hasPrefix("UIView") }.joined(separator: "/")
    }
    #expect(start("Help") == "")
    #expect(start("Goods") == "GoodsController")
    #expect(start("Detail") == "DetailController")
    #expect(start("Photo") == "")
    #expect(start("News") == "FeedController/NewsController")
    #expect(start("Story") == "FeedController/StoryController")
    #expect(start("Me") == "MeController")
    #expect(start("Inbox") == "BoxesController/InboxController")
    #expect(start("Letter") == "BoxesController/LetterController")
    // A bar button needs a stack.
    #expect(start("Circle") == "CircleController")
    #expect(start("Loop") == "LoopController")
    #expect(paths.keys.contains("e-Circle"))
  }

  @Test(arguments: [
    ["A.storyboard", "B.storyboard", "C.storyboard", "D.storyboard"],
    ["Main.storyboard", "B.storyboard", "C.storyboard", "Z.storyboard"],
  ])
  func `files with other names have equal paths and verdicts`(_ names: [String]) throws {
    let first = try Self.version(Array(zip(names, Self.files)))
    let (paths, rules) = (try Self.paths(in: first), try Self.rules(of: first))
    #expect(rules.count == 11)
    for files in TestSpace("PlacementOrder", Self.permutations(Self.files)).some(3) {
      let other = try Self.version(Array(zip(names, files)))
      #expect(try Self.paths(in: other) == paths)
      let report = try ImpactReport(from: first, rules, to: other, rules)
      let back = try ImpactReport(from: other, rules, to: first, rules)
      let outcomes = report.verdicts.map(\.outcome)
      #expect(outcomes == back.verdicts.map(\.outcome))
      #expect(Set(outcomes).isSubset(of: [.kept]), "\(report.summary)")
    }
  }

  @Test func `a new file that comes first changes no verdict`() throws {
    let old = try Self.version([("Shop.storyboard", Self.files[1])])
    let rules = try Self.rules(of: old)
    for name in ["A.storyboard", "Main.storyboard", "Z.storyboard"] {
      let new = try Self.version([("Shop.storyboard", Self.files[1]), (name, Self.files[2])])
      let report = try ImpactReport(from: old, rules, to: new, rules)
      #expect(report.verdicts.allSatisfy { $0.now.count == 1 && $0.outcome != .lost })
      #expect(report.count(of: .kept) >= 2, "\(report.summary)")
    }
  }

  /// The initial controller of a file is no entrance if another file leads to it.
  @Test func `the order of files with references does not matter`() throws {
    let main = Self.storyboard(
      "Shop", Self.container("navigationController", "Shop", "rootViewController", "Goods"),
      Self.screen("Goods", to: "ref"), Self.reference("ref", to: "Detail"))
    let detail = Self.storyboard("Page", Self.screen("Page", to: "Next"), Self.screen("Next"))
    let login = Self.storyboard(
      "Login", Self.screen("Login", "presentation", to: "back"),
      Self.reference("back", to: "Main"))
    let orders = Self.permutations(["1", "2", "3"]).map { folders in
      Array(
        zip(folders, [("Main", main), ("Detail", detail), ("Login", login)]).map {
          ("\($0)/\($1.0).storyboard", $1.1)
        })
    }
    let all = try orders.map { try Self.paths(in: Self.version($0)) }
    #expect(all.allSatisfy { $0 == all[0] })
    let mixpanel = try #require(PathSchemes.all.firstIndex { $0.name == "mixpanel" })
    #expect(all[0]["b-Page"]?[mixpanel] == "/PageController/UIView/UIButton")
    #expect(all[0]["b-Next"]?[mixpanel] == "/NextController/UIView/UIButton")
  }

  /// Of screens that only code shows, the ones that lead to others come first.
  @Test func `the order of classes in an app file does not matter`() throws {
    func entry(_ name: String, to target: String? = nil, bar: Bool = false) -> String {
      let button = "{ is: \"UIButton\", origin: \"b-\(name)\", frame: [0, 200, 99, 44], "
      let item = "\"navigationItem.rightBarButtonItems\": [{ title: \"E\", action: \"go:\" }],"
      let step = target.map { "{ show: \"\($0)\" }" } ?? ""
      return """
        \(name): { is: "UIViewController", \(bar ? item : "")
          view: { subviews: [\(button) title: "T", on: { touchUpInside: "go:" } }] },
          methods: { "go:": [\(step)] } }
        """
    }
    let classes = [
      entry("Home"), entry("Zoo", to: "Animal", bar: true), entry("Animal"),
      entry("One", to: "Two"), entry("Two", to: "One", bar: true),
    ]
    let orders = Self.permutations(classes)
    #expect(orders.count == 120)
    let all = try TestSpace("PlacementOrder", orders).some(12).map { classes in
      let text = "{ root: \"Home\", classes: { \(classes.joined(separator: ",\n")) } }"
      return try Self.paths(in: ImpactVersion("app", [("app.json5", Array(text.utf8))]))
    }
    #expect(all.allSatisfy { $0 == all[0] })
    let mixpanel = try #require(PathSchemes.all.firstIndex { $0.name == "mixpanel" })
    #expect(all[0]["b-Animal"]?[mixpanel] == "/Animal/UIView/UIButton")
  }
}

extension VersionElement {
  /// The id of its view without the file.
  fileprivate var id: String { key.split(separator: "#").last.map(String.init) ?? key }
}
