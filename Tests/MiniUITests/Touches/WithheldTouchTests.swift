import MiniUI
import Testing

/// Views whose touches are delayed until a recogniser has failed: GR-3 and GR-8.
@Suite struct WithheldTouches {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)
  private let pan: PanGestureRecognizer

  init() {
    pan = scene.add(PanGestureRecognizer.self, "pan")
    pan.delaysTouchesBegan = true
  }

  @Test func `GR-8 a view receives no touch of a recognised gesture`() {
    scene.finger.down(at: inside)
    scene.finger.move(to: Point(x: 155, y: 150))
    #expect(scene.take() == [])
    scene.finger.move(to: Point(x: 180, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["pan.began", "pan.ended"])
  }

  @Test func `GR-8 after the gesture fails the view receives all touches, late`() throws {
    var facts: [String] = []
    try scene.view.hookThisObject(
      .touchesBegan, owner: "test",
      .before { (view: View, touches, _) in
        guard let touch = (touches as? TouchSet)?.touches.first else { return }
        facts = ["\(touch.location(in: nil))", touch.timestamp.secondsText, "\(touch.phase)"]
      })
    let start = scene.stage.device.clock.uptime
    scene.finger.down(at: inside)
    scene.wait(.milliseconds(40))
    scene.finger.move(to: Point(x: 155, y: 150))
    #expect(scene.take() == [])
    scene.finger.up()
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
    #expect(facts == ["{150, 150}", start.secondsText, "began"])
  }

  @Test func `a touch cancelled before the view received it is never delivered`() {
    scene.finger.down(at: inside)
    scene.finger.cancel()
    #expect(scene.take() == [])
  }

  @Test func `GR-3 the end of a touch is delayed until a second tap fails`() {
    pan.isEnabled = false
    let double = scene.add(TapGestureRecognizer.self, "double")
    double.numberOfTapsRequired = 2
    scene.finger.tap(at: inside)
    scene.wait(.milliseconds(340))
    #expect(scene.take() == ["touchesBegan"])
    scene.wait(.milliseconds(20))
    #expect(scene.take() == ["touchesEnded"])
    scene.finger.doubleTap(at: inside)
    #expect(
      scene.take() == [
        "touchesBegan", "touchesBegan", "touchesCancelled", "touchesCancelled", "double.ended",
      ])
  }

  @Test func `delaysTouchesEnded can be disabled`() {
    pan.isEnabled = false
    let double = scene.add(TapGestureRecognizer.self, "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    scene.finger.doubleTap(at: inside)
    scene.wait()
    #expect(
      scene.take()
        == ["touchesBegan", "touchesEnded", "touchesBegan", "touchesCancelled", "double.ended"])
  }
}
