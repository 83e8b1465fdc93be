import Testing

@testable import MiniUI

/// A control that tracks like a slider.
private final class Knob: Control {
  override var defeatedGestures: DefeatedGestures { .horizontalDrag }
}

@Suite struct GesturesAndControls {
  private let scene = GestureScene()
  private let button: Button

  init() {
    button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100), in: scene.stage.process)
    scene.view.addSubview(button)
    scene.stage.listener("button").listen(to: button)
    scene.settle()
    scene.stage.log.take()
  }

  @Test func `T089 GR-16 a button wins against a tap on a view around it`() throws {
    _ = scene.add(TapGestureRecognizer.self, "container")
    try scene.finger.tap(button)
    scene.wait()
    #expect(scene.take() == ["button.touchDown", "button.touchUpInside"])
    scene.finger.tap(at: Point(x: 250, y: 250))
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "container.ended"])
  }

  @Test func `T090 GR-16 a tap on the button itself wins against its action`() throws {
    _ = scene.add(TapGestureRecognizer.self, "own", to: button)
    try scene.finger.tap(button)
    scene.wait()
    #expect(scene.take() == ["button.touchDown", "button.touchCancel", "own.ended"])
  }

  @Test
  func `GR-16 neither a button against two taps nor a plain control against one tap wins`() throws {
    scene.add(TapGestureRecognizer.self, "double").numberOfTapsRequired = 2
    scene.finger.doubleTap(at: Point(x: 150, y: 150))
    scene.wait()
    #expect(scene.take() == ["button.touchDown", "button.touchCancel", "double.ended"])
    let control = scene.stage.view(
      Rect(x: 0, y: 100, width: 50, height: 50), Control.self, in: scene.view)
    _ = scene.add(TapGestureRecognizer.self, "single")
    scene.settle()
    scene.stage.log.take()
    try scene.finger.tap(control)
    scene.wait()
    #expect(scene.take() == ["single.ended"])
  }

  @Test func `GR-16 a knob wins against a drag along it, and not against one across`() throws {
    let knob = scene.stage.view(
      Rect(x: 0, y: 100, width: 100, height: 50), Knob.self, in: scene.view)
    _ = scene.add(PanGestureRecognizer.self, "pan")
    _ = scene.add(SwipeGestureRecognizer.self, "swipe")
    scene.settle()
    scene.stage.log.take()
    try scene.finger.drag(knob, by: Point(x: 90, y: 0))
    scene.wait()
    #expect(scene.take() == [])
    try scene.finger.drag(knob, by: Point(x: 0, y: 20), lasting: .milliseconds(100))
    scene.wait()
    #expect(
      scene.take()
        == ["pan.began"] + Array(repeating: "pan.changed", count: 4) + ["pan.ended"])
  }

  @Test func `T106 RC-14 a pan around a control cancels the control's touch`() throws {
    _ = scene.add(PanGestureRecognizer.self, "pan")
    scene.finger.drag(from: Point(x: 150, y: 150), to: Point(x: 200, y: 150), steps: 10)
    scene.wait()
    #expect(
      scene.take() == [
        "button.touchDown", "button.touchDragInside", "button.touchDragInside",
        "button.touchCancel", "pan.began",
      ] + Array(repeating: "pan.changed", count: 7) + ["pan.ended"])
    #expect([button.isTracking, button.isHighlighted] == [false, false])
  }

  @Test func `GR-10 an editable text wins against a tap around it`() throws {
    _ = scene.add(TapGestureRecognizer.self, "around")
    let frame = Rect(x: 0, y: 100, width: 200, height: 40)
    let field = scene.stage.view(frame, TextField.self, in: scene.view)
    let text = scene.stage.view(frame.offsetBy(dx: 0, dy: 50), TextView.self, in: scene.view)
    scene.settle()
    scene.stage.log.take()
    for input: View in [field, text] {
      try scene.finger.tap(input)
      scene.wait(.seconds(1))
      #expect(input.isFirstResponder)
    }
    #expect(scene.take() == [])
    (field.isEnabled, text.isEditable) = (false, false)
    for input: View in [field, text] {
      try scene.finger.tap(input)
      scene.wait(.seconds(1))
    }
    #expect(scene.take() == ["around.ended", "around.ended"])
  }

  @Test func `GR-10 a search bar's field does not win against a tap on the bar`() throws {
    let bar = scene.stage.view(
      Rect(x: 0, y: 100, width: 200, height: 56), SearchBar.self, in: scene.view)
    _ = scene.add(TapGestureRecognizer.self, "around")
    scene.settle()
    scene.stage.log.take()
    try scene.finger.tap(bar.searchTextField)
    scene.wait(.seconds(1))
    #expect(bar.isFirstResponder)
    bar.searchTextField.resignFirstResponder()
    _ = scene.add(TapGestureRecognizer.self, "bar", to: bar)
    try scene.finger.tap(bar.searchTextField)
    scene.wait(.seconds(1))
    #expect((scene.take(), bar.isFirstResponder) == (["bar.ended"], false))
  }

  @Test func `neither a screen without recognisers nor a button creates an arena`() throws {
    let stage = Stage()
    let button = stage.button("Buy", Rect(x: 0, y: 0, width: 100, height: 44))
    try stage.finger.tap(button)
    #expect(stage.process.application.gestureArena == nil)
  }
}
