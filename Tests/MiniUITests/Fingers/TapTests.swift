import MiniUI
import Testing

@Suite struct Taps {
  private let stage = Stage()
  private let button: Button
  private let point = Point(x: 150, y: 120)

  init() {
    button = stage.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
  }

  /// Records a property of the touch at every phase that the button receives.
  private func watch(_ fact: @escaping (Touch) -> String) throws {
    for message in [Message<ObjectsToVoid>.touchesBegan, .touchesMoved, .touchesEnded] {
      try button.hookThisObject(
        message, owner: "test",
        .before { [log = stage.log] (_: View, touches, _) in
          for touch in (touches as? TouchSet)?.touches ?? [] { log.add(fact(touch)) }
        })
    }
  }

  @Test func `a tap lasts 50 milliseconds of virtual time`() throws {
    try watch { "\($0.phase) at \($0.timestamp.milliseconds) ms" }
    let start = stage.device.clock.uptime
    try stage.finger.tap(button)
    #expect(stage.log.take() == ["began at 0 ms", "ended at 50 ms"])
    #expect(stage.device.clock.uptime - start == .milliseconds(50))
  }

  @Test func `a tap lasts for its given duration`() throws {
    try watch { "\($0.phase) at \($0.timestamp.milliseconds) ms" }
    stage.finger.tap(at: point, lasting: .seconds(2))
    #expect(stage.log.take() == ["began at 0 ms", "ended at 2000 ms"])
  }

  @Test func `entries due while the finger is down run before it is lifted`() throws {
    try watch { "\($0.phase)" }
    stage.process.mainLoop.schedule(.timer, after: .milliseconds(20), name: "timer") {
      [log = stage.log] in log.add("timer")
    }
    try stage.finger.tap(button)
    #expect(stage.log.take() == ["began", "timer", "ended"])
  }

  @Test func `a tap returns the view that was hit`() {
    #expect(stage.finger.tap(at: point) === button)
    #expect(stage.finger.tap(at: Point(x: 10, y: 10)) === stage.root.view)
    #expect(stage.finger.tap(at: Point(x: -1, y: 10)) == nil)
  }

  @Test func `the tap count grows for taps within 350 ms and restarts after that`() throws {
    try watch { "\($0.phase) \($0.tapCount)" }
    for pause: Duration in [.milliseconds(350), .milliseconds(351), .zero] {
      try stage.finger.tap(button)
      stage.process.mainLoop.advance(by: pause)
    }
    try stage.finger.tap(button)
    #expect(stage.log.take() == [1, 2, 1, 2].flatMap { ["began \($0)", "ended \($0)"] })
  }

  @Test func `taps within 30 points of each other are counted together`() throws {
    try watch { "\($0.phase) \($0.tapCount)" }
    for x in [110.0, 140, 171] { stage.finger.tap(at: Point(x: x, y: 120)) }
    #expect(stage.log.take() == ["began 1", "ended 1", "began 2", "ended 2", "began 1", "ended 1"])
  }

  @Test func `a finger that moves far does not tap, and the next tap counts from one`() throws {
    try watch { "\($0.phase) \($0.tapCount)" }
    stage.finger.down(at: point)
    stage.finger.move(to: Point(x: 150, y: 130))
    stage.finger.move(to: Point(x: 150, y: 170))
    stage.finger.up()
    stage.finger.tap(at: Point(x: 150, y: 143))
    #expect(stage.log.take() == ["began 1", "moved 1", "moved 0", "ended 0", "began 1", "ended 1"])
  }

  @Test func `the second of two quick taps sends touchDownRepeat, too`() throws {
    stage.listener().listen(to: button)
    try stage.finger.tap(button)
    try stage.finger.tap(button)
    #expect(
      stage.log.take()
        == ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test func `a touch has a location in its window and in each view of it`() throws {
    stage.window.frame = Rect(x: 0, y: 50, width: 390, height: 794)
    try watch { [button, stage] touch in
      "\(touch.location(in: nil)) \(touch.location(in: button)) "
        + "\(touch.location(in: stage.window)) \(touch.view === button)"
    }
    stage.finger.down(at: Point(x: 110, y: 180))
    #expect(stage.log.take() == ["{110, 130} {10, 30} {110, 130} true"])
  }

  @Test func `a finger that is already down is lifted before it comes down again`() {
    stage.listener().listen(to: button)
    stage.finger.down(at: point)
    stage.finger.down(at: point)
    #expect(stage.log.take() == ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat"])
  }

  @Test func `a finger that is not down cannot move, be lifted or be cancelled`() {
    stage.listener().listen(to: button)
    stage.finger.move(to: point)
    stage.finger.up()
    stage.finger.cancel()
    #expect(stage.log.take() == [])
  }
}

extension Duration {
  /// The time in whole milliseconds, rounded down.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
