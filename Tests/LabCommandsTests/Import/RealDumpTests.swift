import Foundation
import LabLanguage
import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The real dumps beside the repository; without them, these tests are skipped.
@Suite(.enabled("no folder ../shared/dumps") { DumpFolder.exists })
struct RealDumps {
  @Test(arguments: TestSpace("RealDumps", DumpFolder.names).some(4))
  func `a real dump imports, runs and is visited, with its classes and identifiers`(
    name: String
  ) throws {
    let path = "dumps/\(name)"
    let folder = MemoryFolder([path: try DumpFolder.text(of: name)])
    let imported = LabRun(
      "import", path, "--app", "app.json5", "--scenario", "visit.json5", in: folder)
    #expect(imported == LabRun(.held, messages: imported.messages))
    #expect(imported.messages.contains("ignored by design"))
    let run = LabRun("run", "visit.json5", in: folder)
    #expect(run.code == .held, "\(run.output)\(run.messages)")
    #expect(LabRun("check", "visit.json5", in: folder).code == .held)
    let tree = LabRun("tree", "visit.json5", "--json", in: folder)
    let shown = try TreeCount(of: tree.output)
    let written = try DumpCount(of: name)
    #expect(written.classes.isEmpty == false)
    #expect(written.classes.missing(in: shown.classes) == [:])
    #expect(written.identifiers.missing(in: shown.identifiers) == [:])
  }

  @Test func `dumps of three builds become one app of three screens`() throws {
    let names = DumpFolder.names.filter { $0.contains("web-view") }
    #expect(names.count == 3)
    let texts = try names.map { ($0, try DumpFolder.text(of: $0)) }
    let folder = MemoryFolder(Dictionary(uniqueKeysWithValues: texts))
    let run = LabRun(
      "import", names[0], names[1], names[2], "--app", "a.json5", "--scenario", "v.json5",
      in: folder)
    #expect(run.messages.contains("3 screens, 1 reached by taps"))
    #expect(LabRun("run", "v.roots.json5", in: folder).code == .held)
  }
}

enum DumpFolder {
  private static let url = Repository.root.deletingLastPathComponent().appending(
    path: "shared/dumps")

  static var exists: Bool { FileManager.default.fileExists(atPath: url.path()) }

  /// The names of the dumps, sorted.
  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
    return all.filter { !$0.hasSuffix(".md") }.sorted()
  }()

  static func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}

extension [String: Int] {
  /// Returns the entries of which the other counts have fewer.
  func missing(in other: [String: Int]) -> [String: Int] {
    filter { other[$0.key, default: 0] < $0.value }
  }
}

/// The classes and identifiers in the output of `lab tree --json`.
private struct TreeCount {
  var classes: [String: Int] = [:]
  var identifiers: [String: Int] = [:]

  init(of json: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    for window in root?["windows"] as? [[String: Any]] ?? [] { add(window) }
  }

  private mutating func add(_ view: [String: Any]) {
    if let name = view["class"] as? String { classes[name, default: 0] += 1 }
    if let name = view["identifier"] as? String { identifiers[name, default: 0] += 1 }
    for inner in view["views"] as? [[String: Any]] ?? [] { add(inner) }
  }
}

/// The classes and identifiers that a dump has, counted without the importer.
///
/// Windows count once per window of the app, and the parts of controls that the system makes, which
/// have no identifiers, do not count.
private struct DumpCount {
  var classes: [String: Int] = [:]
  var identifiers: [String: Int] = [:]

  final class View {
    let name: String
    let identifier: String?
    var views: [View] = []

    init(_ name: String, _ identifier: String? = nil) {
      (self.name, self.identifier) = (name, identifier)
    }

    var hasIdentifier: Bool { identifier != nil || views.contains(where: \.hasIdentifier) }
  }

  init(of name: String) throws {
    let text = try DumpFolder.text(of: name)
    let roots: [View]
    switch name {
    case _ where name.hasSuffix(".xml"): roots = XMLCount.views(in: text)
    case _ where name.hasSuffix(".json"):
      roots = Self.views(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    case _ where name.contains("vctree"): roots = [View("UITabBar"), View("UINavigationBar")]
    default: roots = Self.lines(of: text)
    }
    for root in roots { add(root) }
    // The lab makes windows; the driver's own element stands for no view.
    for name in ["UIWindow", "AppiumAUT", "ViewHierarchy"] { classes[name] = nil }
  }

  private static let wholes = ["UISwitch", "UISlider", "UITextField", "UITextView"]

  private mutating func add(_ view: View) {
    classes[view.name, default: 0] += 1
    if let identifier = view.identifier { identifiers[identifier, default: 0] += 1 }
    for inner in view.views {
      let isPart =
        Self.wholes.contains(view.name)
        || view.name.hasSuffix("Button") && ["UIButtonLabel", "UIImageView"].contains(inner.name)
      if !isPart || inner.hasIdentifier { add(inner) }
    }
  }

  private static func views(_ json: Any) -> [View] {
    guard let members = json as? [String: Any] else { return [] }
    let inner = (members["children"] as? [Any] ?? []).flatMap(views)
    guard let name = members["type"] as? String, members["frame"] != nil else { return inner }
    let view = View(name, members["id"] as? String)
    view.views = inner
    return [view]
  }

  /// Each line has a class after its bars; layers have no frame.
  private static func lines(of text: String) -> [View] {
    var roots: [View] = []
    var open: [(depth: Int, view: View)] = []
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /<+(\w+): 0x\w+; (?:baseClass = \w+; )?frame/) else {
        continue
      }
      let depth = line[..<match.range.lowerBound].filter { $0 == "|" }.count
      let view = View(String(match.1))
      while let last = open.last, last.depth >= depth { open.removeLast() }
      if let parent = open.last { parent.view.views.append(view) } else { roots.append(view) }
      open.append((depth, view))
    }
    return roots
  }
}

/// The views of an XML dump.
private final class XMLCount: NSObject, XMLParserDelegate {
  private var open = [DumpCount.View("")]

  static func views(in text: String) -> [DumpCount.View] {
    let parser = XMLParser(data: Data(text.replacing("\"<number>\"", with: "\"0\"").utf8))
    let counter = XMLCount()
    parser.delegate = counter
    guard parser.parse() else { return [] }
    return counter.open[0].views
  }

  private static let types = [
    "Other": "UIView", "StaticText": "UILabel", "Button": "UIButton", "Cell": "UITableViewCell",
    "Image": "UIImageView", "Switch": "UISwitch", "Window": "UIWindow", "Table": "UITableView",
    "Application": "UIWindow", "TextField": "UITextField", "SecureTextField": "UITextField",
    "NavigationBar": "UINavigationBar", "ScrollView": "UIScrollView", "TextView": "UITextView",
    "Link": "UIView", "Key": "UIView", "StatusBar": "UIView", "Tab": "UITabBarButton",
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    var type = attributes["class"] ?? name
    var identifier = attributes["id"]
    if name.hasPrefix("XCUIElementType") {
      type = Self.types[String(name.dropFirst(15))] ?? name
      let hasOwn = attributes["name"] != attributes["label"] && attributes["name"] != ""
      identifier = hasOwn ? attributes["name"] : nil
    }
    let view = DumpCount.View(type, type == "UIWindow" ? nil : identifier)
    open.last?.views.append(view)
    open.append(view)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
