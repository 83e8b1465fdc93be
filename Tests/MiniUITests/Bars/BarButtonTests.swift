import MiniUI
import Testing

@Suite struct BarButtons {
  private let stage = Stage()
  private let screen: Screen
  private let navigation: NavigationController
  private let item: BarButtonItem
  private let listener: Listener

  init() {
    screen = stage.screen("A")
    navigation = stage.navigation([screen])
    listener = stage.listener("shop")
    item = BarButtonItem(
      title: "Edit", target: listener, action: stage.process.classes.selector("a:"),
      in: stage.process)
    screen.navigationItem.rightBarButtonItem = item
    stage.window.layoutIfNeeded()
  }

  private var button: Control {
    get throws { try #require(control(in: navigation.navigationBar)) }
  }

  private func control(in view: View) -> Control? {
    if view.class.name == "_UIButtonBarButton" { return view as? Control }
    for subview in view.subviews {
      if let found = control(in: subview) { return found }
    }
    return nil
  }

  @Test func `NB-6 a tap sends from the private button and then from the item`() throws {
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(button)
    #expect(
      actions.lines == [
        "_invoke:forEvent: to UIBarButtonItem from _UIButtonBarButton 1",
        "a: to Listener from UIBarButtonItem 1",
      ])
    #expect(stage.log.take() == ["shop.a"])
  }

  @Test func `NB-6 a disabled item sends no action`() throws {
    item.isEnabled = false
    let actions = try ActionLog(of: stage)
    stage.window.layoutIfNeeded()
    try stage.finger.tap(button)
    item.send(.invokeForEvent)(nil, nil)
    #expect(actions.lines == [])
    item.isEnabled = true
    item.send(.invokeForEvent)(nil, nil)
    #expect(actions.lines == ["a: to Listener from UIBarButtonItem -"])
  }

  @Test func `an item without an action or with a released target sends no action`() throws {
    item.action = nil
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(button)
    item.action = stage.process.classes.selector("a:")
    aimAtNobody()
    try stage.finger.tap(button)
    let own = "_invoke:forEvent: to UIBarButtonItem from _UIButtonBarButton 1"
    #expect(actions.lines == [own, own])
  }

  /// Gives the item a target that is released at once.
  private func aimAtNobody() {
    let target = Listener(in: stage.process)
    item.target = target
    withExtendedLifetime(target) {}
  }

  @Test func `NB-6 a tap on the text of an item reaches its button`() throws {
    let label = try #require(button.subviews.first?.subviews.first)
    #expect(label.class.name == "UIButtonLabel")
    try stage.finger.tap(label)
    #expect(stage.log.take() == ["shop.a"])
  }

  @Test func `the bar's views are those of iOS 15`() {
    screen.title = "Home"
    #expect(
      outline(navigation.navigationBar) == [
        "UINavigationBar", "  _UIBarBackground", "  _UINavigationBarContentView", "    UILabel",
        "    _UIButtonBarStackView", "      _UIButtonBarButton", "        _UIModernBarButton",
        "          UIButtonLabel",
      ])
  }

  @Test func `the title is centred and the buttons are at the edges`() throws {
    screen.title = "Home"
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "X", in: stage.process)
    stage.window.layoutIfNeeded()
    let content = try #require(navigation.navigationBar.subviews.last)
    #expect(
      content.subviews.map(\.frame) == [
        Rect(x: 8, y: 0, width: 33, height: 44), Rect(x: 177, y: 0, width: 36, height: 44),
        Rect(x: 322, y: 0, width: 60, height: 44),
      ])
  }

  @Test func `a custom view replaces the private button`() throws {
    let view = Button(frame: Rect(x: 0, y: 0, width: 60, height: 44), in: stage.process)
    listener.listen(to: view, for: .touchUpInside)
    item.customView = view
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(view)
    #expect(actions.lines == ["touchUpInside: to Listener from UIButton 1"])
  }

  @Test func `a change of the item is displayed in the bar`() throws {
    item.title = "Done"
    item.accessibilityIdentifier = "done"
    #expect(try (button.subviews.first as? Button)?.currentTitle == "Done")
    #expect(try button.accessibilityIdentifier == "done")
  }

  @Test func `NB-4 a title that is set on the screen is displayed in the bar`() {
    screen.title = "Home"
    screen.title = "Shop"
    #expect(labels(in: navigation.navigationBar) == ["Shop", "Edit"])
    screen.navigationItem.titleView = Label(in: stage.process)
    #expect(labels(in: navigation.navigationBar) == ["", "Edit"])
  }

  private func labels(in view: View) -> [String] {
    let own = (view as? Label).map { [$0.text ?? ""] } ?? []
    return own + view.subviews.flatMap(labels)
  }
}
