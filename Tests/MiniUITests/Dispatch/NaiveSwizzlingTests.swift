import Testing

@testable import MiniUI

/// Code that swizzles with the runtime functions directly, beside our hooks.
@Suite struct NaiveSwizzling {
  private let zoo: Zoo

  init() throws {
    zoo = try Zoo()
  }

  @Test func `T290 OB-3 an exchange of an inherited viewDidAppear crashes another controller`()
    throws
  {
    let (controller, home, other) = try declareControllers()
    home.addMethod(
      .myAppear,
      Body { [log = zoo.log] (object: DynamicObject, animated, _) in
        log.add("my \(object.class.name)")
        object.send(.myAppear)(animated)
      })
    ExchangeSwizzler(type: home).exchange("viewDidAppear:", "my_viewDidAppear:")

    home.make().send(.appear)(true)
    #expect(zoo.log.lines == ["my HomeViewController", "UIViewController appears"])
    #expect(zoo.crashes.exceptions == [])

    zoo.log.take()
    other.make().send(.appear)(true)
    #expect(zoo.log.lines == ["my OtherViewController"])
    #expect(
      zoo.crashes.exceptions == [
        SimulatedException(
          name: "NSInvalidArgumentException",
          reason: "-[OtherViewController my_viewDidAppear:]: "
            + "unrecognized selector sent to instance")
      ])
    #expect(!zoo.responds(controller, to: "my_viewDidAppear:"))
  }

  @Test func `T290 our hook on an inherited viewDidAppear does not affect other controllers`()
    throws
  {
    let (_, home, other) = try declareControllers()
    try home.hook(
      .appear, owner: "h",
      .before { [log = zoo.log] (object: DynamicObject, _) in
        log.add("my \(object.class.name)")
      })
    home.make().send(.appear)(true)
    other.make().send(.appear)(true)
    #expect(
      zoo.log.lines == [
        "my HomeViewController", "UIViewController appears", "UIViewController appears",
      ])
    #expect(zoo.crashes.exceptions == [])
  }

  @Test func `a hook above a naive swizzle can be removed, and the swizzle stays`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let restore = try swizzle(zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["h", "naive", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "Animal roar"])
    restore()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a hook below a naive swizzle that saved it can be removed, and the rest stays`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    let restore = try swizzle(zoo.animal)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "h", "Animal roar"])
    #expect(hook.remove())
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "Animal roar"])
    restore()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a hook on an inherited method that a swizzle saved leaves super behind`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    _ = try swizzle(zoo.cat)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "h", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "Animal roar"])
  }

  @Test func `a swizzle that restores a removed hook on an inherited method restores super`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    let restore = try swizzle(zoo.cat)
    hook.remove()
    restore()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a method added with a removed hook runs that hook's original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    let saved = try #require(zoo.method("roar", of: zoo.animal)?.implementation)
    hook.remove()
    zoo.dog.addMethod(zoo.table.selector("purr"), saved)
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `a saved hook that was removed passes a call by hand to its original`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    let saved = try #require(zoo.method("roar", of: zoo.animal)?.implementation)
    let object = zoo.cat.make()
    saved.call(on: object, as: Message<ToVoid>.roar)()
    hook.remove()
    saved.call(on: object, as: Message<ToVoid>.roar)()
    #expect(zoo.log.lines == ["h", "Animal roar", "Animal roar"])
  }

  @Test func `a hook moved by an exchange is removed from its new place`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    ExchangeSwizzler(type: zoo.animal).exchange("roar", "purr")
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["h", "Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal purr"])
    #expect(hook.remove())
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal purr"])
  }

  @Test func `a hook on an inherited method, moved by an exchange, leaves super behind`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.cat)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    ExchangeSwizzler(type: zoo.cat).exchange("roar", "purr")
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["h", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Cat purr"])
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Animal roar"])
    #expect(zoo.crashes.exceptions == [])
  }

  @Test func `hooks on an inherited method, moved by an exchange, can go in any order`() throws {
    zoo.implement(.roar, in: zoo.animal)
    zoo.implement(.purr, in: zoo.cat)
    let before = zoo.table.description
    let first = try zoo.cat.hook(.roar, owner: "1", zoo.before("1"))
    let swizzler = ExchangeSwizzler(type: zoo.cat)
    swizzler.exchange("roar", "purr")
    let second = try zoo.cat.hook(.purr, owner: "2", zoo.before("2"))
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["2", "1", "Animal roar"])
    first.remove()
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["2", "Animal roar"])
    second.remove()
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Animal roar"])
    let third = try zoo.cat.hook(.purr, owner: "3", zoo.before("3"))
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["3", "Animal roar"])
    third.remove()
    swizzler.exchange("roar", "purr")
    #expect(zoo.table.description == before)
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Cat purr"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Animal roar"])
  }

  @Test func `a naive exchange over our hook on an inherited method survives its removal`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    zoo.cat.addMethod(
      .purr,
      Body { [log = zoo.log] (object: DynamicObject, _) in
        log.add("naive")
        object.send(.purr)()
      })
    ExchangeSwizzler(type: zoo.cat).exchange("roar", "purr")
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "h", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive", "Animal roar"])
  }

  @Test func `a method record saved under a hook can be set after the hook's removal`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.cat.hook(.roar, owner: "h", zoo.before("h"))
    let method = try #require(zoo.method("roar", of: zoo.cat))
    hook.remove()
    method.setImplementation(zoo.instead("naive").implementation)
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["naive"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `one hook that two methods run is removed from both`() throws {
    zoo.implement(.roar, in: zoo.animal)
    let hook = try zoo.animal.hook(.roar, owner: "h", zoo.before("h"))
    let shared = try #require(zoo.method("roar", of: zoo.animal)?.implementation)
    zoo.dog.addMethod(zoo.table.selector("purr"), shared)
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["h", "Animal roar"])
    hook.remove()
    #expect(zoo.notes(of: .purr, toNew: zoo.dog) == ["Animal roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.dog) == ["Animal roar"])
  }

  @Test func `a naive swizzle over a hook of one object survives the removal of another hook`()
    throws
  {
    zoo.implement(.roar, in: zoo.animal)
    let object = zoo.cat.make()
    try object.hookThisObject(.roar, owner: "alone", zoo.before("alone"))
    _ = try swizzle(object.isa)
    let other = try zoo.dog.hook(.roar, owner: "other", zoo.before("other"))
    #expect(zoo.notes(of: .roar, to: object) == ["naive", "alone", "Animal roar"])
    other.remove()
    #expect(zoo.notes(of: .roar, to: object) == ["naive", "alone", "Animal roar"])
  }

  // MARK: Fixtures

  private func declareControllers() throws -> (DynamicClass, DynamicClass, DynamicClass) {
    let controller = try zoo.table.declareClass("UIViewController", superclass: zoo.table.root)
    controller.addMethod(
      .appear,
      Body { [log = zoo.log] (_: DynamicObject, _, _) in log.add("UIViewController appears") })
    return (
      controller, try zoo.table.declareClass("HomeViewController", superclass: controller),
      try zoo.table.declareClass("OtherViewController", superclass: controller)
    )
  }

  /// Sets an implementation that calls the saved one; the result restores the saved one.
  private func swizzle(_ type: DynamicClass) throws -> () -> Void {
    let method = try #require(zoo.method("roar", of: type))
    let saved = try #require(method.implementation)
    let body = Body<ToVoid, DynamicObject> { [log = zoo.log] object, _ in
      log.add("naive")
      saved.call(on: object, as: Message<ToVoid>.roar)()
    }
    method.setImplementation(body.implementation)
    return { method.setImplementation(saved) }
  }
}
