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
    #expect([others.allSatisfy { $0 == nil }, controller.children.isEmpty] == [true, true])
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

@Suite struct ControllerReferences {
  private let process = Device().start(App())

  @Test func `a controller has one reference, which is its own`() {
    let (first, second) = (ViewController(in: process), ViewController(in: process))
    #expect(first.reference === first.reference)
    #expect(first.reference.controller === first)
    #expect(first.reference.refers(to: first) && !first.reference.refers(to: second))
    #expect(!first.reference.isEmpty)
  }

  @Test func `a reference is empty after its controller is released`() {
    var controller: ViewController? = ViewController(in: process)
    let reference = controller?.reference
    controller = nil
    #expect(reference?.isEmpty == true)
    #expect(reference?.controller == nil)
  }

  @Test func `AP-4 a root removed before its turn gets no viewDidAppear and is released`() throws {
    let log = Log()
    try process.classes[ViewController.self].hook(
      .viewDidAppear, owner: "test",
      .before { (controller: ViewController, _) in log.add(controller.class.name) })
    let window = Window(in: process)
    window.makeKeyAndVisible()
    window.rootViewController = ViewController(in: process)
    weak let controller = window.rootViewController
    window.rootViewController = nil
    #expect(controller == nil)
    #expect((process.mainLoop.settle(), log.take()) == (.settled, []))
  }

  @Test
  func `AP-4 an appearance that restarts ends in its own turn, not in the old one's`() throws {
    let log = Log()
    try process.classes[ViewController.self].hook(
      .viewDidAppear, owner: "test",
      .before { (controller: ViewController, _) in log.add(controller.title ?? "") })
    let window = Window(in: process)
    window.makeKeyAndVisible()
    let (first, second) = (ViewController(in: process), ViewController(in: process))
    (first.title, second.title) = ("first", "second")
    process.mainLoop.schedule(.work, name: "app") {
      window.rootViewController = second
      window.rootViewController = first
    }
    window.rootViewController = first
    process.mainLoop.runTurn()
    #expect(log.take() == [])
    process.mainLoop.runTurn()
    #expect(log.take() == ["first"])
  }
}
