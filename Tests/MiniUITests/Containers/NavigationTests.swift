import MiniUI
import Testing

@Suite struct Navigation {
  private let stage = Stage()

  @Test func `T153 AP-7 AP-8 a push sends its callbacks in this order`() {
    let (a, b) = (stage.screen("A"), stage.screen("B", recordsMoves: true))
    let navigation = stage.navigation([a])
    navigation.pushViewController(b, animated: true)
    #expect(stage.log.take() == ["B.willMove(parent)", "B.VL", "A.WD", "B.WA"])
    stage.process.mainLoop.advance(by: .milliseconds(349))
    #expect(stage.log.take() == [])
    stage.process.mainLoop.advance(by: .milliseconds(1))
    #expect(stage.log.take() == ["A.DD", "B.DA", "B.didMove(parent)"])
    #expect(a.view.superview == nil)
    #expect(b.view.window === stage.window)
  }

  @Test func `T154 AP-9 a pop sends its callbacks in this order and clears the parent at once`() {
    let (a, b) = (stage.screen("A"), stage.screen("B", recordsMoves: true))
    let navigation = stage.navigation([a, b])
    _ = a.view
    stage.log.take()
    let popped = navigation.popViewController(animated: true)
    #expect(popped === b)
    #expect(b.parent == nil)
    #expect(stage.log.take() == ["B.willMove(nil)", "B.WD", "A.WA"])
    stage.settle()
    #expect(stage.log.take() == ["B.DD", "A.DA", "B.didMove(nil)"])
  }

