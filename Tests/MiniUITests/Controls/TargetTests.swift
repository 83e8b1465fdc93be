import MiniUI
import Testing

@Suite struct Targets {
  private let stage = Stage()
  private let button: Button
  private let first: Listener
  private let second: Listener
  private let a: SelectorID
  private let b: SelectorID

  init() {
    button = stage.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
    first = stage.listener("t1")
    second = stage.listener("t2")
    a = stage.process.classes.selector("a:")
    b = stage.process.classes.selector("b:")
  }

  private func tapped() throws -> [String] {
    try stage.finger.tap(button)
    return stage.log.take()
  }

  @Test func `T101 a pair that is added twice is sent once`() throws {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(first, action: a, for: .touchUpInside)
    #expect(try tapped() == ["t1.a"])
  }

  @Test func `T102 actions are sent in the order in which they were added`() throws {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(second, action: a, for: .touchUpInside)
    button.addTarget(first, action: b, for: .touchUpInside)
    #expect(try tapped() == ["t1.a", "t2.a", "t1.b"])
  }

  @Test func `RC-8 a pair that is added again keeps its events and its position`() throws {
    button.addTarget(first, action: a, for: .touchDown)
    button.addTarget(second, action: a, for: .touchUpInside)
    button.addTarget(first, action: a, for: .touchUpInside)
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    #expect(try tapped() == ["t1.a", "t1.a", "t2.a"])
  }

  @Test func `RC-8 a target is not retained, and a released one is skipped`() throws {
    weak var weakTarget: Listener?
    do {
      let target = Listener(in: stage.process)
      target.log = stage.log
      button.addTarget(target, action: a, for: .touchUpInside)
      weakTarget = target
    }
    button.addTarget(first, action: a, for: .touchUpInside)
    #expect(weakTarget == nil)
    #expect(button.allTargets.map { $0 === first } == [true])
    #expect(try tapped() == ["t1.a"])
  }

  @Test func `RC-9 removing nil for target and action removes all pairs`() throws {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(second, action: b, for: [.touchDown, .touchUpInside])
    button.addTarget(nil, action: a, for: .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents == [])
    #expect(try tapped() == [])
  }

  @Test func `RC-9 removing a target without an action removes all of its actions for the events`()
    throws
  {
    button.addTarget(first, action: a, for: [.touchDown, .touchUpInside])
    button.addTarget(first, action: b, for: .touchUpInside)
    button.addTarget(second, action: a, for: .touchUpInside)
    button.removeTarget(first, action: nil, for: .touchUpInside)
    #expect(button.actions(for: first, on: .allEvents) == ["a:"])
    #expect(try tapped() == ["t1.a", "t2.a"])
  }

  @Test func `RC-9 one action of a target is removed and the others stay`() throws {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(first, action: b, for: .touchUpInside)
    button.removeTarget(first, action: a, for: .touchUpInside)
    #expect(try tapped() == ["t1.b"])
  }

  @Test func `RC-10 the actions of a target are nil if there are none`() {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(first, action: b, for: .touchUpInside)
    button.addTarget(nil, action: b, for: .touchDown)
    #expect(button.actions(for: first, on: .touchUpInside) == ["a:", "b:"])
    #expect(button.actions(for: first, on: .touchDown) == nil)
    #expect(button.actions(for: second, on: .allEvents) == nil)
    #expect(button.actions(for: nil, on: .allEvents) == ["b:"])
  }

  @Test func `RC-10 allTargets has each target once, and a nil for the responder chain`() {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(nil, action: a, for: .touchUpInside)
    button.addTarget(second, action: a, for: .touchUpInside)
    button.addTarget(first, action: b, for: .touchUpInside)
    button.addTarget(nil, action: b, for: .touchUpInside)
    let targets = button.allTargets
    #expect(targets.count == 3)
    #expect(targets[0] === first)
    #expect(targets[1] == nil)
    #expect(targets[2] === second)
  }

  @Test func `an action that removes the targets does not stop those after it`() throws {
    button.addTarget(first, action: a, for: .touchUpInside)
    button.addTarget(second, action: a, for: .touchUpInside)
    try first.hookThisObject(
      Message<ObjectToVoid>(a), owner: "app",
      .after { [button] (_: Listener, _) in
        button.removeTarget(nil, action: nil, for: .allEvents)
      })
    #expect(try tapped() == ["t1.a", "t2.a"])
    #expect(try tapped() == [])
  }
}
