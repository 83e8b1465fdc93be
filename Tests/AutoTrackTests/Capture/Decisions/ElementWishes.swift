@testable import AutoTrack
import MiniUI
import Testing

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

  @Test func `SA-F16 an element that the app ignores gives no click`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.first.elementFacts.isIgnored = true
    try probe.tap(screen.first, expecting: .nothing(.ignoredElement))
    try probe.tap(screen.second, expecting: .secondClick)
    #expect(screen.actions == ["didTapFirst:", "didTapSecond:"])
  }

  @Test func `the configuration finds elements by identifier, values set in code override it`()
    throws
  {
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

  @Test func `the accessibility identifier is not used as the element's id`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.first.accessibilityIdentifier = "buy"
    try probe.tap(screen.first, expecting: .firstClick)
  }

  @Test func `an element tracked after its action reports the content after the action`()
    throws
  {
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

  @Test func `with one click a touch the first action wins, and the next touch counts again`()
    throws
  {
    var configuration = Configuration()
    configuration.oneClickPerTouch = true
    let (probe, home) = try Probe.showing(configuration) { home in
      let button = home.add(Button(in: home.process))
      let other = Button(in: home.process)
      other.on(.touchUpInside, send: "actToo:", to: home)
      home.view.addSubview(other)
      button.on(.touchUpInside, send: "act:", to: home)
      button.addTarget(home, action: home.table.selector("actToo:"), for: .touchUpInside)
    }
    let button = try #require(home.view.subviews.first)
    let click = Outcome.homeClick("UIButton", at: "UIButton[0]", [0, 100, 390, 44])
    try probe.tap(button, expecting: click, .nothing(.sameTouch))
    try probe.tap(
      button, lasting: .milliseconds(50), expecting: .nothing(.duplicate), .nothing(.duplicate))
    try probe.tap(button, lasting: .milliseconds(100), expecting: click, .nothing(.sameTouch))
  }

  @Test(arguments: [true, false])
  func `a gesture and a control under one finger are one click or two, as configured`(
    isOne: Bool
  ) throws {
    var configuration = Configuration()
    configuration.oneClickPerTouch = isOne
    let (probe, home) = try Probe.showing(configuration) { home in
      let button = home.add(Button(in: home.process))
      button.on(.touchUpInside, send: "act:", to: home)
      let tap = TapGestureRecognizer(in: home.process)
      tap.cancelsTouchesInView = false
      home.attach(tap, to: button, sending: "actToo:")
    }
    let button = try #require(home.view.subviews.first)
    let click = Outcome.homeClick("UIButton", at: "UIButton[0]", [0, 100, 390, 44])
    try probe.tap(button, expecting: click, isOne ? .nothing(.sameTouch) : click)
    #expect(home.actions == ["act:", "actToo:"])
  }
}
