import Testing
import TestSupport
import Wording

@testable import MiniUI

/// Messages of UIKit that MiniUI does not send: hooks on them are refused.
@Suite struct UnsentMessages {
  @Test(arguments: TestSpace("UnsentMessages", UnsentMessage.all).some(40))
  func `a hook on a message that UIKit does not send is refused with the reason`(
    _ unsent: UnsentMessage
  ) throws {
    let stage = Stage()
    let owner = try #require(stage.process.classes[unsent.className])
    let type = unsent.isClassMethod ? owner.metaclass : owner
    let below = try stage.process.classes.declareClass("Below", superclass: owner)
    let table = stage.process.classes.description
    for place in [type, unsent.isClassMethod ? below.metaclass : below] {
      let error = #expect(throws: HookError.self) {
        try hook(unsent.message, in: place)
      }
      #expect(error == .notSent(unsent))
      #expect(
        error?.description
          == "\(unsent.message) of \(unsent.className) cannot be hooked, because "
          + "\(unsent.reason); \(unsent.remedy)")
    }
    #expect(stage.process.classes.description == table)
  }

  @Test(arguments: UnsentMessage.all)
  func `a message that MiniUI does not send has no method in UIKit's classes`(
    _ unsent: UnsentMessage
  ) throws {
    let classes = Stage().process.classes
    let owner = try #require(classes[unsent.className])
    let all = [owner] + classes.classes.filter { $0.isSubclass(of: owner) && $0 !== owner }
    let having = all.filter { type in
      (unsent.isClassMethod ? type.metaclass : type)
        .knownMethod(for: classes.selector(unsent.message)) != nil
    }
    #expect(unsent.className == "NSObject" || having.map(\.name) == [])
  }

  @Test func `a message is in the table once for each class`() {
    let keys = UnsentMessage.all.map { "\($0.isClassMethod) \($0.className) \($0.message)" }
    #expect(keys.count == Set(keys).count)
    #expect(keys.count > 200)
  }

  @Test func `a method of the app with such a name can be hooked`() throws {
    let stage = Stage()
    let type = try stage.process.classes.declareClass(
      "Own", superclass: stage.process.classes[View.self])
    let message = Message<ObjectToVoid>(named: "setBackgroundColor:")
    type.addMethod(message, Body { (_: DynamicObject, _, _) in })
    let log = stage.log
    try type.hook(message, owner: "h", .before { (_: DynamicObject, _) in log.add("hook") })
    log.take()
    type.make().send(message)(nil)
    #expect(log.take() == ["hook"])
  }

  @Test func `a hook on one object is refused, too, and leaves no private class`() throws {
    let stage = Stage()
    let view = View(in: stage.process)
    let table = stage.process.classes.description
    #expect(throws: HookError.self) {
      try view.hookThisObject(
        Message<ToVoid>(named: "setNeedsDisplay"), owner: "h", Body { (_: DynamicObject, _) in })
    }
    #expect(view.isa === stage.process.classes[View.self])
    #expect(stage.process.classes.description == table)
  }

  private func hook(_ name: String, in type: DynamicClass) throws {
    try type.hook(Message<ToVoid>(named: name), owner: "h", Body { (_: DynamicObject, _) in })
  }
}
