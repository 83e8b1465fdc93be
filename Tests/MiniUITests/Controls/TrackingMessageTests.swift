import MiniUI
import Testing

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
    #expect([control.isTracking, control.isHighlighted] == [false, false])
    #expect(stage.log.take() == [])
  }
}
