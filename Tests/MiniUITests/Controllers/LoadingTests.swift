import MiniUI
import Testing

@Suite struct ViewLoading {
  private let stage = Stage()
  private let controller: RecordingController

  init() {
    controller = RecordingController(in: stage.process)
    controller.log = stage.log
  }

  @Test func `AP-1 the first access loads the view, once`() {
    let view = controller.view
    #expect(controller.view === view)
    #expect((stage.log.take(), view.frame) == (["loadView", "viewDidLoad"], stage.device.screen))
    #expect(view.controller === controller)
  }

  @Test func `AP-1 isViewLoaded and viewIfLoaded do not load the view`() {
    #expect(controller.viewIfLoaded == nil)
    #expect((controller.isViewLoaded, stage.log.take()) == (false, []))
    let view = controller.view
    #expect(controller.viewIfLoaded === view)
    #expect(controller.isViewLoaded)
  }

  @Test func `a view that is set before the first access prevents loadView`() {
    let view = View(in: stage.process)
    controller.view = view
    #expect(controller.view === view)
    #expect(stage.log.take() == [])
  }

  @Test func `an app's loadView makes the view`() throws {
    try controller.hookThisObject(
      .loadView, owner: "app",
      Body { (controller: ViewController, _) in
        controller.view = Label(in: controller.process)
      })
    #expect(controller.view.class.name == "UILabel")
  }

  @Test func `a loadView that sets no view results in a plain view`() throws {
    try controller.hookThisObject(.loadView, owner: "app", Body { (_: ViewController, _) in })
    #expect((controller.view.class.name, stage.log.take()) == ("UIView", ["viewDidLoad"]))
  }

  @Test func `a viewDidLoad may replace the view`() throws {
    let other = Label(in: stage.process)
    try controller.hookThisObject(
      .viewDidLoad, owner: "app",
      .after { (controller: ViewController) in
        controller.view = other
      })
    #expect(controller.view === other)
  }

  @Test func `AP-1 a loadView that reads the view once loads two views`() throws {
    var isFirst = true
    try controller.hookThisObject(
      .loadView, owner: "sdk",
      Body { (controller: ViewController, original) in
        if isFirst {
          isFirst = false
          _ = controller.view
        }
        original()
      })
    _ = controller.view
    #expect(stage.log.take() == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test func `a loadView that always reads the view fills the stack`() throws {
    try controller.hookThisObject(
      .loadView, owner: "app",
      Body { (controller: ViewController, _) in
        _ = controller.view
      })
    _ = controller.view
    let reason = "the stack is full in -[RecordingController loadView]"
    #expect(
      stage.process.state
        == .crashed(SimulatedException(name: "EXC_BAD_ACCESS", reason: reason)))
  }

  @Test func `two controllers cannot have the same view`() {
    controller.view = stage.root.view
    let reason = "UIView is the view of another controller; give RecordingController its own"
    let name = "UIViewControllerHierarchyInconsistency"
    #expect(stage.process.state == .crashed(SimulatedException(name: name, reason: reason)))
    #expect(stage.root.view.controller === stage.root)
  }
}
