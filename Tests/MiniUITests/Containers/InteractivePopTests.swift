import MiniUI
import Testing

@Suite struct InteractivePops {
  private let stage = Stage()
  private let a: Screen
  private let b: Screen
  private let navigation: NavigationController

  init() {
    (a, b) = (stage.screen("A"), stage.screen("B"))
    navigation = stage.navigation([a, b])
    _ = a.view
    stage.log.take()
  }

  @Test func `T157 AP-15 a cancelled pop reverses both appearances and restores the stack`() {
    #expect(navigation.beginInteractivePop())
    #expect(areSame(navigation.viewControllers, [a]))
    navigation.updateInteractivePop(0.3)
    navigation.cancelInteractivePop()
    stage.settle()
    #expect(stage.log.take() == ["B.WD", "A.WA", "A.WD", "A.DD", "B.WA", "B.DA"])
    #expect(areSame(navigation.viewControllers, [a, b]))
    #expect(b.parent === navigation)
    #expect(b.view.window === stage.window)
    #expect(a.view.window == nil)
    #expect(navigation.navigationBar.items.count == 2)
  }

  @Test func `T158 AP-15 a finished interactive pop sends the callbacks of a pop`() {
    b.recordsMoves = true
    navigation.beginInteractivePop()
    navigation.updateInteractivePop(0.8)
    navigation.finishInteractivePop()
    stage.settle()
    #expect(
      stage.log.take() == ["B.willMove(nil)", "B.WD", "A.WA", "B.DD", "A.DA", "B.didMove(nil)"])
    #expect(areSame(navigation.viewControllers, [a]))
  }

  @Test func `AP-16 the top is moving from its parent even if the pop is cancelled`() throws {
    var facts: [Bool] = []
    for message in [Message<BoolToVoid>.viewWillDisappear, .viewWillAppear] {
      try b.hookThisObject(
        message, owner: "test",
        .before { (b: Screen, _) in
          facts.append(b.isMovingFromParent)
        })
    }
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    stage.settle()
    #expect(facts == [true, false])
  }

  @Test func `the rest of the distance takes the rest of the time`() {
    navigation.beginInteractivePop()
    navigation.updateInteractivePop(0.8)
    navigation.finishInteractivePop()
    stage.log.take()
    stage.process.mainLoop.advance(by: .milliseconds(69))
    #expect(stage.log.take() == [])
    stage.process.mainLoop.advance(by: .milliseconds(1))
    #expect(stage.log.take() == ["B.DD", "A.DA"])
  }

  @Test func `no appearance ends before the finger decides`() {
    navigation.beginInteractivePop()
    stage.log.take()
    stage.process.mainLoop.advance(by: .seconds(5))
    #expect(stage.log.take() == [])
  }

  @Test func `no swipe begins on the root, during a transition or off screen`() {
    navigation.popViewController(animated: true)
    #expect(!navigation.beginInteractivePop())
    stage.settle()
    #expect(!navigation.beginInteractivePop())
    navigation.pushViewController(b, animated: false)
    stage.settle()
    stage.window.rootViewController = nil
    #expect(!navigation.beginInteractivePop())
  }

  @Test func `NB-3 an item that replaces the back button disables the swipe`() {
    b.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu", in: stage.process)
    #expect(!navigation.allowsInteractivePop)
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(navigation.allowsInteractivePop)
  }

  @Test func `a push during the swipe lets the pop complete`() {
    let c = stage.screen("C")
    navigation.beginInteractivePop()
    navigation.pushViewController(c, animated: true)
    navigation.cancelInteractivePop()
    stage.settle()
    #expect(
      stage.log.take() == ["B.WD", "A.WA", "B.DD", "A.DA", "C.VL", "A.WD", "C.WA", "A.DD", "C.DA"])
  }

  @Test func `a swipe sends popViewControllerAnimated:`() throws {
    var pops = 0
    try navigation.hookThisObject(
      .popViewController, owner: "test",
      .before { (_: NavigationController, _) in
        pops += 1
      })
    navigation.beginInteractivePop()
    #expect(pops == 1)
  }
}

/// A finger at the left edge drives the interactive pop.
@Suite struct PopFingers {
  private let stage = Stage()
  private let left = Point(x: 1, y: 400)

  private func pushed() -> NavigationController {
    let screens = stage.screens("A", "B")
    return stage.navigation(screens)
  }

  @Test func `AP-15 a quick swipe from the left edge pops`() {
    let navigation = pushed()
    stage.finger.swipe(from: left, to: Point(x: 100, y: 400))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.log.take() == ["A.VL", "B.WD", "A.WA", "B.DD", "A.DA"])
  }

  @Test func `AP-15 a slow swipe beyond the middle of the screen pops`() {
    let navigation = pushed()
    stage.finger.drag(from: left, to: Point(x: 180, y: 400))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    stage.finger.drag(from: left, to: Point(x: 220, y: 400))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `AP-15 no swipe from the middle of the screen, nor on the last screen, pops`() {
    let navigation = pushed()
    stage.finger.swipe(from: Point(x: 100, y: 400), to: Point(x: 300, y: 400))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.popViewController(animated: false)
    stage.settle()
    stage.finger.swipe(from: left, to: Point(x: 300, y: 400))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
