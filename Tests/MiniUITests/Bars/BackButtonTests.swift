import MiniUI
import Testing

@Suite struct BackButtons {
  private let stage = Stage()
  private let screens: [Screen]
  private let navigation: AskingNavigationController

  init() {
    screens = stage.screens("A", "B")
    navigation = AskingNavigationController(in: stage.process)
    navigation.log = stage.log
    navigation.viewControllers = screens
    _ = screens[0].view
    stage.show(navigation)
  }

  private var back: Control {
    get throws { try #require(navigation.navigationBar.backButton) }
  }

  @Test func `T179 NB-1 a tap on the back button asks the bar's delegate and then pops`() throws {
    try stage.finger.tap(back)
    #expect(stage.log.take() == ["shouldPop B true", "pop", "B.WD", "A.WA"])
    stage.settle()
    #expect(stage.log.take() == ["B.DD", "A.DA"])
    #expect(navigation.topViewController === screens[0])
  }

  @Test func `T179 NB-1 a pop by code happens before the delegate is asked`() {
    navigation.popViewController(animated: true)
    #expect(stage.log.take() == ["pop", "B.WD", "A.WA", "shouldPop B false"])
  }

  @Test func `T179 NB-1 a refused tap does not pop`() throws {
    navigation.answer = false
    try stage.finger.tap(back)
    stage.settle()
    #expect((stage.log.take(), navigation.viewControllers.count) == (["shouldPop B true"], 2))
  }

  @Test func `RC-6 the back button sends its private action through the application`() throws {
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(back)
    #expect(actions.lines == ["__backButtonAction: to UINavigationBar from _UIButtonBarButton 1"])
  }

  @Test func `NB-1 a navigation controller allows the pop unless it is overridden`() {
    let plain = stage.navigation(stage.screens("C"))
    #expect(plain.send(.navigationBarShouldPop)(plain.navigationBar, nil))
  }

  @Test func `NB-2 the delegate of a controller's bar is the controller and cannot be changed`() {
    let bar = navigation.navigationBar
    #expect(bar.delegate === navigation)
    bar.delegate = screens[0]
    let reason =
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    #expect(stage.process.state == .crashed(.inconsistency(reason)))
  }

  @Test func `NB-2 the items of a controller's bar cannot be set`() {
    navigation.navigationBar.setItems([])
    let reason =
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
    #expect(stage.process.state == .crashed(.inconsistency(reason)))
  }

  @Test func `NB-3 the back button has the title of the item below`() {
    let item = screens[0].navigationItem
    #expect(titles == ["Back"])
    screens[0].title = "Home"
    #expect(titles == ["Home"])
    item.backButtonTitle = "Start"
    #expect(titles == ["Start"])
    item.backBarButtonItem = BarButtonItem(title: "Up", in: stage.process)
    #expect(titles == ["Up"])
  }

  @Test func `NB-3 a button on the left replaces the back button`() {
    let item = screens[1].navigationItem
    item.leftBarButtonItem = BarButtonItem(title: "Menu", in: stage.process)
    #expect(navigation.navigationBar.backButton == nil)
    item.leftItemsSupplementBackButton = true
    #expect(titles == ["Back", "Menu"])
    item.hidesBackButton = true
    #expect(titles == ["Menu"])
    item.leftBarButtonItems = []
    item.hidesBackButton = false
    #expect(titles == ["Back"])
  }

  @Test func `NB-4 the bar's items are those of the stack`() {
    let bar = navigation.navigationBar
    #expect(areSame(bar.items, screens.map(\.navigationItem)))
    navigation.popViewController(animated: false)
    #expect(areSame(bar.items, [screens[0].navigationItem]))
    #expect(bar.backButton == nil)
  }

  @Test func `the back button's views are those of iOS 15`() throws {
    #expect(
      try outline(back) == [
        "_UIButtonBarButton", "  _UIModernBarButton", "  _UIBackButtonContainerView",
        "    _UIModernBarButton", "      UIButtonLabel",
      ])
    #expect(try back.superview?.class.name == "_UINavigationBarContentView")
  }

  /// The texts of the bar's buttons, from left to right.
  private var titles: [String] {
    stage.window.layoutIfNeeded()
    return texts(in: navigation.navigationBar)
  }

  private func texts(in view: View) -> [String] {
    let own = (view as? Button)?.currentTitle.map { [$0] } ?? []
    return own + view.subviews.flatMap(texts)
  }
}

@Suite struct StandaloneNavigationBars {
  @Test func `NB-1 a bar without a controller asks its delegate and pops its own item`() throws {
    let stage = Stage()
    let delegate = BarListener(in: stage.process)
    delegate.log = stage.log
    let bar = stage.view(Rect(x: 0, y: 0, width: 390, height: 44), NavigationBar.self)
    bar.delegate = delegate
    bar.setItems([NavigationItem(in: stage.process), NavigationItem(in: stage.process)])
    try stage.finger.tap(#require(bar.backButton))
    #expect((stage.log.take(), bar.items.count) == (["shouldPop", "didPop"], 1))
    #expect(bar.delegate === delegate)
  }
}

/// An app's navigation controller, which records its messages.
private final class AskingNavigationController: NavigationController, Recording {
  var log = Log()
  var name = ""
  var answer = true

  override class var classDefinition: ClassDefinition {
    ClassDefinition(AskingNavigationController.self) {
      methods in
      methods.define(.navigationBarShouldPop) { navigation, _, item, _ in
        let asked = navigation.children + [navigation.leaving].compactMap(\.self)
        let screen = asked.first { $0.navigationItem === item } as? Screen
        let isInStack = navigation.viewControllers.contains { $0 === screen }
        navigation.record("shouldPop \(screen?.name ?? "nil") \(isInStack)")
        return navigation.answer
      }
      methods.define(.popViewController) { navigation, animated, callSuper in
        navigation.record("pop")
        navigation.leaving = navigation.topViewController
        return callSuper(animated)
      }
    }
  }

  private var leaving: ViewController?
}

/// A delegate of a bar without a controller.
private final class BarListener: DynamicObject {
  var log = Log()

  override class var classDefinition: ClassDefinition {
    ClassDefinition(BarListener.self) { methods in
      methods.define(.navigationBarShouldPop) { listener, _, _, _ in
        listener.log.add("shouldPop")
        return true
      }
      methods.define(.navigationBarDidPop) { listener, _, _, _ in listener.log.add("didPop") }
    }
  }
}
