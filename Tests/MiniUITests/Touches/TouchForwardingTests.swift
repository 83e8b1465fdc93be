import MiniUI
import Testing

@Suite struct TouchForwarding {
  private let stage = Stage()
  private let point = Point(x: 20, y: 20)
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  /// Records the responders whose inherited touch methods run.
  private func watch() throws {
    for (name, message) in [
      ("began", Message<ObjectsToVoid>.touchesBegan), ("moved", .touchesMoved),
      ("ended", .touchesEnded), ("cancelled", .touchesCancelled),
    ] {
      try stage.process.classes[Responder.self].hook(
        message, owner: "test",
        .before { [log = stage.log] (responder: Responder, _, _) in
          log.add("\(name) \(responder.class.name)")
        })
    }
  }

  @Test(arguments: ["ended", "cancelled"])
  func `RC-2 an unhandled touch goes up the whole chain`(_ last: String) throws {
    _ = stage.view(frame)
    try watch()
    stage.finger.down(at: point)
    stage.finger.move(to: Point(x: 25, y: 20))
    if last == "cancelled" { stage.finger.cancel() } else { stage.finger.up() }
    let chain = [
      "UIView", "UIView", "UIViewController", "UIWindow", "UIApplication", "ApplicationDelegate",
    ]
    let lines = ["began", "moved", last].flatMap { phase in chain.map { "\(phase) \($0)" } }
    #expect(stage.log.take() == lines)
  }

  @Test func `RC-2 a view that does not call super stops the forwarding`() throws {
    let view = stage.view(frame)
    try watch()
    try view.hookThisObject(.touchesBegan, owner: "app", Body { (_: View, _, _, _) in })
    stage.finger.down(at: point)
    #expect(stage.log.take() == [])
  }

  @Test func `RC-2 controls and scroll views do not forward touches`() throws {
    try watch()
    for type in [Control.self, Button.self, ScrollView.self] {
      let view = stage.view(frame, type)
      stage.finger.tap(at: point)
      view.removeFromSuperview()
    }
    #expect(stage.log.take() == [])
  }

  @Test func `RC-2 a view in a scroll view forwards its touches up to the scroll view`() throws {
    let scroll = stage.view(frame, ScrollView.self)
    _ = stage.view(frame, in: scroll)
    try watch()
    stage.finger.tap(at: point)
    #expect(stage.log.take() == ["began UIView", "ended UIView"])
  }

  @Test func `a touch that a control's subview forwards does not press the control`() throws {
    let button = stage.button("Buy", frame)
    _ = stage.view(frame, in: button)
    stage.listener().listen(to: button)
    stage.finger.tap(at: point)
    #expect(stage.log.take() == [])
  }

  @Test
  func `sendEvent: can be hooked for every application and gets each change of a finger`() throws {
    try stage.process.classes[Application.self].hook(
      .sendEvent, owner: "test",
      .before { [log = stage.log] (_: Application, event) in
        let touches = (event as? TouchEvent)?.allTouches ?? []
        log.add(touches.map { "\($0.phase)" }.joined(separator: " "))
      })
    let second = Finger(using: stage.process)
    stage.finger.down(at: point)
    second.down(at: Point(x: 200, y: 200))
    stage.finger.move(to: Point(x: 25, y: 20))
    stage.finger.up()
    second.cancel()
    #expect(
      stage.log.take()
        == ["began", "stationary began", "moved stationary", "ended stationary", "cancelled"])
  }

  @Test func `sendEvent: can be hooked for one application and suppress the event`() throws {
    try stage.process.application.hookThisObject(
      .sendEvent, owner: "test", Body { (_: Application, _, _) in })
    stage.listener().listen(to: stage.button("Buy", frame))
    stage.finger.tap(at: point)
    #expect(stage.log.take() == [])
  }
}
