import AutoTrack
import MiniUI
import Testing

/// Settings for a list apply to its rows (capture: ids, properties and delegates alike).
@Suite struct RowWishes {
  private final class Judge: ElementDelegate {
    var allows = true
    func shouldCapture(_ element: View) -> Bool { allows }
    func properties(for element: View, at path: CellPath?) -> Properties {
      ["path": .string(path?.description ?? "none")]
    }
  }

  private static let path = CellPath(section: 0, row: 2)

  private static func showing(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, list: TableView, cell: View) {
    let (probe, screen) = try Probe.showingElements(configuration)
    return (probe, screen.list, try #require(screen.list.cellForRow(at: path)))
  }

  private static let click = Outcome.elementClick(
    "UITableView", at: "UITableView[0]/UITableViewCell[0:2]", [0, 488, 390, 44],
    content: "Section: 0, Row: 2", position: "0:2")

  @Test func `the properties of a list are those of its rows`() throws {
    let (probe, list, cell) = try Self.showing()
    list.elementFacts.properties = ["shelf": 3]
    cell.elementFacts.properties = ["stale": true]
    try probe.tap(cell, expecting: Self.click.with(["shelf": 3]))
  }

  @Test func `neither rows of an ignored list nor ignored cells are clicks`() throws {
    let (probe, list, cell) = try Self.showing()
    list.elementFacts.isIgnored = true
    try probe.tap(cell, expecting: .nothing(.ignoredElement))
    list.elementFacts.isIgnored = false
    cell.elementFacts.isIgnored = true
    try probe.tap(cell, expecting: .nothing(.ignoredElement))
  }

  @Test func `the delegate of a list is asked about its rows`() throws {
    let (probe, list, cell) = try Self.showing()
    let judge = Judge()
    list.elementFacts.delegate = judge
    try probe.tap(cell, expecting: Self.click.with(["path": "0:2"]))
    judge.allows = false
    try probe.tap(cell, expecting: .nothing(.refusedByDelegate))
  }

  @Test func `the configuration finds a list by its identifier`() throws {
    var configuration = Configuration()
    configuration.elements = [
      "list": ElementConfiguration(elementID: "ROWS", properties: ["shelf": 3])
    ]
    let (probe, list, cell) = try Self.showing(configuration)
    list.accessibilityIdentifier = "list"
    try probe.tap(cell, expecting: Self.click.with(["$element_id": "ROWS", "shelf": 3]))
  }
}
