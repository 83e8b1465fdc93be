import Foundation
@testable import LabKit
import LabLanguage
import Testing
import TestSupport
@testable import LabImport
@testable import LabRules
@testable import LabSystem

/// Dumps of each format, and the apps that they become.
@Suite struct DumpImports {
  private func app(_ fixtures: DumpFixture...) throws -> AppWriter {
    let files = fixtures.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    return AppWriter(try Importer().app(of: files))
  }

  @Test(arguments: DumpFixture.all)
  func `a dump becomes an app file`(fixture: DumpFixture) throws {
    let writer = try app(fixture)
    let text = writer.text()
    try expectSnapshot(text, named: "import-\(fixture.name)")
    let tour = try ScreenTour(of: writer, text)
    #expect(tour.counts.reached == tour.counts.screens)
    #expect(tour.misses.isEmpty)
  }

  @Test(arguments: DumpFixture.all)
  func `an import gives the same text again`(fixture: DumpFixture) throws {
    #expect(try app(fixture).text() == app(fixture).text())
  }

  @Test func `several dumps become one app, whose screens differ by controller`() throws {
    let first = DumpFixture.recursiveDescription
    let second = DumpFixture(
      name: "other.txt", text: first.text.replacing("OrderView", with: "CartView"))
    let again = DumpFixture(name: "again.txt", text: first.text)
    let writer = try app(first, second, again)
    #expect(
      writer.app.controllers.map(\.type.name) == ["OrderViewController", "CartViewController"])
    #expect(writer.notes.map(\.reason) == [.unknownActions, .unknownActions, .sameScreen])
    let tour = try ScreenTour(of: writer, writer.text())
    #expect(tour.counts == (2, 1, 1))
    #expect(tour.misses.values.map(\.rawValue) == ["noWay"])
  }

  @Test(arguments: DumpFixture.all)
  func `a dump cut off at any place imports as whole lines, or names the place`(
    fixture: DumpFixture
  ) throws {
    let bytes = Array(fixture.text.utf8)
    let isText = fixture.name.hasSuffix(".txt")
    for end in stride(from: 0, to: bytes.count - 1, by: 50) {
      do throws(LabError) {
        let app = try Importer().app(of: [(fixture.name, Array(bytes[..<end]))])
        #expect(isText, "\(fixture.name) is accepted at \(end)")
        let whole = String(decoding: bytes[..<end], as: UTF8.self)
        let kept = app.controllers.flatMap(\.nodes).count
        #expect(kept <= whole.split(separator: "\n").count)
      } catch {
        guard case .invalid(let mistakes) = error, let mistake = mistakes.first else {
          Issue.record("\(error)")
          continue
        }
        #expect(mistake.file == fixture.name)
        #expect(end == 0 || mistake.remedy != nil || mistake.position != nil)
      }
    }
  }

  @Test(arguments: [
    ("[]", "a.json: 1:1: the format is unknown"),
    ("{\"windows\": 7}", "a.json: 1:1: expected the member 'windows' with an array"),
    ("{\"windows\": [{}]}", "a.json: 1:14: expected a view with the member 'type'"),
    ("hello", "a.json: 1:1: the format is unknown"),
    ("<a/>", "a.json: 1:1: the format is unknown"),
    ("<ViewHierarchy/>", "a.json: 1:1: expected a window in the element 'ViewHierarchy'"),
    ("<AppiumAUT/>", "a.json: 1:1: expected an element of a type such as"),
    ("<UIView: 0x1; hidden = YES>", "a.json: 1:28: expected a frame such as"),
    ("<UIView: 0x1; frame = (0 0; nan 1)>\n", "a.json: 1:1: expected a frame such as"),
    ("<A>, state: appeared", "a.json: 1:21: expected 'state' and 'view'"),
    ("Button, 0x1, {{1, 2}, {3", "a.json: 1:25: expected an attribute such as"),
  ])
  func `a broken dump is refused with its place`(text: String, complaint: String) throws {
    do throws(LabError) {
      _ = try Importer().app(of: [("a.json", Array(text.utf8))])
      Issue.record("accepted: \(text)")
    } catch {
      guard case .invalid(let mistakes) = error, let first = mistakes.first else {
        Issue.record("\(error)")
        return
      }
      let place = first.position.map { "\($0)" } ?? ""
      #expect("a.json: \(place): \(first.message)".hasPrefix(complaint))
      #expect(first.remedy != nil)
    }
  }

  @Test func `views nest as deeply as the stated bound, and no deeper`() throws {
    func text(_ depth: Int) -> String {
      (0..<depth).map { level in
        String(repeating: " | ", count: level) + "<UIView: 0x1; frame = (0 0; 300 600)>"
      }.joined(separator: "\n") + "\n"
    }
    let deepest = AppWriter(
      try Importer().app(of: [("a.txt", Array(text(DumpBounds.depth).utf8))]))
    let tour = try ScreenTour(of: deepest, deepest.text())
    #expect(tour.counts.reached == 1)
    #expect(deepest.notes.map(\.reason) == [.tooDeep])
    #expect(throws: LabError.self) {
      try Importer().app(of: [("a.txt", Array(text(DumpBounds.depth + 1).utf8))])
    }
  }

  /// A search that walks the tree again for each view takes minutes.
  @Test func `the work for a view does not grow with the number of views`() throws {
    let text =
      "'HomeViewController:0x1' <UIView: 0x1; frame = (0 0; 300 600)>\n"
      + (0..<8_000).map { " | _name\($0) <UIView: 0x2; frame = (0 \($0); 300 1)>\n" }.joined()
    let app = try expectWithin(.seconds(60)) {
      try Importer().app(of: [("a.txt", Array(text.utf8))])
    }
    #expect(app.controllers.map(\.nodes.count) == [8_001])
    #expect(app.controllers.flatMap(\.nodes).count { !$0.names.isEmpty } == 8_000)
  }

  /// The title is looked for in the whole tree, which has no navigation bar.
  @Test func `a page source of many elements is read in one walk`() throws {
    let element = "<XCUIElementTypeOther x='0' y='0' width='9' height='9'/>"
    let text =
      "<XCUIElementTypeApplication x='0' y='0' width='390' height='844'>"
      + String(repeating: element, count: 8_000) + "</XCUIElementTypeApplication>"
    let app = try expectWithin(.seconds(60)) {
      try Importer().app(of: [("a.xml", Array(text.utf8))])
    }
    #expect(app.controllers.map(\.nodes.count) == [8_001])
    #expect(app.controllers.first?.title == nil)
  }

  @Test func `files of different formats are refused`() throws {
    #expect(throws: LabError.self) { try app(.calabash, .recursiveDescription) }
  }
}
