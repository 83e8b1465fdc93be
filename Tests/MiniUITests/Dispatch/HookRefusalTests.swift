import Testing
import Wording

@testable import MiniUI

@Suite struct HookRefusal {
  private let zoo = Zoo()

  @Test func `a hook of other types is refused with an error that names both`() throws {
    let controller = try zoo.table.declareClass("UIViewController", superclass: zoo.table.root)
    controller.addMethod(.appear, Body { (_: DynamicObject, _, _) in })
    let error = #expect(throws: HookError.self) {
      try controller.hook(
        Message<IntToVoid>(named: "viewDidAppear:"), owner: "h",
        Body { (_: DynamicObject, _, _) in })
    }
    #expect(
      error?.description
        == "viewDidAppear: of UIViewController is (UIViewController, Bool) -> (), "
        + "not (UIViewController, Int) -> ()")
  }

  @Test
  func `the error names the class that has the method, not the one that inherits it`() throws {
    let controller = try zoo.table.declareClass("UIViewController", superclass: zoo.table.root)
    let home = try zoo.table.declareClass("HomeViewController", superclass: controller)
    controller.addMethod(.appear, Body { (_: DynamicObject, _, _) in })
    let error = #expect(throws: HookError.self) {
      try home.hook(
        Message<IntToVoid>(named: "viewDidAppear:"), owner: "h",
        Body { (_: DynamicObject, _, _) in })
    }
    #expect(
      error?.description
        == "viewDidAppear: of UIViewController is (UIViewController, Bool) -> (), "
        + "not (UIViewController, Int) -> ()")
  }

  @Test func `a second hook on an unimplemented message needs the types of the first`() throws {
    try zoo.cat.hook(.roar, owner: "first", zoo.before("first"))
    #expect(
      throws: HookError.types(
        message: "roar", owner: "Cat", has: "(Cat) -> ()", wants: "(Cat) -> Int")
    ) {
      try zoo.lion.hook(
        Message<ToInt>(named: "roar"), owner: "second", Body { (_: DynamicObject, _) in 1 })
    }
  }

  @Test func `a refused hook changes nothing`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let before = zoo.table.description
    let object = zoo.cat.make()
    let count = Message<ToInt>(named: "roar")
    for type in [zoo.animal, zoo.cat] {
      #expect(throws: HookError.self) {
        try type.hook(count, owner: "h", Body { (_: DynamicObject, _) in 1 })
      }
    }
    #expect(throws: HookError.self) {
      try object.hookThisObject(count, owner: "h", Body { (_: DynamicObject, _) in 1 })
    }
    #expect(zoo.table.description == before)
    #expect(object.isa === zoo.cat)
  }

  @Test func `a hook for receivers that the class does not have is refused`() throws {
    let error = #expect(throws: HookError.receiver(className: "Cat", wants: "Bear")) {
      try zoo.cat.hook(.roar, owner: "h", .before { (_: Bear) in })
    }
    #expect(
      error?.description
        == "a hook whose receiver is a Bear cannot run in Cat; hook a class of Bears")
  }

  @Test
  func `a hook for a superclass's receivers is accepted, one for a subclass's is refused`() throws {
    final class Panda: Bear {}
    let (bear, panda) = (zoo.table[Bear.self], zoo.table[Panda.self])
    try panda.hook(.countUp, owner: "h", .before { (_: Bear) in })
    #expect(throws: HookError.receiver(className: "Bear", wants: "Panda")) {
      try bear.hook(.countUp, owner: "h", .before { (_: Panda) in })
    }
  }

  @Test func `a hook for instances is refused on class methods, and vice versa`() {
    let bear = zoo.table[Bear.self]
    #expect(throws: HookError.receiver(className: "Bear", wants: "Bear")) {
      try bear.metaclass.hook(.words, owner: "h", Body { (bear: Bear, _) in bear.text })
    }
    #expect(throws: HookError.receiver(className: "Bear", wants: "DynamicClass")) {
      try bear.hook(.words, owner: "h", Body { (type: DynamicClass, _) in type.name })
    }
  }

  @Test(arguments: ["retain", "release", "autorelease", "dealloc", "forwardInvocation:"])
  func `OB-15 messages that the runtime relies on cannot be hooked`(_ name: String) {
    let error = #expect(throws: HookError.notHookable(message: name)) {
      try zoo.cat.hook(Message<ToVoid>(named: name), owner: "h", zoo.before("h"))
    }
    #expect(
      error?.description
        == "\(name) cannot be hooked, because the runtime itself relies on it")
  }

  @Test func `an ended process refuses hooks`() {
    zoo.implement(.roar, in: zoo.animal)
    zoo.table.raise(.inconsistency("over"))
    let error = #expect(throws: HookError.dead(message: "roar")) {
      try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    }
    #expect(
      error?.description
        == "roar cannot be hooked in a process that has died; hook it in the next one")
  }
}
