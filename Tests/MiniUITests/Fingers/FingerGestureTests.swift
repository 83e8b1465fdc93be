import MiniUI
import Testing

@Suite struct GesturesOfAFinger {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  private func duration(of action: () -> Void) -> Duration {
    let start = scene.stage.device.clock.uptime
    action()
    return scene.stage.device.clock.uptime - start
  }

  @Test func `time passes while a finger is down`() {
    let hand = FingerPair(using: scene.stage.process)
    let end = Point(x: 250, y: 150)
    #expect(
      [
        duration { scene.finger.drag(from: inside, to: end) },
        duration { scene.finger.swipe(from: inside, to: end) },
        duration { scene.finger.longPress(at: inside) },
        duration { scene.finger.doubleTap(at: inside) },
        duration { hand.pinch(at: inside, from: 10, to: 50) },
        duration { hand.rotate(at: inside, by: 1) },
        duration { hand.tap(at: inside) },
      ] == [
        .milliseconds(600), .milliseconds(100), .seconds(1), .milliseconds(200),
        .milliseconds(500), .milliseconds(500), .milliseconds(50),
      ])
  }

  @Test func `a drag moves in the given number of steps`() {
    scene.finger.drag(from: inside, to: Point(x: 250, y: 150), steps: 3)
    #expect(
      scene.take() == ["touchesBegan"] + Array(repeating: "touchesMoved", count: 3)
        + ["touchesEnded"])
  }

  @Test func `the error for a gesture on a covered view names the cover`() {
    let cover = scene.stage.view(Rect(x: 0, y: 0, width: 390, height: 844))
    let miss = TouchMiss.covered(
      scene.view.summary, by: cover.summary, Point(x: 200, y: 200))
    #expect(throws: miss) { try scene.finger.longPress(scene.view) }
    #expect(throws: miss) { try scene.finger.doubleTap(scene.view) }
    #expect(throws: miss) { try scene.finger.drag(scene.view, by: inside) }
    #expect(throws: miss) { try scene.finger.swipe(scene.view, .left) }
  }
}
