import Foundation
import MiniUI
import Testing
import TestSupport

@testable import AutoTrack
@testable import LabKit
@testable import LabSystem

/// The page's own paths, edits and rules beside the library's, on random trees.
///
/// `Tests/Page/agreement.js` compares; without node the suite has nothing to compare with.
@Suite struct PageAgreement {
  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: node != nil, "node is not installed"))
  func `the page gives the library's answers for random trees`() throws {
    var lines = try PageBasics.line + "\n"
    let seeds = TestSpace("PageAgreement", 1...10_000).some(200)
    for seed in seeds { lines += try TreeAnswers(seed: UInt64(seed)).line + "\n" }
    // `Tests/Page/faults` reads the file of the whole space.
    let kept = Repository.root.appending(path: ".build/page-trees.jsonl").path
    let text = try Self.comparison(
      "trees", of: lines, in: TestSize.current == .whole ? kept : nil)
    #expect(text.contains(seeds.count == 10_000 ? "10,000 trees" : "\(seeds.count) trees"))
  }

  @Test(.enabled(if: node != nil, "node is not installed"))
  func `the page gives the library's answers about rules on all screens of a scenario`() throws {
    let scenarios = RepositoryRun.sample(for: "PageAgreement")
    let answers = scenarios.map { ScenarioAnswers(of: $0) }
    let lines = try [PageBasics.line] + answers.map { try $0.line }
    let text = try Self.comparison("screens", of: lines.joined(separator: "\n"))
    #expect(text.contains("\(scenarios.count) scenarios"))
    // Enough rules, and enough of them answer about screens other than their own.
    #expect(answers.flatMap(\.rules).count > TestSize.amount(30, all: 1_000))
    #expect(answers.count { $0.screens > 1 } > TestSize.amount(3, all: 100))
  }

  /// Compares the answers of a file; returns the counts.
  private static func comparison(
    _ kind: String, of lines: String, in kept: String? = nil
  ) throws -> String {
    let folder = try TemporaryFolder("answers-\(kind)")
    let file = kept ?? "\(folder.path)/\(kind).jsonl"
    try Data(lines.utf8).write(to: URL(filePath: file))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(Self.node))
    process.arguments = [Self.script, kind, file]
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.prefix(2_000))")
    return text
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Page/agreement.js").path
}

/// Returns a value for JSON: null for nil.
func orNull(_ value: Any?) -> Any { value ?? NSNull() }

/// A random tree with edits of it, and the library's answers about both.
struct TreeAnswers {
  private var chance: Chance
  private(set) var tree = ViewTree(nodes: [ViewTree.Node(type: ViewClass(""))])
  private var classes: [String: ViewClass] = [:]
  private var pages: [String: String] = [:]

