import MiniUI
import Testing

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
