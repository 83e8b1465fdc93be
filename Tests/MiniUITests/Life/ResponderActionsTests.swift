import MiniUI
import Testing

@Suite struct ResponderActions {
  private let stage = Stage()

  private var action: SelectorID { stage.process.classes.selector("buy:") }

  /// Gives a class the action.
  private func implement(in type: Responder.Type) {
    stage.process.classes[type].addMethod(
      Message<ObjectToVoid>(named: "buy:"), Body { (_: DynamicObject, _, _) in })
  }

  @Test func `RC-3 the first responder up the chain whose class has the method is the target`() {
    let view = stage.view(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.target(forAction: action) == nil)
    implement(in: Application.self)
    #expect(view.target(forAction: action) === stage.process.application)
    implement(in: ViewController.self)
    #expect(view.target(forAction: action) === stage.root)
    #expect(!view.canPerformAction(action, from: nil))
  }

  @Test func `RC-3 a responder that returns false from canPerformAction is skipped`() throws {
    implement(in: View.self)
    let view = stage.view(Rect(x: 0, y: 0, width: 10, height: 10))
    try view.hookThisObject(.canPerformAction, owner: "app", Body { (_: View, _, _, _) in false })
    #expect(view.target(forAction: action) === view.superview)
  }
}
