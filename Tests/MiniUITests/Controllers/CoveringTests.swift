import MiniUI
import Testing

/// Presentations that cover their presenter: full screen and current context.
@Suite struct Covering {
  private let scene = ModalScene()
  private var stage: Stage { scene.stage }
  private var presenter: Screen { scene.presenter }
  private var modal: Screen { scene.modal }
  private var log: Log { stage.log }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func `T140 AP-20 AP-21 the presenter disappears and appears again`(style: ModalPresentationStyle)
  {
    modal.modalPresentationStyle = style
    presenter.present(modal, animated: false) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == ["P.WD", "M.VL", "M.WA", "M.DA", "P.DD", "completion"])
    presenter.dismiss(animated: false) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == ["M.WD", "P.WA", "P.DA", "M.DD", "completion"])
  }

  @Test func `T140 an animated transition takes 0.35 seconds each way`() {
    presenter.present(modal, animated: true) { [log] in log.add("completion") }
    stage.process.mainLoop.advance(by: .milliseconds(349))
    #expect(log.take() == ["P.WD", "M.VL", "M.WA"])
    stage.process.mainLoop.advance(by: .milliseconds(1))
    #expect(log.take() == ["M.DA", "P.DD", "completion"])
    modal.dismiss(animated: true)
    stage.process.mainLoop.advance(by: .milliseconds(349))
    #expect(log.take() == ["M.WD", "P.WA"])
    stage.process.mainLoop.advance(by: .milliseconds(1))
    #expect(log.take() == ["P.DA", "M.DD"])
  }

  @Test func `T144 AP-21 AP-27 the flags have these values in each callback`() throws {
    try note(modal, .viewWillAppear, "M.WA")
    try note(modal, .viewDidAppear, "M.DA")
    presenter.present(modal, animated: false) { noteFlags("presented") }
    #expect(presenter.presentedViewController === modal)
    stage.settle()
    try note(modal, .viewWillDisappear, "M.WD")
    try note(presenter, .viewDidAppear, "P.DA")
    try note(modal, .viewDidDisappear, "M.DD")
    log.take()
    presenter.dismiss(animated: false) { noteFlags("dismissed") }
    stage.settle()
    #expect(
      log.take() == [
        "M.WD", "M.WD: presents, presented, being dismissed", "P.WA", "P.DA",
        "P.DA: being dismissed",
        "M.DD", "M.DD: being dismissed", "dismissed: nothing",
      ])
  }

  @Test
  func `T144 AP-27 isBeingPresented is true until the presentation is complete`() throws {
    try note(modal, .viewWillAppear, "in WA")
    try note(modal, .viewDidAppear, "in DA")
    presenter.present(modal, animated: false) { noteFlags("completion") }
    stage.settle()
    #expect(
      log.take() == [
        "P.WD", "M.VL", "M.WA", "in WA: presents, presented, being presented", "M.DA",
        "in DA: presents, presented, being presented", "P.DD", "completion: presents, presented",
      ])
  }

  @Test func `AP-20 the presenter's view leaves the window once it is covered`() {
    presenter.present(modal, animated: true)
    #expect(presenter.view.window === stage.window)
    stage.settle()
    #expect(presenter.view.window == nil)
    #expect(modal.view.superview?.class.name == "UITransitionView")
    #expect(modal.view.convert(modal.view.bounds, to: nil) == stage.window.bounds)
    let place = presenter.presentationController.containerView
    modal.dismiss(animated: false)
    #expect(presenter.view.superview === place)
    stage.settle()
    #expect(modal.view.superview == nil)
    #expect(stage.window.subviews.map(\.class.name) == ["UITransitionView"])
  }

  @Test
  func `AP-21 a controller that dismisses itself in viewDidAppear is removed completely`() throws {
    try modal.hookThisObject(
      .viewDidAppear, owner: "app",
      .after { (modal: ViewController, _) in modal.dismiss(animated: false) })
    presenter.present(modal, animated: false)
    stage.settle()
    #expect(log.take() == ["P.WD", "M.VL", "M.WA", "M.DA", "M.WD", "P.WA", "P.DA", "M.DD"])
    #expect(presenter.appearance == .appeared)
    #expect(presenter.view.window === stage.window)
  }

  @Test func `AP-20 a covered root stays outside its window when that is hidden and shown`() {
    stage.window.hide()
    stage.window.isHidden = false
    stage.settle()
    #expect(stage.root.view.window == nil)
    #expect(stage.root.appearance == .disappeared)
    #expect(stage.window.subviews.map(\.class.name) == ["UITransitionView"])
  }

  @Test func `AP-21 a root that was replaced while it was covered does not return`() {
    let other = stage.screen("O")
    stage.show(other)
    #expect(other.appearance == .appeared)
    presenter.dismiss(animated: false)
    stage.settle()
    #expect((log.take(), stage.root.appearance) == (["P.WD", "P.DD"], .disappeared))
    #expect(stage.window.subviews.map { $0 === other.view } == [true])
  }

  @Test func `RC-1 the next responder of a presented controller is its presenter`() {
    #expect(modal.next == nil)
    presenter.present(modal, animated: false)
    #expect(modal.view.next === modal)
    #expect(modal.next === presenter)
    #expect(presenter.next === stage.root)
    stage.settle()
    presenter.dismiss(animated: false)
    stage.settle()
    #expect(modal.next == nil)
  }

  private func note(
    _ controller: ViewController, _ message: Message<BoolToVoid>, _ name: String
  ) throws {
    try controller.hookThisObject(
      message, owner: name, .after { (_: ViewController, _) in noteFlags(name) })
  }

  private func noteFlags(_ moment: String) {
    let facts = [
      ("presents", presenter.presentedViewController != nil),
      ("presented", modal.presentingViewController != nil),
      ("being presented", modal.isBeingPresented), ("being dismissed", modal.isBeingDismissed),
    ]
    let text = facts.filter(\.1).map(\.0).joined(separator: ", ")
    log.add("\(moment): \(text.isEmpty ? "nothing" : text)")
  }
}
