import MiniUI
import Testing

@Suite struct ViewLifetimes {
  @Test func `T014 a view that is released releases its subviews`() {
    let process = Device().start(App())
    var view: View? = View(in: process)
    weak let weakView = view
    weak let weakSubview = addedView(to: view, in: process)
    #expect(weakSubview != nil)
    view = nil
    #expect(weakView == nil)
    #expect(weakSubview == nil)
  }

  private func addedView(to parent: View?, in process: AppProcess) -> View {
    let view = Button(in: process)
    view.setTitle("Buy")
    parent?.addSubview(view)
    return view
  }

  @Test func `a subview that outlives its superview has neither superview nor window`() {
    let stage = Stage()
    var parent: View? = stage.view(Rect(x: 0, y: 0, width: 9, height: 9))
    let child = View(in: stage.process)
    parent?.addSubview(child)
    parent?.removeFromSuperview()
    parent = nil
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(child.next == nil)
  }

  @Test func `a hidden window that is released releases its controller and views`() {
    let process = Device().start(App())
    var window: Window? = Window(in: process)
    window?.rootViewController = ViewController(in: process)
    window?.makeKeyAndVisible()
    process.mainLoop.advance(by: .zero)
    weak let weakController = window?.rootViewController
    weak let weakView = weakController?.view
    window?.hide()
    #expect(weakView != nil)
    window = nil
    #expect(weakController == nil)
    #expect(weakView == nil)
  }

  @Test func `a shown window is retained by the application`() {
    let process = Device().start(App())
    Window(in: process).makeKeyAndVisible()
    #expect(process.application.windows.map(\.isKey) == [true])
  }

  @Test func `a process that is released releases all of its objects`() throws {
    var stage: Stage? = Stage(root: RecordingController.self)
    weak let process = stage?.process
    weak let window = stage?.window
    weak let root = stage?.root
    weak let application = stage?.process.application
    if let stage {
      let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
      let listener = stage.listener()
      listener.listen(to: button)
      stage.process.notifications.addObserver(
        listener, Message(named: "a:"), name: LifeNotification.didBecomeActive)
      try stage.finger.tap(button)
      stage.finger.down(at: Point(x: 20, y: 20))
    }
    #expect(process != nil)
    stage = nil
    #expect(process == nil)
    #expect(window == nil)
    #expect(root == nil)
    #expect(application == nil)
  }

  @Test func `a controller that is released clears its view's owner`() {
    let process = Device().start(App())
    var controller: ViewController? = ViewController(in: process)
    let view = controller?.view
    controller = nil
    #expect(view?.controller == nil)
    #expect(view?.next == nil)
  }
}
