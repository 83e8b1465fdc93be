import MiniUI
import Testing

/// The literal order of callbacks when a screen acts while its container is appearing.
@Suite struct ActingOrder {
  private let stage = Stage()
  private let a: Screen
  private let b: Screen

  init() { (a, b) = (stage.screen("A"), stage.screen("B")) }

  /// Shows the screen in a navigation controller, alone or as the first of two tabs.
  private func launch(inTab: Bool) -> NavigationController {
    let navigation = NavigationController(in: stage.process)
    navigation.viewControllers = [a]
    let tabs = TabBarController(in: stage.process)
    if inTab { tabs.viewControllers = [navigation, stage.screen("second")] }
    stage.window.rootViewController = inTab ? tabs : navigation
    stage.settle()
    return navigation
  }

  private func whenAppeared(_ screen: Screen, _ act: @escaping (Screen) -> Void) throws {
    var isDone = false
    try screen.hookThisObject(
      .viewDidAppear, owner: "app",
      .after { (screen: Screen, _) in
        guard !isDone else { return }
        isDone = true
        act(screen)
      })
  }

  @Test(arguments: [false, true], [false, true])
  func `AP-7 a push in the first viewDidAppear is balanced`(inTab: Bool, animated: Bool) throws {
    try whenAppeared(a) { [b] a in
      a.navigationController?.pushViewController(b, animated: animated)
    }
    _ = launch(inTab: inTab)
    #expect(stage.log.take() == ["A.VL", "A.WA", "A.DA", "B.VL", "A.WD", "B.WA", "A.DD", "B.DA"])
    #expect(stage.process.console.lines == [])
  }

  @Test(arguments: [false, true], [false, true])
  func `AP-20 AP-21 a login over the first screen in its viewDidAppear is balanced`(
    inTab: Bool, animated: Bool
  ) throws {
    b.modalPresentationStyle = .fullScreen
    try whenAppeared(a) { [b] a in a.present(b, animated: animated) }
    _ = launch(inTab: inTab)
    #expect(stage.log.take() == ["A.VL", "A.WA", "A.DA", "A.WD", "B.VL", "B.WA", "B.DA", "A.DD"])
    b.dismiss(animated: animated)
    stage.settle()
    #expect(stage.log.take() == ["B.WD", "A.WA", "A.DA", "B.DD"])
    #expect(stage.process.console.lines == [])
  }

  @Test func `AP-17 selecting another tab in the first viewDidAppear is balanced`() throws {
    let tabs = TabBarController(in: stage.process)
    tabs.viewControllers = [a, b]
    try whenAppeared(a) { [tabs] _ in tabs.selectedIndex = 1 }
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(stage.log.take() == ["A.VL", "A.WA", "A.DA", "B.VL", "B.WA", "A.WD", "A.DD", "B.DA"])
  }

  @Test func `AP-20 a pop without animation followed by a presentation is balanced`() {
    let navigation = stage.navigation([a, b])
    let modal = stage.screen("M", .fullScreen)
    navigation.popViewController(animated: false)
    navigation.present(modal, animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.WD", "M.VL", "M.WA", "M.DA", "B.DD"])
    navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.take() == ["M.WD", "A.VL", "A.WA", "A.DA", "M.DD"])
  }

  @Test func `AP-32 a container has appeared before a child's presentation covers it`() throws {
    let host = stage.screen("host")
    host.addChild(a)
    host.view.addSubview(a.view)
    stage.log.take()
    b.modalPresentationStyle = .fullScreen
    try whenAppeared(a) { [b] a in a.present(b, animated: false) }
    stage.window.rootViewController = host
    stage.settle()
    #expect(
      stage.log.take() == [
        "host.WA", "A.WA", "A.DA", "host.DA", "host.WD", "A.WD", "B.VL", "B.WA", "B.DA", "A.DD",
        "host.DD",
      ])
  }
}

/// The console line of UIKit for unbalanced appearance calls.
@Suite struct UnbalancedCalls {
  private let stage = Stage()
  private let line =
    "[UIViewController] Unbalanced calls to begin/end appearance transitions for <Screen>."

  @Test func `AP-32 an end without a beginning is reported`() {
    let a = stage.screen("A")
    a.endAppearanceTransition()
    #expect((stage.process.console.lines, stage.log.take()) == ([line], []))
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    a.endAppearanceTransition()
    #expect(stage.process.console.lines == [line, line])
    #expect(stage.log.take() == ["A.VL", "A.WA", "A.DA"])
  }

  @Test func `a push in the first viewWillAppear is reported`() throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    try a.hookThisObject(
      .viewWillAppear, owner: "app",
      .after { (a: Screen, _) in a.navigationController?.pushViewController(b, animated: true) })
    _ = stage.navigation([a])
    #expect(stage.process.console.lines == [line])
    #expect([a.appearance, b.appearance] == [.disappeared, .appeared])
  }

  @Test func `a presentation before the root has appeared is reported`() throws {
    let (a, modal) = (stage.screen("A"), stage.screen("M", .fullScreen))
    try a.hookThisObject(
      .viewIsAppearing, owner: "app",
      .after { (a: Screen, _) in a.present(modal, animated: true) })
    stage.show(a)
    #expect(stage.process.console.lines == [line])
    #expect([a.appearance, modal.appearance] == [.disappeared, .appeared])
  }

  @Test func `a presentation during a push is reported`() {
    let (a, b, modal) = (stage.screen("A"), stage.screen("B"), stage.screen("M", .fullScreen))
    let navigation = stage.navigation([a])
    navigation.pushViewController(b, animated: true)
    navigation.present(modal, animated: true)
    stage.settle()
    #expect(stage.process.console.lines == [line])
    #expect([a, b, modal].map(\.appearance) == [.disappeared, .disappeared, .appeared])
  }

  @Test func `turns that a person cancels are not reported`() {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a, b])
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    stage.settle()
    let sheet = stage.screen("S", .pageSheet)
    stage.show(sheet, from: navigation)
    sheet.presentationController.beginInteractiveDismissal()
    sheet.presentationController.cancelInteractiveDismissal()
    stage.settle()
    #expect(stage.process.console.lines == [])
  }

  @Test func `AP-26 a screen that is being dismissed cannot present another`() throws {
    let (sheet, other) = (stage.screen("S", .pageSheet), stage.screen("O"))
    stage.show(sheet, from: stage.root)
    try sheet.hookThisObject(
      .viewWillDisappear, owner: "app",
      .after { (sheet: Screen, _) in sheet.present(other, animated: true) })
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.process.console.lines == [
        "[Presentation] Attempt to present <Screen> on <Screen> (from <Screen>) while a "
          + "presentation is in progress."
      ])
    #expect([sheet, other].map(\.appearance) == [.disappeared, .disappeared])
  }
}
