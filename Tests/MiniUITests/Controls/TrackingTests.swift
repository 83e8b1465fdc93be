import MiniUI
import Testing

@Suite struct ControlTracking {
  private let stage = Stage()
  private let control: Control
  private let inside = Point(x: 120, y: 420)
  private let outside = Point(x: 320, y: 420)

  init() {
    control = stage.view(Rect(x: 100, y: 400, width: 100, height: 44), Control.self)
    stage.listener().listen(to: control)
  }

  /// The state of the control after each step.
  private func states(_ steps: () -> Void...) -> [[Bool]] {
    steps.map { step in
      step()
      return [control.isTracking, control.isTouchInside, control.isHighlighted]
    }
  }

  @Test func `T104 a finger that moves on a control sends touchDragInside`() {
    stage.finger.down(at: inside)
    stage.finger.move(to: Point(x: 130, y: 425))
    stage.finger.up()
    #expect(stage.log.take() == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test func `RC-13 a finger up to 70 points beyond the edge counts as inside`() {
    for x in [269.0, 270] {
      stage.finger.down(at: inside)
      stage.finger.move(to: Point(x: x, y: 420))
      stage.finger.up()
      stage.process.mainLoop.advance(by: .seconds(1))
    }
    #expect(
      stage.log.take() == [
        "touchDown", "touchDragInside", "touchUpInside",
        "touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside",
      ])
  }

  @Test func `T105 a finger that leaves, returns and leaves again is lifted outside`() {
    stage.finger.down(at: inside)
    for point in [outside, inside, outside] { stage.finger.move(to: point) }
    stage.finger.up()
    #expect(
      stage.log.take() == [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchDragExit", "touchDragOutside", "touchUpOutside",
      ])
  }

  @Test func `RC-12 a finger that stays outside sends touchDragOutside`() {
    stage.finger.down(at: inside)
    stage.finger.move(to: outside)
    stage.log.take()
    stage.finger.move(to: Point(x: 330, y: 420))
    #expect(stage.log.take() == ["touchDragOutside"])
  }

  @Test func `RC-11 and RC-12 a control is highlighted while the finger is on it`() {
    #expect(
      states(
        { stage.finger.down(at: inside) }, { stage.finger.move(to: outside) },
        { stage.finger.move(to: inside) }, { stage.finger.up() })
        == [
          [true, true, true], [true, false, false], [true, true, true], [false, false, false],
        ])
  }

  @Test func `RC-11 the highlight ends before touchUpInside is sent`() throws {
    var states: [[Bool]] = []
    try control.hookThisObject(
      .sendControlAction, owner: "test",
      .before { (control: Control, _, _, _) in
        states.append([control.isTracking, control.isHighlighted])
      })
    stage.finger.tap(at: inside)
    #expect(states == [[true, true], [false, false]])
  }

  @Test func `RC-14 a cancelled touch sends no touchUpInside`() {
    stage.finger.down(at: inside)
    stage.finger.cancel()
    #expect(states({}) == [[false, false, false]])
    stage.finger.up()
    #expect(stage.log.take() == ["touchDown", "touchCancel"])
  }

  @Test func `T107 a disabled button sends no events and still blocks the touch`() {
    let top = stage.button("Top", control.frame)
    stage.listener("top").listen(to: top)
    top.isEnabled = false
    #expect(stage.finger.tap(at: inside) === top)
    #expect(stage.log.take() == [])
  }

  @Test func `RC-16 a disabled control is in the disabled state`() {
    control.isEnabled = false
    #expect(control.state == .disabled)
    #expect(control.isUserInteractionEnabled)
  }

  @Test func `RC-16 a control that is disabled under the finger sends no further events`() {
    stage.finger.down(at: inside)
    control.isEnabled = false
    #expect(states({}) == [[false, false, false]])
    control.isEnabled = true
    stage.finger.move(to: outside)
    stage.finger.up()
    #expect(stage.log.take() == ["touchDown"])
  }

  @Test(arguments: [true, false])
  func `T108 RC-7 events sent by code have no event object and do not highlight`(_ isEnabled: Bool)
    throws
  {
    control.isEnabled = isEnabled
    var events: [DynamicObject?] = []
    try control.hookThisObject(
      .sendControlAction, owner: "test",
      .before { (control: Control, _, _, event) in
        events.append(event)
        #expect([control.isTracking, control.isHighlighted] == [false, false])
      })
    control.sendActions(for: .touchUpInside)
    #expect(events.map { $0 == nil } == [true])
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `T108 RC-7 sendActions by code sends each action of its events once`() {
    let action = stage.process.classes.selector("a:")
    let listener = stage.listener()
    control.addTarget(listener, action: action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(stage.log.take() == ["touchUpInside", "a"])
  }
}
