import MiniUI
import Testing

@Suite struct Containment {
  private let stage = Stage()
  private let root: Screen
  private let one: Screen
  private let two: Screen

  init() {
    root = stage.screen("root")
    one = stage.screen("1", recordsMoves: true)
    two = stage.screen("2", recordsMoves: true)
  }

  /// Swaps the children like a container that forwards appearance itself.
  private func swap() {
    root.addChild(two)
    one.willMove(toParent: nil)
    if root.isViewLoaded {
      two.view.frame = one.view.frame
      two.beginAppearanceTransition(true, animated: false)
      one.beginAppearanceTransition(false, animated: false)
      root.view.insertSubview(two.view, above: one.view)
      one.view.removeFromSuperview()
      two.endAppearanceTransition()
      one.endAppearanceTransition()
    }
    two.didMove(toParent: root)
    one.removeFromParent()
  }

  private func embed(_ child: Screen) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test func `AP-30 a controller and its child each get their callbacks in order`() {
    embed(one)
    stage.window.rootViewController = root
    stage.settle()
    stage.show(two)
    stage.window.rootViewController = root
    stage.settle()
    stage.window.rootViewController = two
    let lines = stage.log.take()
    // Sources conflict on the order across the two: AP-30 says that of each controller alone.
    for name in ["root", "1"] {
      #expect(
        lines.filter { $0.hasPrefix("\(name).") }
          == ["WA", "DA", "WD", "DD"].map { "\(name).\($0)" })
    }
  }

  @Test func `T150 AP-31 a container that swaps its children forwards the right callbacks to each`()
    throws
  {
    embed(one)
    stage.show(root)
    var animated: [Bool] = []
    for message in [
      Message<BoolToVoid>.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      for screen in [one, two] {
        try screen.hookThisObject(
          message, owner: "test", .before { (_: Screen, flag) in animated.append(flag) })
      }
    }
    swap()
    #expect(animated == [false, false, false, false])
    #expect(
      stage.log.take() == [
        "2.willMove(parent)", "1.willMove(nil)", "2.VL", "2.WA", "1.WD", "2.DA", "1.DD",
        "2.didMove(parent)", "1.didMove(nil)",
      ])
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test func `T150 AP-31 outside a window a swap sends no appearance callbacks`() {
    embed(one)
    stage.log.take()
    root.addChild(two)
    one.willMove(toParent: nil)
    root.view.insertSubview(two.view, above: one.view)
    one.view.removeFromSuperview()
    two.didMove(toParent: root)
    one.removeFromParent()
    #expect(
      stage.log.take() == [
        "2.willMove(parent)", "1.willMove(nil)", "2.VL", "2.didMove(parent)", "1.didMove(nil)",
      ])
  }

  @Test func `T152 AP-31 a container without a view loads no views in a swap`() {
    root.addChild(one)
    stage.log.take()
    swap()
    #expect(
      stage.log.take() == [
        "2.willMove(parent)", "1.willMove(nil)", "2.didMove(parent)", "1.didMove(nil)",
      ])
    #expect([root, one, two].allSatisfy { !$0.isViewLoaded })
  }

  @Test func `AP-29 a child in its parent's view gets the parent's appearance callbacks`() {
    embed(one)
    stage.log.take()
    stage.window.rootViewController = root
    stage.settle()
    #expect(stage.log.take() == ["root.WA", "1.WA", "1.DA", "root.DA"])
    stage.window.rootViewController = nil
    #expect(stage.log.take() == ["root.WD", "1.WD", "1.DD", "root.DD"])
  }

  @Test func `AP-29 a child whose view is elsewhere or not loaded gets no callbacks`() {
    root.addChild(one)
    root.addChild(two)
    _ = two.view
    stage.log.take()
    stage.window.rootViewController = root
    stage.settle()
    #expect(stage.log.take() == ["root.VL", "root.WA", "root.DA"])
  }

  @Test func `AP-29 a child view added on the screen appears, with viewDidAppear a turn later`() {
    stage.show(root)
    embed(one)
    #expect(stage.log.take() == ["1.willMove(parent)", "1.VL", "1.WA", "1.didMove(parent)"])
    stage.settle()
    #expect(stage.log.take() == ["1.DA"])
    one.view.removeFromSuperview()
    #expect(stage.log.take() == ["1.WD", "1.DD"])
  }

  @Test
  func `AP-29 a parent that does not forward appearance sends its children no callbacks`() throws {
    try root.hookThisObject(.forwardsAppearance, owner: "app", Body { (_: Screen, _) in false })
    embed(one)
    stage.log.take()
    stage.window.rootViewController = root
    stage.settle()
    #expect(stage.log.take() == ["root.WA", "root.DA"])
  }

  @Test func `AP-32 an appearance ends only after as many ends as beginnings`() {
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    one.endAppearanceTransition()
    #expect(stage.log.take() == ["1.VL", "1.WA"])
    one.endAppearanceTransition()
    #expect(stage.log.take() == ["1.DA"])
    one.endAppearanceTransition()
    #expect(stage.log.take() == [])
  }

  @Test func `AP-2 AP-32 only the last end sends viewIsAppearing`() throws {
    var count = 0
    let hook = try one.process.classes[ViewController.self].hook(
      .viewIsAppearing, owner: "test", .before { (_: ViewController, _) in count += 1 })
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    one.endAppearanceTransition()
    #expect(count == 0)
    one.endAppearanceTransition()
    #expect(count == 1)
    hook.remove()
  }

  @Test
  func `AP-32 a beginning in the other direction reverses the transition and restarts the count`() {
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(true, animated: false)
    one.beginAppearanceTransition(false, animated: false)
    #expect(stage.log.take() == ["1.VL", "1.WA", "1.WD"])
    one.endAppearanceTransition()
    #expect((stage.log.take(), one.appearance) == (["1.DD"], .disappeared))
  }

  @Test func `AP-33 addChild sends willMove, and removeFromParent sends didMove`() {
    root.addChild(one)
    #expect(stage.log.take() == ["1.willMove(parent)"])
    #expect(one.parent === root)
    one.removeFromParent()
    #expect(stage.log.take() == ["1.didMove(nil)"])
    #expect(one.parent == nil)
    #expect(root.children.isEmpty)
  }

  @Test func `AP-33 a child that is added again gets no callbacks`() {
    root.addChild(one)
    stage.log.take()
    root.addChild(one)
    #expect(stage.log.take() == [])
    #expect(root.children.map { $0 === one } == [true])
  }

  @Test func `a controller cannot be a child of its own descendant`() {
    root.addChild(one)
    one.addChild(root)
    let reason = "Screen cannot be a child of Screen, which it contains"
    #expect(stage.process.state == .crashed(.invalidArgument(reason)))
  }

  @Test func `AP-38 a new controller has no container and has a tab bar item`() {
    let controller = ViewController(in: stage.process)
    #expect(controller.navigationController == nil)
    #expect(controller.tabBarController == nil)
    #expect([controller.isMovingToParent, controller.isMovingFromParent] == [false, false])
    #expect(!controller.hidesBottomBarWhenPushed)
    #expect(controller.tabBarItem.title == nil)
  }
}
