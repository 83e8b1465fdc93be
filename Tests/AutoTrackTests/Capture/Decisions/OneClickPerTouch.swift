import AutoTrack
import MiniUI
import Testing

/// With `oneClickPerTouch` the first click of a touch wins, independently of other fingers.
@Suite struct OneClickPerTouch {
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.oneClickPerTouch = true
    return configuration
  }

  /// A screen with two buttons, each with a tap recogniser that does not cancel touches.
  private static func showingButtons(
    gestures: Bool = false
  ) throws -> (probe: Probe, first: View, second: View) {
    let (probe, home) = try Probe.showing(configuration) { home in
      for action in ["act:", "actToo:"] {
        let button = home.add(Button(in: home.process))
        button.on(.touchUpInside, send: action, to: home)
        guard gestures else { continue }
        let tap = TapGestureRecognizer(in: home.process)
        tap.cancelsTouchesInView = false
        home.attach(tap, to: button)
      }
    }
    let buttons = home.view.subviews
    return (probe, try #require(buttons.first), try #require(buttons.last))
  }

  private static func click(_ index: Int) -> Outcome {
    .homeClick("UIButton", at: "UIButton[\(index)]", [0, .integer(100 + 44 * index), 390, 44])
  }

  /// Puts a finger down on a view, which gives no event.
  private static func press(_ view: View, _ finger: Finger, in probe: Probe) throws {
    let point = try probe.process.application.aim(at: view)
    probe.expect { #expect(finger.down(at: point) === view) }
  }

  @Test func `two fingers that overlap are two touches, and each gives its click`() throws {
    let (probe, first, second) = try Self.showingButtons()
    let other = Finger(using: probe.process)
    try Self.press(first, probe.finger, in: probe)
    try Self.press(second, other, in: probe)
    probe.expect(Self.click(0)) { probe.finger.up() }
    probe.expect(Self.click(1)) { other.up() }
  }

  @Test
  func `another finger that comes down after two clicks of a touch changes nothing`() throws {
    let (probe, first, second) = try Self.showingButtons(gestures: true)
    let other = Finger(using: probe.process)
    try Self.press(first, probe.finger, in: probe)
    probe.expect(Self.click(0), .nothing(.sameTouch)) { probe.finger.up() }
    try Self.press(second, other, in: probe)
    probe.expect(Self.click(1), .nothing(.sameTouch)) {
      other.up()
      probe.process.rest()
    }
  }

  @Test func `a row that code selects after a touch is not attributed to that touch`() throws {
    let (probe, screen) = try Probe.showingElements(Self.configuration)
    try probe.tap(screen.first, expecting: .firstClick)
    let path = CellPath(section: 0, row: 1)
    probe.expect(
      .elementClick(
        "UITableView", at: "UITableView[0]/UITableViewCell[0:1]", [0, 444, 390, 44],
        content: "Section: 0, Row: 1", position: "0:1")
    ) { screen.send(.tableDidSelectRow)(screen.list, IndexPathObject(path, in: screen.process)) }
  }

  @Test func `a dialog's button and the button that showed the dialog are two touches`() throws {
    let (probe, screen) = try Probe.showingElements(Self.configuration)
    let alert = Alert.make(title: "Sure?", in: screen.process)
    let action = AlertAction.make(title: "OK", in: screen.process)
    alert.addAction(action)
    screen.onFirst = { $0.present(alert, animated: true) }
    try probe.tap(screen.first, expecting: .firstClick, .nothing(.builtInScreen))
    let count = probe.tracker.decisionCount
    try probe.finger.tap(#require(alert.view(of: action)))
    probe.process.rest()
    let subjects = probe.tracker.decisions(after: count).map(\.description)
    #expect(
      subjects == [
        "viewDidDisappear: of UIAlertController: nothing, because the controller is not a screen",
        "'OK' of UIAlertController: $AppClick #4",
      ])
    probe.forget()
  }
}
