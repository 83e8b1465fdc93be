import MiniUI
import Testing
import Wording

/// Touches during transitions between screens.
@Suite struct TransitionTouches {
  private let stage = Stage()
  private let middle = Point(x: 195, y: 400)

  private func touch() -> View? {
    defer { stage.finger.up() }
    return stage.finger.down(at: middle)
  }

  @Test func `AP-7 AP-9 touches are ignored during an animated push or pop`() {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a])
    let changes = [
      { navigation.pushViewController(b, animated: true) },
      { _ = navigation.popViewController(animated: true) },
    ]
    for (change, top) in zip(changes, [b, a]) {
      change()
      #expect(touch() == nil)
      stage.process.mainLoop.advance(by: .milliseconds(349))
      #expect(touch() == nil)
      stage.process.mainLoop.advance(by: .milliseconds(1))
      #expect(touch() === top.view)
    }
  }

  @Test func `AP-11 touches are not ignored without an animation`() {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a])
    navigation.pushViewController(b, animated: false)
    #expect(touch() === b.view)
  }

  @Test func `NB-1 two quick taps on the back button pop once`() {
    let navigation = stage.navigation(stage.screens("A", "B", "C"))
    let back = Point(x: 30, y: 69)
    #expect(stage.finger.tap(at: back) != nil)
    #expect(stage.finger.tap(at: back) == nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `HT-7 a finger that is already down continues through a transition`() {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.navigation([a])
    let button = stage.view(Rect(x: 100, y: 250, width: 200, height: 100), Button.self, in: a.view)
    stage.listener().listen(to: button)
    stage.window.layoutIfNeeded()
    #expect(stage.finger.down(at: middle) === button)
    stage.log.take()
    navigation.pushViewController(b, animated: true)
    stage.finger.up()
    #expect(stage.log.take() == ["B.VL", "A.WD", "B.WA", "touchUpInside"])
  }

  @Test func `AP-15 touches are ignored while the screen slides back after a swipe`() {
    let navigation = stage.navigation(stage.screens("A", "B"))
    navigation.beginInteractivePop()
    #expect(touch() != nil)
    navigation.updateInteractivePop(0.4)
    navigation.cancelInteractivePop()
    #expect(touch() == nil)
    stage.process.mainLoop.advance(by: .milliseconds(140))
    #expect(touch() === navigation.topViewController?.view)
  }

  @Test func `AP-20 AP-21 touches are ignored during an animated presentation or dismissal`() {
    let modal = stage.screen("M", .fullScreen)
    stage.root.present(modal, animated: true)
    #expect(touch() == nil)
    stage.settle()
    #expect(touch() === modal.view)
    modal.dismiss(animated: true)
    #expect(touch() == nil)
    stage.settle()
    #expect(touch() === stage.root.view)
  }

  @Test func `a tap during a transition misses with that reason`() throws {
    let modal = stage.screen("M", .fullScreen)
    let button = stage.view(
      Rect(x: 100, y: 250, width: 200, height: 100), Button.self, in: modal.view)
    stage.root.present(modal, animated: true)
    let miss = #expect(throws: TouchMiss.self) { try stage.finger.tap(button) }
    #expect(miss?.description == "UIButton is not hit during a transition between screens")
    stage.settle()
    try stage.finger.tap(button)
  }

  @Test func `an interrupted transition leaves an app that accepts touches`() {
    let navigation = stage.navigation(stage.screens("A"))
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.show(stage.root)
    stage.process.mainLoop.advance(by: .milliseconds(350))
    #expect(touch() === stage.root.view)
  }
}
