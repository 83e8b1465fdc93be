import MiniUI
import Testing

@testable import AutoTrack

/// Settings for single elements, in code and in the configuration.
@Suite struct ElementWishes {
  /// Allows or vetoes every element, and adds the element's class to the event.
  private final class Judge: ElementDelegate {
    var allows = true
    var paths: [CellPath?] = []

    func shouldCapture(_ element: View) -> Bool { allows }

    func properties(for element: View, at path: CellPath?) -> Properties {
      paths.append(path)
      return ["judge": .string(element.class.name)]
    }
  }

  @Test func `SA-F01 the delegate of an element is not retained`() throws {
    let (probe, screen) = try Probe.showingElements()
    var judge: Judge? = Judge()
    judge?.allows = false
    screen.first.elementFacts.delegate = judge
    try probe.tap(screen.first, expecting: .nothing(.refusedByDelegate))
    judge = nil
    #expect(screen.first.elementFacts.delegate == nil)
    probe.wait(.seconds(1))
    try probe.tap(screen.first, expecting: .firstClick)
  }

  @Test func `the tracker's delegate is asked about every element, and is not retained`() throws {
    let (probe, screen) = try Probe.showingElements()
    var judge: Judge? = Judge()
    probe.tracker.delegate = judge
    try probe.tap(screen.first, expecting: .firstClick.with(["judge": "UIButton"]))
    judge?.allows = false
    try probe.tap(screen.second, expecting: .nothing(.refusedByDelegate))
    judge = nil
    probe.wait(.seconds(1))
    try probe.tap(screen.second, expecting: .secondClick)
  }

  @Test func `an element's own delegate is asked instead of the tracker's`() throws {
    let (probe, screen) = try Probe.showingElements()
    let (own, general) = (Judge(), Judge())
    general.allows = false
    probe.tracker.delegate = general
    screen.first.elementFacts.delegate = own
    try probe.tap(screen.first, expecting: .firstClick.with(["judge": "UIButton"]))
    try probe.tap(screen.second, expecting: .nothing(.refusedByDelegate))
    #expect(own.paths == [nil])
  }

  @Test func `the delegate receives the index path of the row`() throws {
    let (probe, screen) = try Probe.showingElements()
    let judge = Judge()
    probe.tracker.delegate = judge
    let cell = try #require(screen.list.cellForRow(at: CellPath(section: 0, row: 2)))
    try probe.tap(
      cell,
      expecting: .elementClick(
        "UITableView", at: "UITableView[0]/UITableViewCell[0:2]", [0, 488, 390, 44],
        content: "Section: 0, Row: 2", position: "0:2"
      ).with(["judge": "UITableViewCell"]))
    #expect(judge.paths == [CellPath(section: 0, row: 2)])
  }

  @Test
  func `the configuration finds elements by identifier, values set in code override it`() throws {
    var configuration = Configuration()
    configuration.elements = [
      "buy": ElementConfiguration(elementID: "BUY", properties: ["a": 1, "b": 1]),
      "ad": ElementConfiguration(isIgnored: true),
    ]
    let (probe, screen) = try Probe.showingElements(configuration)
    screen.first.accessibilityIdentifier = "buy"
    screen.second.accessibilityIdentifier = "ad"
    try probe.tap(
      screen.first, expecting: .firstClick.with(["$element_id": "BUY", "a": 1, "b": 1]))
    try probe.tap(screen.second, expecting: .nothing(.ignoredElement))
    screen.first.elementFacts.elementID = "own"
    screen.first.elementFacts.properties = ["b": 2]
    probe.wait(.seconds(1))
    try probe.tap(
      screen.first, expecting: .firstClick.with(["$element_id": "own", "a": 1, "b": 2]))
  }

  @Test
  func `an element tracked after its action reports the content after the action`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.first.elementFacts.isTrackedAfterAction = true
    var outcome: Decision.Outcome?
    screen.onFirst = { screen in
      outcome = probe.tracker.decisions.last?.outcome
      screen.first.setTitle("Bought")
    }
    try probe.tap(screen.first, expecting: .firstClick.with(["$element_content": "Bought"]))
    #expect(outcome == .captured(.appViewScreen, sequence: 2))
  }
}

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

@Suite struct IgnoredThings {
  private static func ignoring(
    viewTypes: [String] = [], screens: [String] = []
  ) -> Configuration {
    var configuration = Configuration()
    configuration.ignoreViewTypes = viewTypes
    configuration.ignoreScreens = screens
    return configuration
  }

  @Test func `SA-F02 ignoring UIControl ignores UIButton and its subclasses`() throws {
    let (probe, screen) = try Probe.showingElements(Self.ignoring(viewTypes: ["UIControl"]))
    try probe.tap(screen.first, expecting: .nothing(.ignoredViewType))
    try probe.tap(screen.second, expecting: .nothing(.ignoredViewType))
    #expect(screen.actions == ["didTapFirst:", "didTapSecond:"])
  }

  @Test func `SA-F02 ignoring a class does not ignore its superclass`() throws {
    let (probe, screen) = try Probe.showingElements(Self.ignoring(viewTypes: ["CustomButton"]))
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.second, expecting: .nothing(.ignoredViewType))
  }

  @Test func `SA-F16 a button that is hidden under the finger gives no click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let point = try probe.process.application.aim(at: screen.first)
    probe.expect { #expect(probe.finger.down(at: point) === screen.first) }
    screen.first.isHidden = true
    probe.expect(.nothing(.hiddenElement)) { probe.finger.up() }
    #expect(screen.actions == ["didTapFirst:"])
  }
}
