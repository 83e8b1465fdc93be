import LabImportSupport
import LabLanguage
import LabLanguageSupport
import TestSupport
import Testing
@testable import LabImport

/// Hand-written storyboards and xibs as imported apps.
@Suite struct InterfaceBuilderFiles {
  private static func app(_ names: String...) throws -> ImportedApp {
    try ImportFixture.app(try names.map { ($0, try ImportFixture.bytes($0)) })
  }

  @Test func `two storyboards become one app`() throws {
    let app = try Self.app("Main.storyboard", "Orders.storyboard")
    try expectSnapshot(ImportOutline(app).text, named: "import-storyboards")
  }

  @Test(arguments: ["LoginView", "ReviewCell"])
  func `a xib becomes a screen`(_ name: String) throws {
    try expectSnapshot(ImportOutline(try Self.app("\(name).xib")).text, named: "import-\(name)")
  }

  @Test func `an import is deterministic`() throws {
    let apps = try (0..<3).map { _ in try Self.app("Main.storyboard", "Orders.storyboard") }
    #expect(apps.allSatisfy { $0 == apps[0] })
  }

  @Test func `elements and attributes are counted per file`() throws {
    let app = try Self.app("Main.storyboard")
    let file = try #require(app.files.first)
    #expect(file.format == "Interface Builder storyboard")
    #expect(file.elements.unknown == ["carouselView": 1])
    #expect(file.elements.read["button"] == 7)
    #expect(file.elements.ignored["constraint"] == 2)
    #expect(file.elements.ignored["segue"] == 1)
    #expect(file.attributes.unknown == [:])
    #expect(file.attributes.read["segue.destination"] == 15)
  }

  @Test func `a reference leads to the other file only if it is given`() throws {
    let alone = try Self.app("Main.storyboard")
    let missing = alone.notes.filter { $0.reason == .missingDestination }
    #expect(
      missing.map(\.description) == [
        "Main.storyboard:19: relationship 'viewControllers': no given file has the destination "
          + "(the storyboard 'Orders' is not given)"
      ])
    let together = try Self.app("Main.storyboard", "Orders.storyboard")
    let tabs = try #require(together.controllers.first).children
    #expect(
      tabs.last?.destination == .controller(ImportedID(file: "Orders.storyboard", id: "spl-00-ord"))
    )
  }

  @Test func `a file is found by its name without the folder and the last extension`() throws {
    let files = [
      ("a/Main.storyboard", "Main.storyboard"), ("b/My.Orders.storyboard", "Orders.storyboard"),
    ]
    let app = try ImportFixture.app(try files.map { ($0.0, try ImportFixture.bytes($0.1)) })
    #expect(app.root?.file == "a/Main.storyboard")
    #expect(app.notes.contains { $0.detail == "the storyboard 'Orders' is not given" })
  }

  @Test func `the file called Main has the first screen`() throws {
    let app = try Self.app("Orders.storyboard", "Main.storyboard")
    #expect(app.root == ImportedID(file: "Main.storyboard", id: "tab-00-bar"))
    #expect(app.name == "Orders")
  }
}

/// Documents that are refused or imported in part.
@Suite struct InterfaceBuilderRefusals {
  private static let view = ImportFixture.tag("view", ["key": "view", "id": "v"])
  private static let scene = [ImportFixture.tag("viewController", ["id": "c"], [view])]

  private static func complaint(about root: MarkupElement) -> String? {
    do {
      _ = try ImportFixture.app(of: root)
      return nil
    } catch {
      return (error as? ImportError)?.mistakes.map(\.firstLine).joined()
    }
  }

  @Test(arguments: [
    (["type": "com.apple.InterfaceBuilder3.Cocoa.XIB", "targetRuntime": "MacOSX.Cocoa"], "macOS"),
    (["type": "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"], "macOS"),
    (
      [
        "type": "com.apple.InterfaceBuilder.WatchKit.Storyboard",
        "targetRuntime": "watchKit",
      ], "watchOS"
    ),
    (["version": "4.0"], "the document format '4.0' is unknown"),
  ])
  func `a document of another kind is refused`(_ attributes: [String: String], _ words: String) {
    let complaint = Self.complaint(about: ImportFixture.storyboard([Self.scene], attributes))
    #expect(complaint?.contains(words) == true)
    #expect(complaint?.contains("; ") == true)
  }

  @Test(arguments: [
    ["version": "2.0"], ["targetRuntime": "AppleTV"], ["targetRuntime": "iOS.CocoaTouch.iPad"],
    ["type": "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB"],
    ["type": "com.apple.InterfaceBuilder.AppleTV.Storyboard", "targetRuntime": "AppleTV"],
  ])
  func `every format of UIKit is read`(_ attributes: [String: String]) {
    #expect(Self.complaint(about: ImportFixture.storyboard([Self.scene], attributes)) == nil)
  }

  @Test func `an archive of Xcode 4 is refused with the remedy`() {
    #expect(
      Self.complaint(about: ImportFixture.tag("archive", ["type": "x"]))
        == "a.storyboard:1:1: the archive format of Xcode 4 and older is not read; open the file "
        + "with Xcode 5 or later and save it, which converts it")
  }

  @Test func `a launch screen takes no part`() throws {
    let root = ImportFixture.storyboard([Self.scene], ["launchScreen": "YES"])
    #expect(
      Self.complaint(about: root) == "a.storyboard: is a launch screen, which runs no code; give a "
        + "storyboard or xib with a controller or a view")
  }

  @Test func `a document without screens is refused`() {
    #expect(Self.complaint(about: ImportFixture.storyboard([]))?.contains("has no screen") == true)
  }

  @Test func `circular references end with a reason`() throws {
    let reference = ImportFixture.tag(
      "viewControllerPlaceholder", ["id": "p", "storyboardName": "a"])
    let segue = ImportFixture.tag("segue", ["kind": "show", "destination": "p", "id": "s"])
    let controller = ImportFixture.tag(
      "viewController", ["id": "c"], [ImportFixture.tag("connections", [:], [segue])])
    let root = ImportFixture.storyboard(
      [[reference], [controller]], ["initialViewController": "p"])
    let app = try ImportFixture.app(of: root)
    let reasons = app.controllers.flatMap(\.segues).map(\.destination)
    #expect(reasons == [.missing("the storyboard references form a circle")])
    #expect(app.root == ImportedID(file: "a.storyboard", id: "c"))
    #expect(app.notes.map(\.reason).contains(.noEntry))
  }

  @Test func `only Interface Builder's root elements are recognised`() throws {
    let file = try SourceFile(name: "a", bytes: [1])
    let recognised = ["document", "archive", "AppiumAUT", "plist"].filter { name in
      InterfaceBuilderFormat().recognises(
        ImportDocument(
          file: file, content: .xml(ImportFixture.tag(name, ["type": "x"]))))
    }
    #expect(recognised == ["document", "archive"])
    #expect(!InterfaceBuilderFormat().recognises(ImportDocument(file: file, content: .text)))
  }
}
