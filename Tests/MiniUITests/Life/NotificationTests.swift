import MiniUI
import Testing

@Suite struct Notifications {
  private let stage = Stage()
  private var hub: NotificationHub { stage.process.notifications }

  private func observe(_ name: String, as line: String, from object: DynamicObject? = nil)
    -> NotificationHub.Token
  {
    hub.observe(name, from: object) { [log = stage.log] _ in log.add(line) }
  }

  @Test func `AL-18 observers are called at once and in the order of registration`() {
    for line in ["first", "second", "third"] { _ = observe("cart", as: line) }
    hub.post("cart")
    stage.log.add("posted")
    #expect(stage.log.take() == ["first", "second", "third", "posted"])
  }

  @Test func `AL-18 an observer gets the notifications of its name and its object`() {
    let objects = [stage.listener(), stage.listener()]
    _ = observe("cart", as: "first only", from: objects[0])
    _ = observe("cart", as: "any")
    _ = observe("other", as: "other")
    hub.post("cart", from: objects[0])
    hub.post("cart", from: objects[1])
    hub.post("cart")
    #expect(stage.log.take() == ["first only", "any", "any", "any"])
  }

  @Test func `AL-18 a filter whose object was released matches no notification`() {
    do {
      let object = View(in: stage.process)
      _ = observe("cart", as: "dead", from: object)
    }
    hub.post("cart")
    #expect(stage.log.take() == [])
  }

  @Test func `AL-18 an observer may remove itself and others while it is called`() {
    var tokens: [NotificationHub.Token] = []
    let hub = hub
    let log = stage.log
    tokens.append(
      hub.observe("cart") { _ in
        log.add("first")
        tokens.forEach(hub.remove)
      })
    tokens.append(observe("cart", as: "second"))
    _ = observe("cart", as: "third")
    hub.post("cart")
    hub.post("cart")
    #expect(log.take() == ["first", "third", "third"])
  }

  @Test func `AL-18 an observer that is added during a post gets the next one only`() {
    hub.observe("cart") { [hub, log = stage.log] _ in
      hub.observe("cart") { _ in log.add("late") }
    }
    hub.post("cart")
    stage.log.add("again")
    hub.post("cart")
    #expect(stage.log.take() == ["again", "late"])
  }

  @Test func `AL-18 an observer that is added twice is called twice`() {
    let observer = stage.listener()
    for _ in 1...2 { hub.addObserver(observer, Message(named: "a:"), name: "cart") }
    hub.post("cart")
    #expect(stage.log.take() == ["a", "a"])
  }

  @Test func `an observing object is not retained`() {
    weak var weakObserver: Listener?
    do {
      let observer = Listener(in: stage.process)
      hub.addObserver(observer, Message(named: "a:"), name: "cart")
      weakObserver = observer
    }
    #expect(weakObserver == nil)
    hub.post("cart")
    #expect(stage.process.state == .running)
  }

  @Test func `a notification has the name and the object that were posted`() {
    var posted: [(String, Bool)] = []
    hub.observe("cart") { [stage] in posted.append(($0.name, $0.object === stage.root)) }
    hub.post("cart", from: stage.root)
    #expect((posted.map(\.0), posted.map(\.1)) == (["cart"], [true]))
  }

  @Test func `postNotification: can be hooked for the class and for one centre`() throws {
    try stage.process.classes[NotificationHub.self].hook(
      .postNotification, owner: "all",
      .before { [log = stage.log] (_: NotificationHub, posted) in
        log.add("all \((posted as? PostedNotification)?.name ?? "nil")")
      })
    _ = observe("cart", as: "observer")
    hub.post("cart")
    try hub.hookThisObject(.postNotification, owner: "one", Body { (_: NotificationHub, _, _) in })
    hub.post("cart")
    #expect(stage.log.take() == ["all cart", "observer"])
  }
}
