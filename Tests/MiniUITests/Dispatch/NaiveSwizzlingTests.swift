import Testing

@testable import MiniUI

/// Code that swizzles with the runtime functions directly, beside our hooks.
@Suite struct NaiveSwizzling {
  private let zoo = Zoo()

  @Test(arguments: Story.all("NaiveSwizzling"))
  func `hooks and naive code run and leave in the order of each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test
  func `T290 OB-3 an exchange of an inherited viewDidAppear crashes another controller`() throws {
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
        .invalidArgument(
          "-[OtherViewController my_viewDidAppear:]: "
            + "unrecognized selector sent to instance")
      ])
    #expect(!zoo.responds(controller, to: "my_viewDidAppear:"))
  }

  @Test
  func `T290 our hook on an inherited viewDidAppear does not affect other controllers`() throws {
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
}