  private static let views = [
    "UIView", "UIView", "UILabel", "UIButton", "UIButton", "UITableViewCell", "UISegment",
    "UISegmentedControl", "UITabBarButton", "UINavigationBar", "_UIButtonBarButton", "UISwitch",
    "UIButton", "UITextField", "Shop.BuyButton", "UIButton", "Shop.CartCell", "Shop.Cart.Cell",
    "App.Chips",
    "Box<Shop.A, Other.B>", "Box<(Int...) -> Swift.Int>", "(unknown context at $1).Row", "A-B",
    "\u{E4}\u{308}.V\u{301}iew", "商店.单元格", "A/B", "A[0]", "a b", ".Inner", "x&y", "😀.Smile",
    "Box<A", "Lib.", "a..b", "-", "٣.Row", "\u{7F}v",
  ]
  private static let screens = [
    "HomeViewController", "Shop.CartViewController", "A-B", "VC", "UINavigationController",
  ]
  private static let names = ["buy", "buy", "row", "name", "", "\u{1F600}"]
  private static let texts = [
    "Buy", "Sell", "a \"b\"\\", "\u{1}\t\n", "购买", "</script>", "",
    "Inbox (3)", "Row 2 of 30", "5", "第三步 5", "e\u{301}1x", "1\u{301}a", "A\r\n2", "\u{1F600}1",
  ]
  private static let aliases = ["Cart", "A/B", "", "a b", "Ä-Ö"]

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    if one(in: 3) { pages["HomeViewController"] = pick(Self.aliases) }
    if one(in: 4) { pages["VC"] = pick(Self.aliases) }
    let count = Int.random(in: 1...14, using: &chance)
    for id in 1...count {
      // Most trees have one window; a later view is in any earlier one.
      let parent = id == 1 || one(in: 20) ? 0 : Int.random(in: 1..<id, using: &chance)
      tree.nodes.append(node(in: parent))
      tree.nodes[parent].children.append(id)
    }
  }

  mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &chance) == 0
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &chance)]
  }

  mutating func maybe(_ items: [String], one count: Int) -> String? {
    one(in: count) ? pick(items) : nil
  }

  private mutating func type(_ name: String) -> ViewClass {
    if let known = classes[name] { return known }
    let lines = [
      "App.Chips": ["UISegmentedControl", "UIControl"],
      "Shop.BuyButton": ["UIButton", "UIControl"],
      "Shop.CartCell": ["UITableViewCell", "UIView"],
    ]
    let ancestors = lines[name] ?? ["UIView"]
    let new = ViewClass(name, below: name == "UIView" ? [] : ancestors)
    classes[name] = new
    return new
  }

  private mutating func place() -> ListPlace? {
    let (section, row) = (
      Int.random(in: 0...1, using: &chance), Int.random(in: 0...3, using: &chance)
    )
    switch Int.random(in: 0...9, using: &chance) {
    case 0, 1: return .cell(CellPath(section: section, row: row))
    case 2: return .header(section)
    case 3: return .footer(section)
    default: return nil
    }
  }

  private mutating func node(in parent: Int) -> ViewTree.Node {
    var node = ViewTree.Node(type: type(pick(Self.views)), parent: parent)
    node.identifier = maybe(Self.names, one: 3)
    node.text = maybe(Self.texts, one: 2)
    node.isHidden = one(in: 10)
    node.listPlace = place()
    if one(in: 3) { node.selectedSegment = Int.random(in: 0...2, using: &chance) }
    node.known = KnownDetails(details())
    if one(in: parent == 0 ? 2 : 8) { node.owner = owner(in: parent) }
    return node
  }

  /// Returns a new controller, mostly a child of the one around it.
  private mutating func owner(in parent: Int) -> ViewTree.Owner {
    let name = pick(Self.screens)
    var owner = ViewTree.Owner(
      controller: PathController(
        className: name, pageAlias: maybe(Self.aliases, one: 4), isAlert: false, index: nil))
    var outer: Int? = parent
    while let id = outer, id != 0, tree.nodes[id].owner == nil { outer = tree.nodes[id].parent }
    owner.number = tree.controllers.count
    tree.controllers.append(
      ViewTree.ControllerNode(
        classNames: [name, "UIViewController"],
        parent: one(in: 6) ? nil : outer.flatMap { tree.nodes[$0].owner?.number },
        isRootOfKeyWindow: false))
    return owner
  }
}

