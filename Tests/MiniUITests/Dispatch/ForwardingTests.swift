import Testing

@testable import MiniUI

@Suite struct Forwarding {
  private let zoo = Zoo()

  // MARK: Resolving

  @Test(arguments: Story.all("Forwarding"))
  func `messages are forwarded as in each story`(_ story: Story) throws {
    #expect(try story.played() == story.lines)
  }

  @Test func `T258 a method that a resolver adds is run, and the resolver is asked once`() {
    resolve(in: zoo.cat) { [zoo] in zoo.implement(.roar, in: zoo.cat) }
    let cat = zoo.cat.make()
    #expect(zoo.notes(of: .roar, to: cat) == ["resolve roar", "Cat roar"])
    #expect(zoo.notes(of: .roar, to: cat) == ["Cat roar"])
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["Cat roar"])
  }

  @Test(arguments: [false, true])
  func `T258 OB-17 a resolver that adds no method leads to forwarding, with either result`(
    _ answer: Bool
  ) {
    zoo.implement(.roar, in: zoo.dog)
    resolve(in: zoo.cat, answer)
    forward(from: zoo.cat, to: zoo.dog.make())
    let cat = zoo.cat.make()
    #expect(zoo.notes(of: .roar, to: cat) == ["resolve roar", "Dog roar"])
    #expect(zoo.notes(of: .roar, to: cat) == ["Dog roar"])
  }

  @Test func `a resolver is asked again after its class has changed`() {
    resolve(in: zoo.cat)
    forward(from: zoo.cat, to: zoo.dog.make())
    zoo.implement(.roar, in: zoo.dog)
    let cat = zoo.cat.make()
    _ = zoo.notes(of: .roar, to: cat)
    zoo.implement(.roar, in: zoo.animal)
    #expect(zoo.notes(of: .roar, to: cat) == ["Animal roar"])
  }

  @Test func `a class method is resolved by the class that receives the message`() {
    zoo.cat.metaclass.addMethod(
      .resolveClassMethod,
      Body { [zoo] (type: DynamicClass, selector, _) in
        zoo.log.add("\(type.name) resolve \(zoo.table.name(of: selector))")
        zoo.implement(.roar, in: type.metaclass)
        return true
      })
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["Lion resolve roar", "+Lion roar"])
    #expect(zoo.notes(of: .roar, to: zoo.lion) == ["+Lion roar"])
  }

  // MARK: The order

  @Test func `OB-17 an unrecognised message goes through all steps in this order`() throws {
    logEveryStep()
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    #expect(
      zoo.log.lines == [
        "resolveInstanceMethod: roar", "forwardingTargetForSelector: roar",
        "methodSignatureForSelector: roar", "doesNotRecognizeSelector: roar",
      ])
  }

  @Test func `OB-17 a signature leads to forwardInvocation:, which raises by default`() {
    logEveryStep()
    zoo.cat.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.cat.addMethod(
      .forwardInvocation,
      Body { [log = zoo.log] (_: DynamicObject, invocation, callSuper) in
        log.add("forwardInvocation:")
        callSuper(invocation)
      })
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    #expect(
      zoo.log.lines == [
        "resolveInstanceMethod: roar", "forwardingTargetForSelector: roar",
        "forwardInvocation:", "doesNotRecognizeSelector: roar",
      ])
    #expect(zoo.crashes.exceptions.count == 1)
  }

  @Test func `OB-17 a target ends the search before a signature is asked for`() {
    zoo.implement(.roar, in: zoo.dog)
    logEveryStep()
    forward(from: zoo.cat, to: zoo.dog.make())
    _ = zoo.notes(of: .roar, toNew: zoo.cat)
    #expect(zoo.log.lines == ["resolveInstanceMethod: roar", "Dog roar"])
  }

  @Test func `without a signature forwardInvocation: is not called`() {
    zoo.cat.addMethod(
      .forwardInvocation,
      Body { [log = zoo.log] (_: DynamicObject, _, _) in log.add("forwardInvocation:") })
    #expect((zoo.notes(of: .roar, toNew: zoo.cat), zoo.crashes.exceptions.count) == ([], 1))
  }

  // MARK: Targets and invocations

  @Test func `arguments and result pass through a forwarding target`() {
    let double = Message<ObjectToBool>(named: "isFriend:")
    let friend = zoo.lion.make()
    zoo.dog.addMethod(double, Body { (_: DynamicObject, other, _) in other === friend })
    forward(from: zoo.cat, to: zoo.dog.make())
    #expect(zoo.cat.make().send(double)(friend))
    #expect(!zoo.cat.make().send(double)(nil))
  }

  @Test func `arguments and result pass through an invocation, which has the selector`() {
    let isFriend = Message<ObjectToBool>(named: "isFriend:")
    let (friend, dog) = (zoo.lion.make(), zoo.dog.make())
    zoo.dog.addMethod(isFriend, Body { (_: DynamicObject, other, _) in other === friend })
    zoo.cat.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.cat.addMethod(
      .forwardInvocation,
      Body { [zoo] (_: DynamicObject, invocation, _) in
        guard let invocation = invocation as? Invocation else { return }
        zoo.log.add(zoo.table.name(of: invocation.selector))
        invocation.invoke(with: dog)
      })
    #expect((zoo.cat.make().send(isFriend)(friend), zoo.log.lines) == (true, ["isFriend:"]))
  }

  @Test func `an invocation that is dropped returns zero`() {
    let count = Message<ToInt>(named: "count")
    zoo.cat.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.cat.addMethod(.forwardInvocation, Body { (_: DynamicObject, _, _) in })
    #expect((zoo.cat.make().send(count)(), zoo.crashes.exceptions) == (0, []))
  }

  @Test func `an invocation may go to several receivers, and the last result counts`() {
    let count = Message<ToInt>(named: "count")
    let (lion, dog) = (zoo.lion.make(), zoo.dog.make())
    zoo.lion.addMethod(count, Body { (_: DynamicObject, _) in 1 })
    zoo.dog.addMethod(count, Body { (_: DynamicObject, _) in 2 })
    zoo.cat.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    zoo.cat.addMethod(
      .forwardInvocation,
      Body { (_: DynamicObject, invocation, _) in
        (invocation as? Invocation)?.invoke(with: lion)
        (invocation as? Invocation)?.invoke(with: dog)
      })
    #expect(zoo.cat.make().send(count)() == 2)
  }

  @Test func `an object that names itself as the target is asked only once`() {
    zoo.cat.addMethod(.forwardingTarget, Body { (object: DynamicObject, _, _) in object })
    #expect((zoo.notes(of: .roar, toNew: zoo.cat), zoo.crashes.exceptions.count) == ([], 1))
  }

  @Test func `doesNotRecognizeSelector can be hooked and sees the selector`() throws {
    try zoo.table.root.hook(
      .doesNotRecognize, owner: "h",
      .before { [zoo] (_: DynamicObject, selector) in
        zoo.log.add("lost \(zoo.table.name(of: selector))")
      })
    #expect(zoo.notes(of: .roar, toNew: zoo.cat) == ["lost roar"])
    #expect(zoo.crashes.exceptions.count == 1)
  }

  @Test func `an app that overrides doesNotRecognizeSelector: without super survives`() {
    zoo.cat.addMethod(.doesNotRecognize, Body { (_: DynamicObject, _, _) in })
    zoo.implement(.purr, in: zoo.animal)
    #expect((zoo.notes(of: .roar, toNew: zoo.cat), zoo.crashes.exceptions) == ([], []))
    #expect(zoo.notes(of: .purr, toNew: zoo.cat) == ["Animal purr"])
  }

  // MARK: Fixtures

  private func resolve(
    in type: DynamicClass, _ answer: Bool = true, adding: @escaping () -> Void = {}
  ) {
    type.metaclass.addMethod(
      .resolveInstanceMethod,
      Body { [zoo] (_: DynamicClass, selector, _) in
        zoo.log.add("resolve \(zoo.table.name(of: selector))")
        adding()
        return answer
      })
  }

  private func forward(from type: DynamicClass, to target: DynamicObject) {
    type.addMethod(.forwardingTarget, Body { (_: DynamicObject, _, _) in target })
  }

  private func logEveryStep() {
    let (root, table, log) = (zoo.table.root, zoo.table, zoo.log)
    root.metaclass.replaceMethod(
      .resolveInstanceMethod,
      Body { (_: DynamicClass, selector, _) in
        log.add("resolveInstanceMethod: \(table.name(of: selector))")
        return false
      })
    root.replaceMethod(
      .forwardingTarget,
      Body { (_: DynamicObject, selector, _) in
        log.add("forwardingTargetForSelector: \(table.name(of: selector))")
        return nil
      })
    root.replaceMethod(
      .methodSignature,
      Body { (_: DynamicObject, selector, _) in
        log.add("methodSignatureForSelector: \(table.name(of: selector))")
        return nil
      })
    _ = try? root.hook(
      .doesNotRecognize, owner: "log",
      .before { (_: DynamicObject, selector) in
        log.add("doesNotRecognizeSelector: \(table.name(of: selector))")
      })
  }
}
