import MiniUI
import Testing

@Suite struct ResponderChains {
  private let stage = Stage()

  private func chain(of responder: Responder?) -> [String] {
    responder?.responderChain.map(\.class.name) ?? []
  }

  @Test func `RC-1 the chain runs over the controller to the delegate of the application`() {
    let button = stage.button("Buy", .zero)
    #expect(
      chain(of: button.titleLabel) == [
        "UIButtonLabel", "UIButton", "UIView", "UIViewController", "UIWindow", "UIApplication",
        "ApplicationDelegate",
      ])
  }

  @Test func `RC-1 a view outside a window ends the chain`() {
    let view = View(in: stage.process)
    let child = View(in: stage.process)
    view.addSubview(child)
    #expect(chain(of: child) == ["UIView", "UIView"])
  }

  @Test
  func `RC-1 the next responder of a controller's view is the controller, also off the screen`() {
    let controller = ViewController(in: stage.process)
    #expect(controller.next == nil)
    #expect(chain(of: controller.view) == ["UIView", "UIViewController"])
  }

  @Test func `RC-1 the next responder of a controller is the superview of its view`() {
    let controller = ViewController(in: stage.process)
    stage.root.view.addSubview(controller.view)
    #expect(controller.next === stage.root.view)
  }

  @Test func `RC-1 a delegate that occurs earlier in the chain does not end it`() {
    let delegates: [DynamicObject] = [
      stage.root, stage.root.view, stage.process.application, stage.listener(),
    ]
    let next = delegates.map { delegate in
      stage.process.application.delegate = delegate
      return stage.process.application.next
    }
    #expect(next.allSatisfy { $0 == nil })
  }

  @Test func `RC-1 reading the next responder of a controller does not load its view`() {
    let controller = ViewController(in: stage.process)
    _ = controller.next
    #expect(!controller.isViewLoaded)
  }

  @Test func `nextResponder can be hooked for every view`() throws {
    try stage.process.classes[View.self].hook(
      .nextResponder, owner: "test", Body { [stage] (_: View, _) in stage.window })
    #expect(chain(of: stage.root.view).prefix(2) == ["UIView", "UIWindow"])
  }

  @Test func `nextResponder can be hooked for one view`() throws {
    let button = stage.button("Buy", .zero)
    try button.hookThisObject(.nextResponder, owner: "test", Body { (_: View, _) in nil })
    #expect((chain(of: button), chain(of: stage.root.view).count) == (["UIButton"], 5))
  }

  @Test func `a cyclic chain is cut after a thousand responders`() throws {
    try stage.root.hookThisObject(
      .nextResponder, owner: "test",
      Body { [stage] (_: ViewController, _) in
        stage.root.view
      })
    #expect(stage.root.responderChain.count == 1_000)
  }

  private func nest() -> [View] {
    (0..<5).reduce(into: []) { views, _ in
      views.append(stage.view(Rect(x: 0, y: 0, width: 9, height: 9), in: views.last))
    }
  }

  @Test
  func `SA-A10 a hook on a view in the middle of the chain can redirect it`() throws {
    let (views, other) = (nest(), ViewController(in: stage.process))
    #expect(views[4].nearestController === stage.root)
    try views[2].hookThisObject(.nextResponder, owner: "test", Body { (_: View, _) in other })
    #expect(views[4].nearestController === other)
    #expect(views[1].nearestController === stage.root)
  }

  @Test func `SA-A10 a hook on a controller's own view can redirect the chain`() throws {
    let (views, other) = (nest(), ViewController(in: stage.process))
    try stage.root.view.hookThisObject(
      .nextResponder, owner: "test", Body { (_: View, _) in other })
    #expect(views[4].nearestController === other)
    #expect(stage.root.view.nearestController === other)
    #expect(stage.root.nearestController === stage.root)
  }

  @Test
  func `SA-A10 an override of nextResponder in the middle of the chain takes effect`() throws {
    let (views, other) = (nest(), ViewController(in: stage.process))
    let classes = stage.process.classes
    let detour = try classes.declareClass("Detour", superclass: classes[View.self])
    detour.addMethod(.nextResponder, Body { (_: View, _) in other })
    views[2].setClass(detour)
    #expect(views[4].nearestController === other)
    #expect(views[1].nearestController === stage.root)
  }
}
