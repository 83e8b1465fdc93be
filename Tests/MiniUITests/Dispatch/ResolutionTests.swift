import Testing

@testable import MiniUI

/// T258, OB-17: sources of a method × callers.
@Suite struct Resolutions {
  /// The sources of `roar`.
  enum Source: CaseIterable {
    case own, inherited, resolver, resolverOfItself, resolverAbove, target, invocation, nobody

    /// True if a class has the method or resolves it.
    var isMethod: Bool { self != .target && self != .invocation && self != .nobody }
    var isResolver: Bool {
      self == .resolver || self == .resolverOfItself || self == .resolverAbove
    }
  }

  /// Instance methods and class methods.
  enum Kind: CaseIterable { case object, type }

  enum Caller: CaseIterable {
    case send, superSend, hookOfClass, hookOfObject, hookOfSubclass, exchangedHook
    case instanceMethod, implements, responds, delegate

    /// True if the caller only asks for the existence of the method.
    var isQuestion: Bool {
      [.instanceMethod, .implements, .responds, .delegate].contains(self)
    }
  }

  /// The history of the message before the call.
  enum Before: CaseIterable { case nothing, sent, asked }

  @Test(arguments: Source.allCases, Caller.allCases)
  func `T258 a method is found from every source and for every caller`(
    _ source: Source, _ caller: Caller
  ) throws {
    for kind in Kind.allCases {
      for before in Before.allCases where before != .sent || source != .nobody {
        let scene = try ResolutionScene(source, kind)
        scene.prepare(before)
        let place = Comment(rawValue: "\(kind), after \(before)")
        let answer = try scene.ask(caller)
        if caller.isQuestion {
          #expect(answer == source.isMethod, place)
          continue
        }
        let runs = source != .nobody
        let hook = caller == .send || caller == .superSend ? [] : ["hook"]
        #expect(scene.zoo.log.lines == hook + (runs ? ["roar"] : []), place)
        let crashes = !runs && hook.isEmpty
        #expect(scene.zoo.crashes.exceptions.isEmpty != crashes, place)
      }
    }
  }

  @Test(arguments: Source.allCases, Caller.allCases)
  func `T258 a resolver is asked once, as is a forwarding target for each message`(
    _ source: Source, _ caller: Caller
  ) throws {
    for kind in Kind.allCases {
      let scene = try ResolutionScene(source, kind)
      _ = try scene.ask(caller)
      let asked = scene.asked.take()
      #expect(asked.count { $0.hasPrefix("resolve") } <= (source.isResolver ? 1 : 0), "\(asked)")
      let forwards = !caller.isQuestion && (source == .target || source == .invocation)
      #expect(asked.count { $0 == "target" } == (forwards ? 1 : 0), "\(kind) \(asked)")
      let signs = !caller.isQuestion && source == .invocation
      #expect(asked.count { $0 == "signature" } == (signs ? 1 : 0), "\(kind) \(asked)")
    }
  }

  @Test(arguments: Source.allCases, Kind.allCases)
  func `a removed hook keeps the methods that a resolver added`(_ source: Source, _ kind: Kind)
    throws
  {
    for caller in [Caller.hookOfClass, .hookOfObject, .hookOfSubclass] {
      let scene = try ResolutionScene(source, kind)
      let hook = try scene.hook(caller)
      hook.remove()
      scene.zoo.log.take()
      guard source != .nobody else { continue }
      scene.receiver.send(.roar)()
      #expect(scene.zoo.log.take() == ["roar"], "\(caller)")
      #expect(scene.zoo.crashes.exceptions == [], "\(caller)")
    }
  }

  @Test func `a printed table asks no resolver`() throws {
    let scene = try ResolutionScene(.resolver, .object)
    _ = scene.zoo.table.description
    _ = scene.zoo.cat.runners(for: scene.zoo.table.selector("roar"))
    #expect(scene.asked.lines == [])
  }
}

/// A cat below an animal that has `roar` in one of many ways; the lion below it calls `super`.
struct ResolutionScene {
  let zoo: Zoo
  let receiver: DynamicObject
  let asked = Log()
  private let kind: Resolutions.Kind

