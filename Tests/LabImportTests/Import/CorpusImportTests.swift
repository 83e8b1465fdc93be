import Foundation
import LabImportSupport
import LabLanguage
import TestSupport
import Testing
@testable import LabImport

/// The Interface Builder files of published apps, which lie beside the repository where they exist.
@Suite struct CorpusImports {
  private static let folder = Repository.root.deletingLastPathComponent()
    .appending(path: "shared/corpus/ib")

  /// The files by name; empty where the folder is absent.
  private static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Records the reason for which nothing is compared.
  @Test func `the files of published apps are there or the tests are skipped`() throws {
    guard Self.names.isEmpty else { return }
    try Test.cancel("\(Self.folder.path) is absent, so no published file is imported")
  }

  @Test(arguments: TestSpace("CorpusImports", names).some(6))
  func `an import has the elements, classes, identifiers and actions of the file`(
    _ name: String
  ) throws {
    let bytes = try Self.bytes(name)
    let app = try ImportFixture.app([(name, bytes)])
    let scan = TextScan(String(decoding: bytes, as: UTF8.self))
    let nodes = app.controllers.flatMap(\.nodes)
    let parts = app.parts
    // A cell without a controller gets a list of the import's own.
    let own = nodes.filter { $0.role == .root && $0.list != nil && $0.id == nil }
    #expect(nodes.count - own.count == scan.views)
    #expect(Set(parts.compactMap(\.type.custom)) == scan.classes)
    #expect(Self.identifiers(in: app) == scan.identifiers)
    #expect(parts.flatMap(\.actions).map(\.selector).sorted() == scan.selectors)
    #expect(parts.flatMap(\.segues).count == scan.segues)
    #expect(app.controllers.flatMap(\.children).count == scan.relationships)
    #expect(nodes.flatMap(\.gestures).count == scan.recognisers)
  }

  @Test(arguments: TestSpace("CorpusImports", names).some(6))
  func `every element of a published file is known`(_ name: String) throws {
    let app = try ImportFixture.app([(name, try Self.bytes(name))])
    let file = try #require(app.files.first)
    #expect(file.elements.unknown == [:])
    #expect(file.attributes.unknown == [:])
    #expect(app.root != nil)
    #expect(!app.notes.contains { $0.reason == .unknownElement })
  }

  @Test(arguments: TestSpace("CorpusImports", names).some(6))
  func `the counts of a file add up to its tags`(_ name: String) throws {
    let bytes = try Self.bytes(name)
    let file = try #require(try ImportFixture.app([(name, bytes)]).files.first)
    let sums = file.elements.sums
    #expect(
      sums.read + sums.ignored + sums.unknown
        == TextScan(String(decoding: bytes, as: UTF8.self)).tags)
  }

  @Test func `files of one app are imported together`() throws {
    let names = Self.names.filter { $0.hasPrefix("duckduckgo-7.74.0") && $0.hasSuffix("board") }
    guard !names.isEmpty else { return }
    let app = try ImportFixture.app(try names.map { ($0, try Self.bytes($0)) })
    let single = try names.map { try ImportFixture.app([($0, try Self.bytes($0))]) }
    #expect(app.controllers.count == single.flatMap(\.controllers).count)
    #expect(app.files == single.flatMap(\.files))
  }

  private static func identifiers(in app: ImportedApp) -> [String] {
    let tabs = app.controllers.compactMap { $0.tabItem?.identifier }
    return (app.parts.compactMap(\.identifier) + tabs).sorted()
  }
}

/// Counts made from the text of a file, without a parser: one tag after the other.
private struct TextScan {
  private(set) var tags = 0
  private(set) var views = 0
  private(set) var segues = 0
  private(set) var relationships = 0
  private(set) var recognisers = 0
  private(set) var classes: Set<String> = []
  private(set) var identifiers: [String] = []
  private(set) var selectors: [String] = []

  /// The elements that UIKit shows; the bars of a controller and the owners of files are not views.
  private static let viewNames: Set<String> = [
    "view", "containerView", "label", "button", "imageView", "textField", "textView", "switch",
    "slider", "segmentedControl", "pickerView", "searchBar", "progressView",
    "activityIndicatorView", "refreshControl", "stackView", "scrollView", "tableView",
    "tableViewCell", "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "visualEffectView", "mapView",
    "navigationBar", "toolbar", "tabBar",
  ]

  init(_ text: String) {
    for tag in text.matches(of: /<([A-Za-z]+)((?:\s+[A-Za-z:]+="[^"]*")*)\s*\/?>/) {
      let pairs = tag.2.matches(of: /([A-Za-z:]+)="([^"]*)"/)
      count(
        String(tag.1),
        Dictionary(pairs.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $1 }))
    }
  }

  private mutating func count(_ name: String, _ attributes: [String: String]) {
    tags += 1
    let isBar = ["navigationBar", "toolbar", "tabBar"].contains(name) && attributes["key"] == name
    if Self.viewNames.contains(name), !isBar { views += 1 }
    if let type = attributes["customClass"], name != "placeholder", name != "segue", !isBar {
      classes.insert(type)
    }
    switch name {
    case "accessibility": identifiers += [attributes["identifier"]].compactMap(\.self)
    case "userDefinedRuntimeAttribute" where attributes["keyPath"] == "accessibilityIdentifier":
      identifiers += [attributes["value"]].compactMap(\.self)
    case "action": selectors += [attributes["selector"]].compactMap(\.self)
    case "segue" where attributes["kind"] == "relationship": relationships += 1
    case "segue" where attributes["destination"] != nil: segues += 1
    case "outletCollection" where attributes["property"] == "gestureRecognizers": recognisers += 1
    default: break
    }
    identifiers.sort()
    selectors.sort()
  }
}
