import MiniUI
import Testing

@Suite struct Crashes {
  private let stage = Stage()
  private let button: Button
  private let exception = SimulatedException(name: "NSRangeException", reason: "index 3 of 2")

  /// A button with two targets, the first of which raises an exception.
  init() throws {
    button = stage.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
    let crashing = stage.listener("t1")
    let table = stage.process.classes
    button.addTarget(crashing, action: table.selector("a:"), for: .touchUpInside)
    button.addTarget(stage.listener("t2"), action: table.selector("a:"), for: .touchUpInside)
    try crashing.hookThisObject(
      Message<ObjectToVoid>(named: "a:"), owner: "app",
      .after { [exception] (listener: Listener, _) in listener.table.raise(exception) })
    stage.log.take()
  }

  @Test func `an exception in an action crashes the process and stops further actions`() throws {
    try stage.finger.tap(button)
    #expect((stage.process.state, stage.process.isRunning) == (.crashed(exception), false))
    #expect(stage.log.take() == ["t1.a"])
  }

  @Test func `taps, turns and life cycle changes have no effect on an ended process`() throws {
    stage.process.mainLoop.schedule(.timer, after: .seconds(1), name: "timer") {
      [log = stage.log] in log.add("timer")
    }
    try stage.finger.tap(button)
    stage.log.take()
    #expect(stage.finger.tap(at: Point(x: 150, y: 120)) == nil)
    #expect(throws: TouchMiss.nothing("UIButton \"Buy\"", Point(x: 150, y: 122))) {
      try stage.finger.tap(button)
    }
    stage.process.mainLoop.advance(by: .seconds(2))
    stage.process.enterBackground()
    stage.process.terminate()
    stage.window.rootViewController = nil
    stage.process.notifications.post(LifeNotification.didBecomeActive)
    #expect((stage.log.take(), stage.process.state) == ([], .crashed(exception)))
  }

  @Test func `the handler is called first, once, and while messages still work`() throws {
    let stage = stage
    stage.process.setUncaughtExceptionHandler { exception in
      stage.log.add("\(exception) \(stage.process.state) \(stage.root.view.summary)")
    }
    try stage.finger.tap(button)
    stage.process.classes.raise(.inconsistency("again"))
    #expect(stage.log.take() == ["t1.a", "NSRangeException: index 3 of 2 running UIView"])
    stage.process.setUncaughtExceptionHandler(nil)
  }

  @Test func `a handler that replaces another can call it`() throws {
    let log = stage.log
    stage.process.setUncaughtExceptionHandler { log.add("first \($0.name)") }
    let old = stage.process.setUncaughtExceptionHandler(nil)
    stage.process.setUncaughtExceptionHandler { exception in
      log.add("second")
      old?(exception)
    }
    try stage.finger.tap(button)
    #expect(log.take() == ["t1.a", "second", "first NSRangeException"])
  }

  @Test func `an exception in a handler does not replace the first one`() throws {
    let process = stage.process
    process.setUncaughtExceptionHandler { [unowned process, log = stage.log] _ in
      log.add("handler")
      process.classes.raise(.inconsistency("in the handler"))
    }
    try stage.finger.tap(button)
    #expect((process.state, stage.log.take()) == (.crashed(exception), ["t1.a", "handler"]))
  }

  @Test func `an unrecognised message crashes the process and is named with its receiver`() {
    stage.root.send(Message<ObjectToVoid>(named: "didTapBuy:"))(button)
    let reason = "-[UIViewController didTapBuy:]: unrecognized selector sent to instance"
    let name = "NSInvalidArgumentException"
    #expect(stage.process.state == .crashed(SimulatedException(name: name, reason: reason)))
  }

  @Test func `after an observer that kills the process no other observer is called`() {
    let table = stage.process.classes
    stage.process.notifications.observe("cart") { [exception] _ in table.raise(exception) }
    stage.process.notifications.observe("cart") { [log = stage.log] _ in log.add("second") }
    stage.process.notifications.post("cart")
    #expect((stage.process.state, stage.log.take()) == (.crashed(exception), []))
  }

  @Test func `a kill calls no handler`() {
    stage.process.setUncaughtExceptionHandler { [log = stage.log] _ in log.add("handler") }
    stage.process.kill()
    stage.process.classes.raise(exception)
    #expect((stage.process.state, stage.log.take()) == (.killed, []))
  }

  @Test func `a process that is killed under a finger receives no further touches`() {
    stage.finger.down(at: Point(x: 150, y: 120))
    stage.process.kill()
    stage.finger.move(to: Point(x: 151, y: 120))
    stage.finger.up()
    #expect((stage.log.take(), button.isTracking) == ([], true))
  }

  @Test func `the clock continues after a crash`() throws {
    try stage.finger.tap(button)
    let start = stage.device.clock.uptime
    stage.process.mainLoop.advance(by: .seconds(3))
    #expect(stage.device.clock.uptime - start == .seconds(3))
  }
}
