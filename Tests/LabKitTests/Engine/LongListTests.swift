import AutoTrack
import LabKitSupport
import LabLanguageSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// Lists in lists, and lists of many rows.
@Suite struct LongLists {
  private static let nested = """
    { is: 'UITableView', id: 'outer', rowHeight: 120, frame: [0, 100, 390, 400], sections: [
      { rows: [{ views: [
        { is: 'UITableView', id: 'inner', frame: [0, 0, 90, 110],
          sections: [{ rows: ['A', 'B'] }] },
      ] }, 'C'] } ] },
    """

  private static let methods = """
    'tableView:didSelectRowAtIndexPath:': [{ set: { title: 'Selected' } }],
    """

  private func outcome(_ selector: String) throws -> StepOutcome? {
    let steps = "{ launch: {} }, { tap: \(selector) }"
    return try run(
      Shop.scenario(steps: steps, views: Self.nested, methods: Self.methods)
    ).outcomes.last
  }

  @Test(arguments: [
    (
      "{ row: '0:0', in: '#outer' }",
      "ShopViewController[0]/UITableView[0]/UITableViewCell[0:0]"
    ),
    (
      "{ row: '0:1', in: '#inner' }",
      "ShopViewController[0]/UITableView[0]/UITableViewCell[0:0]/UITableViewCellContentView[0]/"
        + "UITableView[0]/UITableViewCell[0:1]"
    ),
  ])
  func `a row belongs to the named list, not to a list in its cells`(
    selector: String, path: String
  ) throws {
    let outcome = try #require(try outcome(selector))
    #expect(outcome.fault == nil)
    #expect(outcome.events.map { $0.properties["$element_path"] } == [.string(path)])
  }

  private func report(_ views: String, _ steps: String) throws -> RunReport {
    let methods = Self.methods + "'collectionView:didSelectItemAtIndexPath:': [],"
    return try run(Shop.scenario(steps: "{ launch: {} }, \(steps)", views: views, methods: methods))
  }

  @Test(arguments: [("UITableView", "rows", 50_000), ("UICollectionView", "items", 8_000)])
  func `a scroll reaches the last of many rows within 10 s`(
    list: String, key: String, count: Int
  ) throws {
    let rows = Array(repeating: "'R'", count: count).joined(separator: ",")
    let views = """
      { is: '\(list)', id: 'list', frame: [0, 100, 390, 400], sections: [{ \(key): [\(rows)] }] },
      """
    let last = "0:\(count - 1)"
    let report = try report(
      views, "{ scroll: { list: '#list', to: '\(last)' } }, { tap: { row: '\(last)' } }")
    #expect(report.outcomes.map(\.fault) == [nil, nil, nil])
    #expect(report.outcomes.last?.events.map(\.name) == [.appClick])
    #expect(try #require(report.outcomes.last).start < .seconds(10))
  }

  @Test func `a distance beyond 1,000 drags is a fault with a remedy`() throws {
    let views = """
      { is: 'UIScrollView', id: 'map', frame: [0, 100, 390, 400], contentSize: [390, 2000000] },
      """
    let fault = try report(views, "{ scroll: { list: '#map', by: [0, 1000000] } }").fault
    #expect(
      fault?.message.text
        == "{0, 1000000} of UIScrollView #map is not reached by 1000 drags; "
        + "set its 'contentOffset' first")
  }
}
