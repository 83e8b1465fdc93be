import Testing

@testable import MiniUI

/// Containers that cache the methods of their delegates (OB-9 to OB-11).
@Suite struct DelegateCaching {
  private let zoo = Zoo()
  private let list: List
  private let delegate: DynamicObject

  init() {
    list = List(of: zoo.table[List.self])
    delegate = zoo.cat.make()
  }

  @Test func `OB-9 a method added after the delegate was set is not called`() {
    list.send(.setListDelegate)(delegate)
    zoo.cat.addMethod(.listDidSelect, note("selected"))
    list.select()
    #expect(zoo.log.lines == [])
  }

  @Test func `OB-9 a container's cache of its delegate's methods misses later ones`() {
    let selector = SystemSelector.`scrollViewDidScroll:`
    let message = Message<ObjectToVoid>(selector)
    let early = CachedDelegate(delegate, of: list, asking: [selector])
    zoo.cat.addMethod(message, note("scrolled"))
    let late = CachedDelegate(delegate, of: list, asking: [selector])
    for (cached, knows) in [(early, false), (late, true)] {
      cached.tell(message, list)
      #expect(zoo.log.take() == (knows ? ["scrolled"] : []))
      #expect((cached.receiver(of: message) != nil) == knows)
      #expect(((cached.send(message) != nil), cached.has(message)) == (knows, knows))
      #expect(cached.object === delegate)
    }
  }

  @Test func `OB-9 a delegate that is set again is asked again`() {
    list.send(.setListDelegate)(delegate)
    zoo.cat.addMethod(.listDidSelect, note("selected"))
    list.send(.setListDelegate)(nil)
    list.send(.setListDelegate)(delegate)
    list.select()
    #expect(zoo.log.lines == ["selected"])
  }

  @Test func `OB-9 an implementation that is replaced takes effect at once`() {
    zoo.cat.addMethod(.listDidSelect, note("selected"))
    list.send(.setListDelegate)(delegate)
    zoo.cat.replaceMethod(.listDidSelect, note("replaced"))
    list.select()
    #expect(zoo.log.lines == ["replaced"])
  }

  @Test func `OB-9 a hook on a method that the delegate has takes effect at once`() throws {
    zoo.cat.addMethod(.listDidSelect, note("selected"))
    list.send(.setListDelegate)(delegate)
    try zoo.cat.hook(
      .listDidSelect, owner: "h",
      .before { [log = zoo.log] (_: DynamicObject, _) in log.add("hook") })
    list.select()
    #expect(zoo.log.lines == ["hook", "selected"])
  }

  @Test func `OB-10 a hook on setDelegate adds the method before the delegate is asked`() throws {
    try zoo.table[List.self].hook(
      .setListDelegate, owner: "h",
      .before { [self] (_: List, new) in
        new?.class.addMethod(.listDidSelect, note("added in time"))
      })
    list.send(.setListDelegate)(delegate)
    list.select()
    #expect(zoo.log.lines == ["added in time"])
  }

  @Test
  func `OB-11 a proxy returns the delegate that was set only if the getter is hooked too`() throws {
    let proxy = zoo.dog.make()
    let type = zoo.table[List.self]
    try type.hook(.setListDelegate, owner: "h", Body { (_: List, _, original) in original(proxy) })
    list.send(.setListDelegate)(delegate)
    #expect(list.send(.listDelegate)() === proxy)
    try type.hook(.listDelegate, owner: "h", Body { [delegate] (_: List, _) in delegate })
    #expect(list.send(.listDelegate)() === delegate)
  }

  /// A container that looks its delegate's methods up once, when it is set.
  private final class List: DynamicObject {
    private weak var delegate: DynamicObject?
    private var delegateSelects = false

    override class var classDefinition: ClassDefinition {
      ClassDefinition(List.self) { methods in
        methods.define(.listDelegate) { list, _ in list.delegate }
        methods.define(.setListDelegate) { list, new, _ in
          list.delegate = new
          list.delegateSelects = new?.responds(to: list.table.selector("didSelect:")) ?? false
        }
      }
    }

    func select() {
      guard delegateSelects else { return }
      delegate?.send(.listDidSelect)(self)
    }
  }

  private func note(_ line: String) -> Body<ObjectToVoid, DynamicObject> {
    Body { [log = zoo.log] _, _, _ in log.add(line) }
  }
}

extension Message where S == ObjectToVoid {
  fileprivate static var setListDelegate: Self { Message(named: "setDelegate:") }
  fileprivate static var listDidSelect: Self { Message(named: "didSelect:") }
}

extension Message where S == ToObject {
  fileprivate static var listDelegate: Self { Message(named: "delegate") }
}

/// The printed class table contains the cached methods of delegates (OB-9).
@Suite struct DelegateNotes {
  private let stage = Stage()

  private func lines() -> [Substring] {
    stage.process.classes.description.split(separator: "\n").filter { $0.contains(" answers ") }
  }

  @Test func `OB-9 the printed table lists the methods that a delegate had when it was set`() {
    let field = stage.view(Rect(x: 0, y: 0, width: 100, height: 30), TextField.self)
    let delegate = Listener(in: stage.process)
    field.delegate = delegate
    #expect(lines() == [])
    stage.process.classes[Listener.self].addMethod(
      .textFieldShouldReturn, Body { (_: Listener, _, _) in true })
    #expect(lines() == [])
    field.delegate = nil
    field.delegate = delegate
    #expect(lines() == ["delegate of UITextField: Listener answers textFieldShouldReturn:"])
    field.delegate = nil
    #expect(lines() == [])
  }
}
