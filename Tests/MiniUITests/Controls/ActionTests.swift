import MiniUI
import Testing

@Suite struct Actions {
  private let stage = Stage()
  private let button: Button

  init() {
    button = stage.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
  }

  private func describe(_ object: DynamicObject?) -> String { object?.class.name ?? "nil" }

  /// Declares a class whose objects record the arguments of three actions.
  private func declare(_ name: String, _ superclass: DynamicObject.Type) throws -> DynamicClass {
    let classes = stage.process.classes
    let new = try classes.declareClass(name, superclass: classes[superclass])
    let log = stage.log
    new.addMethod(Message(named: "none"), Body { (_: DynamicObject, _) in log.add("\(name) none") })
    new.addMethod(
      Message(named: "one:"),
      Body { (_: DynamicObject, sender, _) in log.add("\(name) one \(describe(sender))") })
    new.addMethod(
      Message(named: "two:event:"),
      Body { (_: DynamicObject, sender, event, _) in
        log.add("\(name) two \(describe(sender)) \(describe(event))")
      })
    return new
  }

  private func send(
    _ action: String, to target: DynamicObject?, from sender: DynamicObject?,
    for event: TouchEvent? = nil
  ) -> Bool {
    stage.process.application.sendAction(
      stage.process.classes.selector(action), to: target, from: sender, for: event)
  }

  @Test func `RC-4 a target gets as many arguments as its action has colons`() throws {
    let target = try declare("Shop", DynamicObject.self).make()
    let event = TouchEvent(in: stage.process)
    let sent = ["none", "one:", "two:event:"].map { action in
      send(action, to: target, from: button, for: event)
    }
    #expect(sent == [true, true, true])
    #expect(stage.log.take() == ["Shop none", "Shop one UIButton", "Shop two UIButton UIEvent"])
  }

  @Test func `RC-4 a target without the method raises no exception`() throws {
    let target = try declare("Shop", DynamicObject.self).make()
    #expect((send("other:", to: target, from: button), stage.process.state) == (false, .running))
  }

  @Test func `T103 RC-5 without a target the action of a button goes to its controller`() throws {
    let type = try declare("HomeViewController", ViewController.self)
    let controller = try #require(type.make() as? ViewController)
    var calls: [(receiver: DynamicObject, sender: DynamicObject?)] = []
    type.addMethod(
      Message(named: "buy:"),
      Body { (receiver: DynamicObject, sender, _) in calls.append((receiver, sender)) })
    stage.window.rootViewController = controller
    controller.view.addSubview(button)
    button.addTarget(nil, action: stage.process.classes.selector("buy:"), for: .touchUpInside)
    try stage.finger.tap(button)
    #expect(calls.count == 1)
    #expect(calls.first?.receiver === controller)
    #expect(calls.first?.sender === button)
  }

  @Test
  func `RC-5 the search begins at the sender and ends at the first that has the method`() throws {
    let outer = try #require(try declare("Outer", View.self).make() as? View)
    let inner = try #require(try declare("Inner", Control.self).make() as? Control)
    stage.root.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(button)
    #expect(send("one:", to: nil, from: button))
    #expect(send("one:", to: nil, from: inner))
    #expect(send("one:", to: nil, from: outer))
    #expect(stage.log.take() == ["Inner one UIButton", "Inner one Inner", "Outer one Outer"])
  }

  @Test func `RC-5 the search ends at the delegate of the application`() throws {
    #expect(!send("one:", to: nil, from: button))
    let delegate = try declare("Delegate", ApplicationDelegate.self).make()
    stage.process.application.delegate = delegate
    #expect(send("one:", to: nil, from: button))
    #expect(stage.log.take() == ["Delegate one UIButton"])
  }

  @Test func `RC-5 without a responder as sender the search begins at the key window`() throws {
    let delegate = try declare("Delegate", ApplicationDelegate.self).make()
    stage.process.application.delegate = delegate
    #expect(send("one:", to: nil, from: nil))
    #expect(send("one:", to: nil, from: stage.listener()))
    stage.window.setClass(try declare("MainWindow", Window.self))
    #expect(send("one:", to: nil, from: nil))
    #expect(
      stage.log.take() == ["Delegate one nil", "Delegate one Listener", "MainWindow one nil"])
  }

  @Test func `RC-6 every action of a control is sent through the application`() throws {
    try stage.process.classes[Application.self].hook(
      .sendAction, owner: "test",
      .before { [log = stage.log] (application: Application, action, target, sender, event) in
        log.add(
          "\(application.table.name(of: action)) to \(target?.class.name ?? "nil") "
            + "from \(sender?.class.name ?? "nil") for \(event?.class.name ?? "nil")")
      })
    stage.listener().listen(to: button, for: [.touchDown, .touchUpInside])
    button.addTarget(nil, action: stage.process.classes.selector("buy:"), for: .touchUpInside)
    try stage.finger.tap(button)
    #expect(
      stage.log.take() == [
        "touchDown: to Listener from UIButton for UIEvent", "touchDown",
        "touchUpInside: to Listener from UIButton for UIEvent", "touchUpInside",
        "buy: to nil from UIButton for UIEvent",
      ])
  }

  @Test
  func `RC-6 sendAction:to:forEvent: can be hooked for every control and suppress the action`()
    throws
  {
    stage.listener().listen(to: button)
    try stage.process.classes[Control.self].hook(
      .sendControlAction, owner: "test",
      Body { (control: Control, action, target, event, original) in
        if control.table.name(of: action) != "touchDown:" { original(action, target, event) }
      })
    try stage.finger.tap(button)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `RC-6 sendAction:to:forEvent: can be hooked for one control`() throws {
    let other = stage.button("Other", Rect(x: 0, y: 0, width: 50, height: 50))
    for each in [button, other] { stage.listener().listen(to: each, for: .touchUpInside) }
    try button.hookThisObject(
      .sendControlAction, owner: "test", Body { (_: Control, _, _, _, _) in })
    try stage.finger.tap(button)
    try stage.finger.tap(other)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test
  func `sendAction:to:from:forEvent: can be hooked for one application`() throws {
    stage.listener().listen(to: button)
    try stage.process.application.hookThisObject(
      .sendAction, owner: "test", Body { (_: Application, _, _, _, _, _) in false })
    try stage.finger.tap(button)
    #expect(stage.log.take() == [])
  }
}
