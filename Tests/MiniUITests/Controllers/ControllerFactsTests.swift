import MiniUI
import Testing

@Suite struct ControllerFacts {
  private let stage = Stage()

  @Test func `AP-38 a new controller has no children, no loaded view and no title`() {
    let controller = ViewController(in: stage.process)
    #expect(controller.children.isEmpty)
    #expect(controller.parent == nil)
    #expect(!controller.isViewLoaded)
    #expect(controller.title == nil)
    #expect(controller.navigationItem.title == nil)
    #expect(controller.navigationItem.titleView == nil)
    #expect(controller.appearance == .disappeared)
  }

  @Test func `T173 AP-38 a new controller is in none of the transitional states`() {
    let controller = ViewController(in: stage.process)
    #expect(
      [
        controller.isEditing, controller.isBeingPresented, controller.isBeingDismissed,
        controller.isMovingToParent, controller.isMovingFromParent, controller.isViewLoaded,
        controller.definesPresentationContext, controller.hidesBottomBarWhenPushed,
      ] == Array(repeating: false, count: 8))
    let others = [
      controller.parent, controller.presentedViewController, controller.presentingViewController,
      controller.navigationController, controller.tabBarController,
    ]
    #expect(others.allSatisfy { $0 == nil })
    #expect(controller.children.isEmpty)
    #expect(controller.tabBarItem.title == nil)
  }

  @Test func `AP-38 setEditing makes a controller edit`() {
    stage.root.setEditing(true, animated: false)
    #expect(stage.root.isEditing)
  }

  @Test func `NB-4 the title of a controller is the title of its item`() {
    stage.root.title = "Home"
    #expect([stage.root.title, stage.root.navigationItem.title] == ["Home", "Home"])
    stage.root.title = nil
    #expect([stage.root.title, stage.root.navigationItem.title] == [nil, nil])
  }

  @Test func `NB-4 the title of an item does not change the controller's`() {
    stage.root.title = "Home"
    stage.root.navigationItem.title = "Element"
    #expect([stage.root.title, stage.root.navigationItem.title] == ["Home", "Element"])
  }

  @Test func `the item of a controller never changes`() {
    #expect(stage.root.navigationItem === stage.root.navigationItem)
  }

  @Test func `setTitle: can be hooked for every controller and for one`() throws {
    let controllers = [stage.root, ViewController(in: stage.process)]
    try stage.process.classes[ViewController.self].hook(
      .setTitle, owner: "test",
      Body { (_: ViewController, title, original) in original(title.map { $0 + "!" }) })
    try controllers[0].hookThisObject(
      .setTitle, owner: "test", Body { (_: ViewController, _, original) in original("alone") })
    for controller in controllers { controller.title = "Home" }
    #expect(controllers.map(\.title) == ["alone!", "Home!"])
  }

  @Test func `viewDidAppear: can be hooked for every controller and for one`() throws {
    let other = ViewController(in: stage.process)
    try stage.process.classes[ViewController.self].hook(
      .viewDidAppear, owner: "all",
      .before { [log = stage.log] (_: ViewController, _) in log.add("all") })
    try other.hookThisObject(
      .viewDidAppear, owner: "one",
      .before { [log = stage.log] (_: ViewController, _) in log.add("one") })
    for controller in [other, stage.root] {
      stage.window.rootViewController = controller
      stage.process.mainLoop.runTurn()
    }
    #expect(stage.log.take() == ["one", "all", "all"])
  }
}
