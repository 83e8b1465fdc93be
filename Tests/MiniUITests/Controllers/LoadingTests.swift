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

  @Test func `a loadView that reads the view crashes the process`() throws {
    try controller.hookThisObject(
      .loadView, owner: "app",
      Body { (controller: ViewController, _) in
        _ = controller.view
      })
    _ = controller.view
    let reason = "-[RecordingController loadView] reads the view that it must set"
    #expect(stage.process.state == .crashed(.inconsistency(reason)))
  }

  @Test func `two controllers cannot have the same view`() {
    controller.view = stage.root.view
    let reason = "UIView is the view of another controller; give RecordingController its own"
    let name = "UIViewControllerHierarchyInconsistency"
    #expect(stage.process.state == .crashed(SimulatedException(name: name, reason: reason)))
    #expect(stage.root.view.controller === stage.root)
  }
}