  @Test func `T155 AP-12 a pop to the root sends callbacks to the old top and the root only`() {
    let screens = stage.screens("A", "B", "C", "D")
    let navigation = stage.navigation(screens)
    _ = screens[0].view
    stage.log.take()
    let popped = navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.log.take() == ["D.WD", "A.WA", "D.DD", "A.DA"])
    #expect(areSame(popped, Array(screens[1...])))
    #expect(popped.allSatisfy { $0.parent == nil })
  }

  @Test func `AP-12 a pop to a controller returns the popped ones and sends callbacks to two`() {
    let screens = stage.screens("A", "B", "C", "D")
    let navigation = stage.navigation(screens)
    let popped = navigation.popToViewController(screens[1], animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.VL", "D.WD", "B.WA", "D.DD", "B.DA"])
    #expect(areSame(popped, Array(screens[2...])))
  }

  @Test func `T156 AP-14 the root cannot be popped`() {
    let navigation = stage.navigation(stage.screens("A"))
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true).isEmpty)
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test func `T159 AP-11 of two pushes in a turn the middle one never appears`() {
    let screens = stage.screens("A", "B", "C")
    let navigation = stage.navigation([screens[0]])
    navigation.pushViewController(screens[1], animated: false)
    navigation.pushViewController(screens[2], animated: false)
    #expect((areSame(navigation.viewControllers, screens), stage.log.take()) == (true, []))
    stage.window.layoutIfNeeded()
    #expect(stage.log.take() == ["C.VL", "A.WD", "C.WA", "A.DD", "C.DA"])
    stage.settle()
    #expect((stage.log.take(), screens[1].isViewLoaded) == ([], false))
  }

  @Test func `AP-11 without a layout the transition begins with the next turn`() {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation([screens[0]])
    navigation.pushViewController(screens[1], animated: false)
    stage.process.mainLoop.runTurn()
    #expect(stage.log.take() == ["B.VL", "A.WD", "B.WA", "A.DD", "B.DA"])
  }

  @Test func `AP-11 a push that is undone in the same turn sends no appearance callbacks`() {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation([screens[0]])
    navigation.pushViewController(screens[1], animated: false)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test func `T160 AP-13 a new stack with another top transitions like a push or a pop`() {
    let screens = stage.screens("A", "B", "C")
    let navigation = stage.navigation([screens[0], screens[1]])
    navigation.setViewControllers([screens[0], screens[2]], animated: true)
    #expect([screens[1].isMovingFromParent, screens[2].isMovingToParent] == [true, true])
    stage.settle()
    #expect(stage.log.take() == ["C.VL", "B.WD", "C.WA", "B.DD", "C.DA"])
  }

  @Test func `T160 AP-13 a new stack with the same top sends no appearance callbacks`() {
    let screens = stage.screens("A", "B", "X")
    let navigation = stage.navigation([screens[0], screens[1]])
    screens[0].recordsMoves = true
    screens[2].recordsMoves = true
    navigation.setViewControllers([screens[2], screens[1]], animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.willMove(nil)", "X.willMove(parent)", "X.didMove(parent)", "A.didMove(nil)",
      ])
  }

  @Test func `T161 AP-13 the stack is empty, never nil`() {
    let navigation = NavigationController(in: stage.process)
    navigation.viewControllers = []
    #expect(navigation.viewControllers.isEmpty)
    navigation.viewControllers = stage.screens("A")
    #expect(!navigation.viewControllers.isEmpty)
    navigation.send(.setViewControllers)(nil, false)
    #expect(navigation.viewControllers.isEmpty)
  }

  @Test func `AP-13 an empty stack removes the top from the screen`() {
    let navigation = stage.navigation(stage.screens("A"))
    navigation.viewControllers = []
    stage.settle()
    #expect(stage.log.take() == ["A.WD", "A.DD"])
    navigation.viewControllers = stage.screens("B")
    stage.settle()
    #expect(stage.log.take() == ["B.VL", "B.WA", "B.DA"])
  }

  @Test func `T178 AP-35 neither the background nor the return sends controller callbacks`() {
    _ = stage.navigation(stage.screens("A", "B"))
    stage.process.enterBackground()
    stage.process.enterForeground()
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test func `a navigation controller off screen sends no appearance callbacks`() {
    let screens = stage.screens("A", "B")
    let navigation = NavigationController(rootViewController: screens[0])
    screens[1].recordsMoves = true
    navigation.pushViewController(screens[1], animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.willMove(parent)", "B.didMove(parent)"])
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(stage.log.take() == ["B.VL", "B.WA", "B.DA"])
  }

  @Test func `a push during another one begins after that one has ended`() {
    let screens = stage.screens("A", "B", "C")
    let navigation = stage.navigation([screens[0]])
    navigation.pushViewController(screens[1], animated: true)
    navigation.pushViewController(screens[2], animated: true)
    #expect((navigation.viewControllers.count, stage.log.take()) == (3, ["B.VL", "A.WD", "B.WA"]))
    stage.process.mainLoop.advance(by: .milliseconds(350))
    #expect(stage.log.take() == ["A.DD", "B.DA", "C.VL", "B.WD", "C.WA"])
    stage.settle()
    #expect(stage.log.take() == ["B.DD", "C.DA"])
  }

  @Test func `a push that begins while the controller itself appears ends after it`() {
    let screens = stage.screens("A", "B")
    let navigation = NavigationController(rootViewController: screens[0])
    stage.window.rootViewController = navigation
    navigation.pushViewController(screens[1], animated: true)
    stage.process.mainLoop.runTurn()
    #expect(stage.log.take() == ["A.VL", "A.WA", "B.VL", "A.WD", "B.WA"])
    stage.settle()
    #expect(stage.log.take() == ["A.DD", "B.DA"])
  }

  @Test func `a transition ends when the controller leaves the screen`() {
    let screens = stage.screens("A", "B")
    let navigation = stage.navigation([screens[0]])
    navigation.pushViewController(screens[1], animated: true)
    stage.log.take()
    stage.window.rootViewController = nil
    #expect(screens.map(\.appearance) == [.disappeared, .disappeared])
    stage.window.rootViewController = navigation
    stage.log.take()
    stage.settle()
    #expect(stage.log.take() == ["B.DA"])
  }

  @Test func `pushes in viewDidLoad continue to the last screen`() {
    let screens = stage.screens("A", "B", "C")
    let navigation = stage.navigation([screens[0]])
    screens[1].whenLoaded = { _ in navigation.pushViewController(screens[2], animated: true) }
    navigation.pushViewController(screens[1], animated: true)
    stage.settle()
    #expect(stage.log.take() == ["B.VL", "C.VL", "A.WD", "C.WA", "A.DD", "C.DA"])
  }
}
