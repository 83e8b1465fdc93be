import AutoTrack
import Foundation
import LabLanguage
import MiniUI
import Testing
import TestSupport

@testable import LabCommands
@testable import LabRules
@testable import LabSystem

/// Reuse identifiers of cells, which app files do not have, so that no rule has one.
@Suite struct InventedReuse {
  private static let app = """
    { root: { navigation: "Home" }, classes: {
      RowCell: { is: "UITableViewCell" },
      Home: { is: "UIViewController", view: { subviews: [
        { is: "UITableView", frame: [0, 100, 390, 400], sections: [{ header: "Head", rows: [
          "Plain", { text: "Detailed", detail: "More" }, { text: "Own class", is: "RowCell" },
          { views: [{ is: "UILabel", text: "Own views", frame: [0, 0, 99, 44] }] },
          { views: [{ is: "UILabel", text: "Others", frame: [0, 0, 99, 44] }] },
          PROTOTYPE, PROTOTYPE, PROTOTYPE ] }] },
        { is: "UICollectionView", frame: [0, 500, 390, 200], sections: [{ items: [
          "Item", { views: [{ is: "UILabel", text: "Own item", frame: [0, 0, 99, 44] }] } ] }] },
      ] }, methods: { "tableView:didSelectRowAtIndexPath:": [] } } } }
    """.replacing(
      "PROTOTYPE",
      with: """
        { origin: "proto", views: [{ is: "UILabel", text: "Price", frame: [0, 0, 99, 44] }] }
        """)

  private static func records(
    of text: String, named name: String = "app.json5"
  ) throws -> [(text: String, record: ViewFacts)] {
    let version = try ImpactVersion(name, [(name, Array(text.utf8))])
    return try VersionStage.survey(of: version, []).elements.map {
      ($0.sighting.content ?? "", $0.snapshot.facts)
    }
  }

  @Test func `rows that share a cell are reused, and those with a cell of their own are not`()
    throws
  {
    let rows = try Self.records(of: Self.app).filter { $0.record.kind.hasSuffix("Cell") }
    let reused = rows.filter(\.record.isData).map(\.text).sorted()
    let single = rows.filter { !$0.record.isData }.map(\.text).sorted()
    #expect(reused == ["Detailed-More", "Item", "Plain", "Price", "Price", "Price"])
    #expect(single == ["Others", "Own class", "Own item", "Own views"])
  }

  @Test func `no app of the repository shows a reuse identifier to a tracker`() throws {
    let folder = Repository.root.appending(path: "Scenarios/apps").path()
    let files = Disk().everything(below: folder)
    #expect(files.count > 15)
    for file in files {
      let text = String(decoding: try Disk().read(file), as: UTF8.self)
      let found = try Self.records(of: text, named: file).compactMap(\.record.reuseIdentifier)
      #expect(found == [], "\(file)")
    }
    #expect(try Self.records(of: Self.app).allSatisfy { $0.record.reuseIdentifier == nil })
  }

  @Test(arguments: TestSpace("InventedReuse", ["0:0", "0:1", "0:2", "0:3", "0:4", "0:5"]).some(1))
  func `no rule for a row has a reuse identifier`(_ row: String) {
    let scenario = "{ scenario: \"Rows\", app: \(Self.app), steps: [{ launch: {} }] }"
    for selector in ["{ row: \"\(row)\" }", "{ row: \"\(row)\", in: \".UITableView\" }"] {
      let run = LabRun(
        "suggest", "s.json5", selector, "--at", "1", "--json",
        files: MemoryFiles(["s.json5": scenario]))
      guard run.code == .held else { continue }
      #expect(!run.output.contains("reuseIdentifier"), "\(run.output)")
      #expect(!run.output.contains("cell \(row.suffix(1))"))
    }
  }

  /// The name that an app gives is a fact, as before.
  @Test func `a cell that code made shows its identifier`() throws {
    let app = try TrackedApp.showing { ViewController(in: $0) }
    let cell = TableViewCell(reuseIdentifier: "row", in: app.process)
    #expect(cell.reuseIdentifier == "row" && cell.isReused)
    cell.readableReuse = .reuse
    #expect(cell.reuseIdentifier == nil && cell.isReused)
    cell.readableReuse = .none
    #expect(cell.reuseIdentifier == nil && !cell.isReused)
  }
}
