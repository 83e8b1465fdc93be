import Testing

@testable import AutoTrack
@testable import MiniUI

@Suite struct OwningScreens {
  /// A container whose view holds a child's view with a button, as a plain container has it.
  private static func container(
    in process: AppProcess
  ) -> (container: ViewController, button: Button) {
    let container = ViewController(in: process)
    let child = ElementViewController(in: process)
    container.navigationItem.title = "Container"
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    return (container, child.first)
  }

  @Test func `SA-A10 the screen of a label is the nearest view controller`() throws {
    let (probe, screen) = try Probe.showingElements()
    let label = Label(in: probe.process)
    screen.first.superview?.addSubview(label)
    #expect(ScreenFinder.screen(of: label) === screen)
  }

  @Test func `S3 a view in an alert counts for the screen below it`() throws {
    let (probe, screen) = try Probe.showingElements()
    let alert = Alert.make(title: "Sure?", message: nil, style: .alert, in: probe.process)
    alert.addAction(AlertAction.make(title: "OK", in: probe.process))
    let label = Label(in: probe.process)
    probe.expect(.nothing(.builtInScreen)) {
      screen.present(alert, animated: false)
      probe.process.rest()
      alert.view.addSubview(label)
      #expect(ScreenFinder.screen(of: label) === screen)
    }
  }

  @Test
  func `SA-P18 a child's click counts for the container, its path begins at the child`() throws {
    var made: Button?
    let probe = Probe(
      .showing { process in
        let (container, button) = Self.container(in: process)
        made = button
        return container
      })
    probe.start()
    probe.launch(
      expecting: .firstStart, .nothing(.childScreen),
      .view("UIViewController", title: "Container"))
    let button = try #require(made)
    try probe.tap(
      button,
      expecting: .firstClick.with(["$screen_name": "UIViewController", "$title": "Container"]))
    #expect(SensorsPathScheme().path(of: button) == "UIView/UIScrollView[0]/UIButton[0]")
  }

  @Test func `a view outside every controller counts for the key window's screen`() throws {
    let (probe, screen) = try Probe.showingElements()
    let window = try #require(screen.view.window)
    let button = Button(frame: Rect(x: 0, y: 700, width: 390, height: 44), in: probe.process)
    button.on(.touchUpInside, send: "didTapFirst:", to: screen)
    window.addSubview(button)
    try probe.tap(
      button,
      expecting: .click([
        "$element_frame": [0, 700, 390, 44], "$element_path": "UIWindow[0]/UIButton[0]",
        "$element_type": "UIButton", "$element_view_id": "8618aa8919c6eff2496ae1f9a512cb58",
        "$screen_name": "ElementViewController", "$title": "Element",
      ]))
    #expect(SensorsPathScheme().path(of: button) == "UIWindow/UIButton[0]")
  }

  @Test func `a click has no screen if none is shown`() {
    let process = Device().start(App())
    #expect(ScreenFinder.screen(of: View(in: process)) == nil)
  }
}
