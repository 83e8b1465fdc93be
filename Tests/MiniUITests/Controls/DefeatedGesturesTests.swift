import Testing

@testable import MiniUI

/// Each control wins against the gestures around it that Apple names, and against no other
/// (GR-16); a text field, as the recognisers that it has on a phone (GR-10).
@Suite struct DefeatedGesturesOfControls {
  private let stage = Stage()

  private static let kinds: [(Control.Type, DefeatedGestures)] = [
    (Button.self, .singleTap), (Switch.self, [.singleTap, .horizontalDrag]),
    (Slider.self, .horizontalDrag), (Stepper.self, .singleTap),
    (SegmentedControl.self, .singleTap), (PageControl.self, .singleTap),
    (TextField.self, .singleTap),
    (DatePicker.self, []),
  ]

  @Test func `GR-16 every control has its own list of gestures`() {
    for (kind, gestures) in Self.kinds {
      #expect(stage.view(.zero, kind).defeatedGestures == gestures, "\(kind)")
    }
  }

  @Test func `GR-16 a tap on a switch in a view with a tap recogniser turns only the switch`()
    throws
  {
    let listener = stage.listener()
    let toggle = stage.view(Rect(x: 20, y: 20, width: 51, height: 31), Switch.self)
    let tap = TapGestureRecognizer(
      target: listener, action: stage.process.classes.selector("a:"), in: stage.process)
    stage.root.view.addGestureRecognizer(tap)
    stage.log.take()
    try stage.finger.tap(toggle)
    _ = stage.process.mainLoop.settle()
    #expect(toggle.isOn)
    #expect(stage.log.take() == [])
  }
}
