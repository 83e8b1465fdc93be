import MiniUI
import Testing

@Suite struct Fingers {
  private let stage = Stage()
  private let second: Finger
  private let left: Button
  private let right: Button

  init() {
    second = Finger(using: stage.process)
    left = stage.button("Left", Rect(x: 0, y: 0, width: 100, height: 100))
    right = stage.button("Right", Rect(x: 200, y: 0, width: 100, height: 100))
    stage.listener("left").listen(to: left)
    stage.listener("right").listen(to: right)
  }

  private let onLeft = Point(x: 50, y: 50)
  private let onRight = Point(x: 250, y: 50)
  private let onView = Point(x: 10, y: 210)

  /// The callbacks of a view's removal (AP-37).
  private static let removal = [
    "willMoveToWindow nil", "willMoveToSuperview nil", "didMoveToWindow nil",
    "didMoveToSuperview nil",
  ]

  /// A plain view below the buttons with its own empty log.
  private func recordingView() -> RecordingView {
    let view = stage.view(Rect(x: 0, y: 200, width: 100, height: 100), RecordingView.self)
    view.layoutIfNeeded()
    view.log = Log()
    stage.log.take()
    return view
  }

  @Test func `two fingers can press two buttons at once`() {
    stage.finger.down(at: onLeft)
    second.down(at: onRight)
    #expect([left.isHighlighted, right.isHighlighted] == [true, true])
    stage.finger.up()
    second.up()
    #expect(
      stage.log.take()
        == ["left.touchDown", "right.touchDown", "left.touchUpInside", "right.touchUpInside"])
  }

  @Test func `a view receives only its first touch until both fingers are lifted`() {
    let view = recordingView()
    stage.finger.down(at: onView)
    second.down(at: onView)
    stage.finger.up()
    second.move(to: Point(x: 12, y: 210))
    second.up()
    #expect(view.log.take() == ["touchesBegan", "touchesEnded"])
    second.down(at: onView)
    #expect(view.log.take() == ["touchesBegan"])
  }

  @Test func `a view with multiple touch enabled receives each touch`() {
    let view = recordingView()
    view.isMultipleTouchEnabled = true
    stage.finger.down(at: onView)
    second.down(at: onView)
    stage.finger.up()
    second.cancel()
    #expect(
      view.log.take() == ["touchesBegan", "touchesBegan", "touchesEnded", "touchesCancelled"])
  }

  @Test func `a control tracks its first touch even if it receives more`() {
    left.isMultipleTouchEnabled = true
    stage.finger.down(at: onLeft)
    second.down(at: onLeft)
    second.up()
    #expect(left.isTracking)
    stage.finger.up()
    #expect(stage.log.take() == ["left.touchDown", "left.touchUpInside"])
  }

  @Test func `HT-7 a touch stays with its view while the finger moves`() {
    stage.finger.down(at: onLeft)
    stage.finger.move(to: onRight)
    stage.finger.up()
    #expect(
      stage.log.take() == [
        "left.touchDown", "left.touchDragExit", "left.touchDragOutside", "left.touchUpOutside",
      ])
  }

  @Test func `HT-7 a touch is cancelled for a view that leaves its window and goes to no other`() {
    let view = recordingView()
    let below = stage.view(view.frame, Button.self)
    stage.root.view.sendSubviewToBack(below)
    stage.listener("below").listen(to: below)
    stage.finger.down(at: onView)
    view.removeFromSuperview()
    stage.finger.move(to: Point(x: 12, y: 210))
    stage.finger.up()
    #expect(view.log.take() == ["touchesBegan", "touchesCancelled"] + Self.removal)
    #expect(stage.log.take() == [])
  }

  @Test func `a view that its own touchesEnded removes gets no touchesCancelled`() throws {
    let view = recordingView()
    try view.hookThisObject(
      .touchesEnded, owner: "app",
      .after { (view: RecordingView, _, _) in
        view.removeFromSuperview()
      })
    stage.finger.tap(at: onView)
    #expect(view.superview == nil)
    #expect(view.log.take() == ["touchesBegan", "touchesEnded"] + Self.removal)
  }

  @Test func `HT-7 a touch keeps its view when the view is removed`() throws {
    var touches: [Touch] = []
    try stage.process.classes[Application.self].hook(
      .sendEvent, owner: "test",
      .before { (_: Application, event) in
        touches += (event as? TouchEvent)?.allTouches ?? []
      })
    stage.finger.down(at: onLeft)
    left.removeFromSuperview()
    #expect(touches.map { $0.view === left } == [true, true])
    #expect(touches.map(\.phase) == [.cancelled, .cancelled])
  }

  @Test func `HT-7 a control that leaves its window while it is pressed sends touchCancel`() {
    stage.finger.down(at: onLeft)
    stage.root.view.removeFromSuperview()
    #expect([left.isHighlighted, left.isTracking] == [false, false])
    stage.finger.up()
    #expect(stage.log.take() == ["left.touchDown", "left.touchCancel"])
  }

  @Test func `an action that removes its button gets no touchCancel`() throws {
    try left.hookThisObject(
      .sendControlAction, owner: "app",
      .after { (button: Control, action, _, _) in
        if button.table.name(of: action) == "touchUpInside:" { button.removeFromSuperview() }
      })
    try stage.finger.tap(left)
    #expect(left.superview == nil)
    #expect(stage.log.take() == ["left.touchDown", "left.touchUpInside"])
  }

  @Test func `a view that moves within its window keeps its touch`() {
    let panel = stage.view(Rect(x: 0, y: 0, width: 390, height: 300))
    stage.root.view.sendSubviewToBack(panel)
    stage.finger.down(at: onLeft)
    panel.addSubview(left)
    stage.finger.up()
    #expect(stage.log.take() == ["left.touchDown", "left.touchUpInside"])
  }

  @Test func `hiding a window cancels its touches`() {
    stage.finger.down(at: onLeft)
    stage.window.hide()
    #expect(stage.log.take() == ["left.touchDown", "left.touchCancel"])
  }

  @Test(arguments: ["interrupt", "background"])
  func `an app that becomes inactive cancels its touches`(_ reason: String) {
    stage.finger.down(at: onLeft)
    second.down(at: onRight)
    stage.log.take()
    if reason == "interrupt" { stage.process.interrupt() } else { stage.process.enterBackground() }
    stage.finger.up()
    second.up()
    #expect(stage.log.take() == ["left.touchCancel", "right.touchCancel"])
  }

  @Test func `a finger cannot come down while the app is in the background`() {
    stage.process.enterBackground()
    #expect(stage.finger.down(at: onLeft) == nil)
  }
}

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
    let miss = TouchMiss.covered(scene.view.summary, by: cover.summary, Point(x: 200, y: 200))
    #expect(throws: miss) { try scene.finger.longPress(scene.view) }
    #expect(throws: miss) { try scene.finger.doubleTap(scene.view) }
    #expect(throws: miss) { try scene.finger.drag(scene.view, by: inside) }
    #expect(throws: miss) { try scene.finger.swipe(scene.view, .left) }
  }
}
