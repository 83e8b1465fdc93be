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
    #expect((control.state, control.isUserInteractionEnabled) == (.disabled, true))
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

/// The tracking methods that an app's own control overrides.
@Suite struct TrackingMessages {
  private let stage = Stage()
  private let custom: DynamicClass
  private let control: Control
  private let inside = Point(x: 120, y: 420)

  init() throws {
    let classes = stage.process.classes
    custom = try classes.declareClass("Dial", superclass: classes[Control.self])
    control = try #require(custom.make() as? Control)
    control.frame = Rect(x: 100, y: 400, width: 100, height: 44)
    stage.root.view.addSubview(control)
    stage.listener().listen(to: control)
  }

  /// Records each tracking message with the state of the control.
  private func watch() {
    let log = stage.log
    func add(_ name: String, _ control: Control) {
      let facts = [
        (control.isTracking, "tracking"), (control.isTouchInside, "inside"),
        (control.isHighlighted, "highlighted"),
      ]
      log.add(([name] + facts.filter(\.0).map(\.1)).joined(separator: " "))
    }
    custom.addMethod(.beginTracking, .before { (control: Control, _, _) in add("begin", control) })
    custom.addMethod(
      .continueTracking, .before { (control: Control, _, _) in add("continue", control) })
    custom.addMethod(.endTracking, .before { (control: Control, _, _) in add("end", control) })
    custom.addMethod(
      .cancelTracking,
      .before { (control: Control, event) in
        add(event == nil ? "cancel without event" : "cancel", control)
      })
  }

  @Test func `RC-11 tracking begins before touchDown and ends before touchUpInside`() {
    watch()
    stage.finger.down(at: inside)
    stage.finger.move(to: Point(x: 130, y: 425))
    stage.finger.up()
    #expect(
      stage.log.take() == [
        "begin inside", "touchDown", "continue tracking inside highlighted", "touchDragInside",
        "end inside", "touchUpInside",
      ])
  }

  @Test func `RC-14 a cancelled touch cancels tracking and does not end it`() {
    watch()
    stage.finger.down(at: inside)
    stage.finger.cancel()
    #expect(stage.log.take() == ["begin inside", "touchDown", "cancel", "touchCancel"])
  }

  @Test func `T106 a touch that is cancelled after a drag sends touchCancel and no touchUp`() {
    stage.finger.down(at: inside)
    stage.finger.move(to: Point(x: 170, y: 420))
    stage.finger.cancel()
    stage.finger.up()
    #expect(stage.log.take() == ["touchDown", "touchDragInside", "touchCancel"])
  }

  @Test func `RC-15 a touch that tracking refuses sends no event`() {
    custom.addMethod(.beginTracking, Body { (_: Control, _, _, _) in false })
    stage.finger.down(at: inside)
    #expect(
      [control.isTracking, control.isTouchInside, control.isHighlighted] == [false, false, false])
    for point in [Point(x: 320, y: 420), inside] { stage.finger.move(to: point) }
    stage.finger.up()
    #expect(stage.log.take() == [])
  }

  @Test func `RC-15 a refused touch does not keep the next one from being tracked`() {
    var isReady = false
    custom.addMethod(.beginTracking, Body { (_: Control, _, _, _) in isReady })
    stage.finger.tap(at: inside)
    isReady = true
    stage.finger.tap(at: inside)
    #expect(stage.log.take() == ["touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test func `a control that stops tracking sends no further events of the touch`() {
    custom.addMethod(.continueTracking, Body { (_: Control, _, _, _) in false })
    stage.finger.down(at: inside)
    stage.finger.move(to: Point(x: 130, y: 425))
    #expect([control.isTracking, control.isHighlighted] == [false, false])
    stage.finger.up()
    #expect(stage.log.take() == ["touchDown"])
  }

  @Test func `RC-16 a control that is disabled under the finger cancels tracking without an event`()
  {
    watch()
    stage.finger.down(at: inside)
    control.isEnabled = false
    stage.finger.up()
    #expect(stage.log.take() == ["begin inside", "touchDown", "cancel without event"])
  }

  @Test func `RC-14 a control that is removed in beginTracking does not track`() {
    custom.addMethod(
      .beginTracking,
      Body { (control: Control, touch, event, callSuper) in
        control.removeFromSuperview()
        return callSuper(touch, event)
      })
    stage.finger.down(at: inside)
    #expect(
      ([control.isTracking, control.isHighlighted], stage.log.take()) == ([false, false], []))
  }
}
