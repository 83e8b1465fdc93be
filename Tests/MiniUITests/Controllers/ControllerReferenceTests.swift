import MiniUI
import Testing

/// Weak references to controllers.
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
    #expect(process.mainLoop.settle() == .settled)
    #expect(log.take() == [])
  }

  @Test func `AP-4 an appearance that restarts ends in its own turn, not in the old one's`()
    throws
  {
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