extension TreeAnswers {
  /// The tree, the edits and the answers in one line of JSON.
  fileprivate var line: String {
    get throws {
      var copy = self
      let scheme = DefaultPathScheme(pages: pages)
      let edits = copy.edits()
      let after = edits.tree
      let elements = tree.elements.filter { $0.id % 3 != 0 || $0.text != nil }
      let rule = try copy.rule(in: after, scheme)
      let all: [String: Any] = [
        "tree": tree.members(pages),
        "before": Self.paths(of: tree, scheme),
        "edits": edits.json, "after": Self.paths(of: after, scheme),
        "outcomes": [
          Self.outcomes(of: elements, in: after, "default", scheme),
          Self.outcomes(
            of: elements, in: after, "classes and depths", DepthsScheme(paths: scheme)),
          Self.outcomes(of: elements, in: after, "identifier", IdentifierScheme()),
        ],
        "rule": rule, "confidences": copy.confidences, "anchored": copy.anchored(after),
      ]
      let data = try JSONSerialization.data(withJSONObject: all, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static func paths(of tree: ViewTree, _ scheme: DefaultPathScheme) -> [[Any]] {
    tree.paths(by: scheme).map { located in
      let depths = DepthsScheme(paths: scheme).depths(of: located.element)
      return [
        located.element.id, located.location.path, orNull(located.location.position),
        orNull(depths),
      ]
    }
  }

  private static func outcomes(
    of elements: [ViewTree.Element], in tree: ViewTree, _ name: String, _ scheme: any PathScheme
  ) -> [String: Any] {
    let own = elements.filter { !scheme.path(of: $0).isEmpty }
    let found = SchemeRules(for: own, by: scheme).outcomes(in: tree)
    return [
      "scheme": name, "elements": own.map(\.id),
      "outcomes": found.map { orNull($0?.rawValue) },
    ]
  }
}

/// The default paths in their form of classes and depths; empty for a path without it.
private struct DepthsScheme: PathScheme {
  let paths: DefaultPathScheme
  var name: String { "classes and depths" }

  func depths(of element: ViewTree.Element) -> String? {
    // A segment has the path of its control, which is the path's own text.
    try? ViewPath(paths.path(of: element)).classesAndDepths
  }

  func path(of element: SchemeElement) -> String {
    guard case .snapshot(let element) = element.storage else { return "" }
    return depths(of: element) ?? ""
  }
}

/// The identifiers; empty for an element without one.
private struct IdentifierScheme: PathScheme {
  var name: String { "identifier" }
  func path(of element: SchemeElement) -> String { element.accessibilityIdentifier ?? "" }
}

extension ViewPath.Index {
  init(_ place: ListPlace) {
    switch place {
    case .cell(let path): self = .indexPath(section: path.section, row: path.row)
    case .header(let section): self = .header(section: section)
    case .footer(let section): self = .footer(section: section)
    }
  }
}

extension TreeAnswers {
  /// Applies up to three edits, each with the reason if the tree does not permit it.
  fileprivate mutating func edits() -> (tree: ViewTree, json: [[String: Any]]) {
    var (edited, json) = (tree, [[String: Any]]())
    for _ in 0..<Int.random(in: 0...3, using: &chance) {
      let queries = Self.queries(in: edited)
      guard let (at, query) = queries.randomElement(using: &chance),
        let (other, anchor) = queries.randomElement(using: &chance)
      else { break }
      var (edit, members) = self.edit(query, anchor, anchorID: other)
      members["at"] = members["at"] ?? at
      do {
        edited = try edited.applying(edit)
      } catch {
        members["reason"] = Self.word(error.reason)
      }
      json.append(members)
    }
    return (edited, json)
  }

  private static func word(_ reason: MutationError.Reason) -> String {
    switch reason {
    case .notFound: "notFound"
    case .topmost: "topmost"
    case .noSibling: "noSibling"
    case .partOfList: "partOfList"
    case .rootView: "rootView"
    case .noController: "noController"
    case .noText: "noText"
    case .noName: "noName"
    }
  }

  /// Returns the elements that a query finds alone, by their ids.
  private static func queries(in tree: ViewTree) -> [(Int, ElementQuery)] {
    let all = tree.paths()
    let counts = all.reduce(into: [:]) { $0[$1.location.path, default: 0] += 1 }
    return all.filter { counts[$0.location.path] == 1 }.map { located in
      (located.element.id, .path(located.location.path))
    }
  }

  private mutating func place(_ query: ElementQuery) -> (Mutation.Place, String) {
    switch Int.random(in: 0...3, using: &chance) {
    case 0: (.before(query), "before")
    case 1: (.after(query), "after")
    case 2: (.first(in: query), "first")
    default: (.last(in: query), "last")
    }
  }

  private mutating func newView() -> (NewView, [String: Any]) {
    var view = NewView(pick(Self.views + [""]))
    view.identifier = maybe(Self.names, one: 2)
    view.text = maybe(Self.texts, one: 2)
    view.controller = maybe(Self.screens + [""], one: 5)
    view.pageAlias = view.controller == nil ? nil : maybe(Self.aliases, one: 2)
    view.listPlace = place()
    view.isHidden = one(in: 5)
    if one(in: 3) { view.children = [NewView(pick(Self.views))] }
    let facts: [String: Any?] = [
      "class": view.className, "identifier": view.identifier, "text": view.text,
      "controller": view.controller, "alias": view.pageAlias, "isHidden": view.isHidden,
      "place": view.listPlace.map { ViewPath.Index($0).description },
      "children": view.children.map { ["class": $0.className] },
    ]
    return (view, facts.compactMapValues(\.self))
  }

  private mutating func edit(
    _ query: ElementQuery, _ anchor: ElementQuery, anchorID: Int
  ) -> (Mutation, [String: Any]) {
    let name = pick(Self.views + ["", "UISegmentedControl", "App.New"])
    let text = pick(Self.texts)
    switch Int.random(in: 0...9, using: &chance) {
    case 0, 1:
      let (view, facts) = newView()
      let (place, word) = place(anchor)
      return (
        .insert(view, place), ["kind": "insert", "view": facts, "place": word, "at": anchorID]
      )
    case 2: return (.remove(query), ["kind": "remove"])
    case 3: return (.hide(query), ["kind": "hide"])
    case 4, 5:
      let (place, word) = place(anchor)
      return (.reorder(query, place), ["kind": "move", "place": word, "to": anchorID])
    case 6: return (.wrap(query, in: name), ["kind": "wrap", "name": name])
    case 7: return (.unwrap(query), ["kind": "unwrap"])
    case 8:
      guard one(in: 3) else { return (.rename(query, to: name), ["kind": "rename", "name": name]) }
      return (.retitle(query, to: text), ["kind": "retitle", "text": text])
    default:
      let screen = pick(Self.screens + [""])
      return (
        .renameController(of: query, to: screen), ["kind": "renameController", "name": screen]
      )
    }
  }

  /// Returns a circled rule with its text, and its misses among the elements of a tree.
  fileprivate mutating func rule(
    in edited: ViewTree, _ scheme: DefaultPathScheme
  ) throws -> [String: Any] {
    let tree = one(in: 2) ? self.tree : edited
    let located = pick(tree.paths(by: scheme))
    var pattern = try PathPattern(located.location.path)
    if one(in: 3), let any = pattern.anyPosition(but: located.location.position) { pattern = any }
    let position = one(in: 2) ? located.location.position : nil
    let page = maybe(Self.screens, one: 2)
    let content = maybe(Self.texts, one: 4)
    let element = ElementPattern(page: page, path: pattern, position: position, content: content)
    let rule = CircledRule(name: "Circled", element: element)
    let misses = edited.paths(by: scheme).map { seen -> [Any] in
      let screen = seen.element.screen?.controllerName
      let sighting = ElementSighting(
        page: screen, path: seen.location.path, position: seen.location.position,
        content: seen.element.text)
      let miss = element.miss(of: sighting, nil).map { [$0.part, $0.reason, $0.held] as [Any] }
      return [seen.element.id, orNull(screen), orNull(seen.element.text), orNull(miss)]
    }
    let members: [String: String?] = [
      "name": rule.name, "page": page, "path": "\(pattern)", "position": position,
      "content": content,
    ]
    return [
      "rule": members.compactMapValues(\.self), "text": rule.text, "misses": misses,
      "any": orNull(pattern.anyPosition(but: position).map { "\($0)" }),
    ]
  }
}