  init(_ source: Resolutions.Source, _ kind: Resolutions.Kind) throws {
    zoo = Zoo()
    self.kind = kind
    receiver = kind == .object ? zoo.cat.make() : zoo.cat
    switch source {
    case .own: place(zoo.cat).addMethod(.roar, zoo.instead("roar"))
    case .inherited: place(zoo.animal).addMethod(.roar, zoo.instead("roar"))
    case .resolver: resolve(in: zoo.cat) { [zoo] _ in zoo.cat }
    case .resolverOfItself: resolve(in: zoo.cat) { $0 }
    case .resolverAbove: resolve(in: zoo.animal) { [zoo] _ in zoo.animal }
    case .target: forward()
    case .invocation: invoke()
    case .nobody: break
    }
  }

  private func place(_ type: DynamicClass) -> DynamicClass {
    kind == .object ? type : type.metaclass
  }

  /// A resolver that adds the method to a given class, or to its own.
  private func resolve(
    in type: DynamicClass, _ goal: @escaping (DynamicClass) -> DynamicClass
  ) {
    let message: Message<SelectorToBool> =
      kind == .object ? .resolveInstanceMethod : .resolveClassMethod
    type.metaclass.addMethod(
      message,
      Body { [self] (asked: DynamicClass, selector, callSuper) in
        guard zoo.table.name(of: selector) == "roar" else { return callSuper(selector) }
        self.asked.add("resolve \(asked.name)")
        return place(goal(asked)).addMethod(.roar, zoo.instead("roar"))
      })
  }

  private func forward() {
    zoo.dog.addMethod(.roar, zoo.instead("roar"))
    let dog = zoo.dog.make()
    place(zoo.cat).addMethod(
      .forwardingTarget,
      Body { [asked] (_: DynamicObject, _, _) in
        asked.add("target")
        return dog
      })
  }

  private func invoke() {
    zoo.dog.addMethod(.roar, zoo.instead("roar"))
    let dog = zoo.dog.make()
    let type = place(zoo.cat)
    type.addMethod(
      .forwardingTarget,
      Body { [asked] (_: DynamicObject, _, _) in
        asked.add("target")
        return nil
      })
    type.addMethod(
      .methodSignature,
      Body { [asked] (object: DynamicObject, _, _) in
        asked.add("signature")
        return object
      })
    type.addMethod(
      .forwardInvocation,
      Body { (_: DynamicObject, invocation, _) in
        (invocation as? Invocation)?.invoke(with: dog)
      })
  }

  func prepare(_ before: Resolutions.Before) {
    switch before {
    case .nothing: break
    case .sent: receiver.send(.roar)()
    case .asked: _ = receiver.responds(to: zoo.table.selector("roar"))
    }
    zoo.log.take()
  }

  /// Returns true if the caller finds the method; a message writes its notes into the zoo's log.
  func ask(_ caller: Resolutions.Caller) throws -> Bool {
    let roar = zoo.table.selector("roar")
    switch caller {
    case .send: receiver.send(.roar)()
    case .superSend:
      place(zoo.lion).addMethod(.roar, Body { (_: DynamicObject, callSuper) in callSuper() })
      (kind == .object ? zoo.lion.make() : zoo.lion).send(.roar)()
    case .hookOfSubclass:
      try hook(caller)
      (kind == .object ? zoo.lion.make() : zoo.lion).send(.roar)()
    case .hookOfClass, .hookOfObject:
      try hook(caller)
      receiver.send(.roar)()
    case .exchangedHook:
      try hook(.hookOfClass)
      let other = Message<ToVoid>(named: "other")
      place(zoo.cat).addMethod(other, zoo.instead("other"))
      place(zoo.cat).method(for: roar)?.exchangeImplementations(
        with: place(zoo.cat).method(for: zoo.table.selector("other")))
      place(zoo.cat).method(for: roar)?.exchangeImplementations(
        with: place(zoo.cat).method(for: zoo.table.selector("other")))
      receiver.send(.roar)()
    case .instanceMethod: return place(zoo.cat).method(for: roar) != nil
    case .implements: return place(zoo.cat).implements(roar)
    case .responds: return receiver.responds(to: roar)
    case .delegate:
      let owner = zoo.dog.make()
      let cached = CachedDelegate(receiver, of: owner, asking: [.reset])
      return cached.has(.reset) || receiver.responds(to: roar)
    }
    return true
  }

  @discardableResult
  func hook(_ caller: Resolutions.Caller) throws -> Hook {
    switch caller {
    case .hookOfObject: try receiver.hookThisObject(.roar, owner: "h", zoo.before("hook"))
    case .hookOfSubclass: try place(zoo.lion).hook(.roar, owner: "h", zoo.before("hook"))
    default: try place(zoo.cat).hook(.roar, owner: "h", zoo.before("hook"))
    }
  }
}
