import MiniUI
import Testing

/// Stacks of presented screens, their presenters, and refused presentations.
@Suite struct PresentationStack {
  private let scene = ModalScene()
  private var stage: Stage { scene.stage }
  private var presenter: Screen { scene.presenter }
  private var modal: Screen { scene.modal }
  private var log: Log { stage.log }

  @Test func `T145 AP-25 a dismissal goes to the presented controller, or else to the presenter`() {
    presenter.present(modal, animated: false) { [presenter, log] in
      log.take()
      presenter.dismiss(animated: false) { log.add("M is gone") }
    }
    stage.settle()
    #expect(log.take() == ["M.WD", "P.WA", "P.DA", "M.DD", "M is gone"])
    #expect(stage.root.presentedViewController === presenter)
    presenter.dismiss(animated: false) { [log] in log.add("P is gone") }
    stage.settle()
    #expect(log.take() == ["P.WD", "P.DD", "P is gone"])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.appearance == .appeared)
  }

  @Test
  func `AP-25 all presented controllers are dismissed, and only the topmost is animated`() throws {
    modal.modalPresentationStyle = .pageSheet
    stage.show(modal, from: presenter)
    for controller in [presenter, modal] {
      try controller.hookThisObject(
        .viewWillDisappear, owner: "test",
        .before { [log] (_: ViewController, animated) in log.add("animated: \(animated)") })
    }
    stage.root.dismiss(animated: true) { [log] in log.add("completion") }
    stage.settle()
    #expect(
      log.take() == [
        "animated: true", "M.WD", "animated: false", "P.WD", "M.DD", "P.DD", "completion",
      ])
    #expect(stage.window.subviews.map(\.class.name) == ["UIView"])
  }

  @Test func `AP-25 covered controllers in the middle of the stack get no callbacks`() {
    stage.show(modal, from: presenter)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == ["M.WD", "M.DD"])
    #expect(presenter.presentingViewController == nil)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `AP-26 a second presentation is refused with a line on the console`() {
    stage.show(modal, from: presenter)
    let other = stage.screen("O")
    presenter.present(other, animated: false) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == [])
    #expect(
      stage.process.console.lines == [
        "[Presentation] Attempt to present <Screen> on <Screen> "
          + "(from <Screen>) which is already presenting <Screen>."
      ])
    #expect(stage.process.isRunning)
  }

  @Test func `AP-26 a controller that is not on screen cannot present`() {
    stage.screen("A").present(modal, animated: false)
    stage.settle()
    #expect(log.take() == [])
    #expect(
      stage.process.console.lines == [
        "[Presentation] Attempt to present <Screen> on <Screen> "
          + "(from <Screen>) whose view is not in the window hierarchy."
      ])
  }

  @Test func `a dismissal during a transition is refused with a line on the console`() {
    presenter.present(modal, animated: true)
    presenter.dismiss(animated: true) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == ["P.WD", "M.VL", "M.WA", "M.DA", "P.DD"])
    #expect(
      stage.process.console.lines == [
        "[Presentation] Attempt to dismiss from view controller <Screen> "
          + "while a presentation or dismiss is in progress!"
      ])
  }

  @Test func `a dismissal without a presented controller completes at once`() {
    stage.root.dismiss(animated: false)
    stage.settle()
    log.take()
    stage.root.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(log.take() == ["completion"])
  }

  @Test func `presenting a presented controller ends the process`() {
    stage.show(modal, from: presenter)
    modal.present(presenter, animated: false)
    #expect(
      crash
        == "Application tried to present modally a view controller <Screen> "
        + "that is already being presented by <UIViewController>.")
  }

  @Test func `a controller that presents itself ends the process`() {
    presenter.present(presenter, animated: false)
    #expect(
      crash
        == "Application tried to present modally a view controller on itself. "
        + "Presenting view controller is <Screen>.")
  }

  @Test func `presenting another controller's child ends the process`() {
    presenter.addChild(modal)
    stage.root.present(modal, animated: false)
    #expect(
      crash
        == "Application tried to present modally a view controller <Screen> "
        + "that has a parent view controller <Screen>.")
  }

  @Test func `presenting nil ends the process`() {
    presenter.send(.presentViewController)(nil, false, nil)
    #expect(
      crash
        == "Application tried to present a nil modal view controller on target "
        + "<Screen>.")
  }

  @Test func `the outermost container is the presenter of its children`() {
    let child = stage.screen("C")
    presenter.addChild(child)
    presenter.view.addSubview(child.view)
    stage.settle()
    stage.show(modal, from: child)
    #expect(modal.presentingViewController === presenter)
    #expect(child.presentedViewController === modal)
    #expect(child.presentingViewController === stage.root)
    #expect(child.presentationController === presenter.presentationController)
    child.dismiss(animated: false)
    stage.settle()
    #expect(log.take() == ["M.WD", "P.WA", "C.WA", "C.DA", "P.DA", "M.DD"])
  }

  @Test func `a presentation in the current context covers only that context`() {
    let child = stage.screen("C")
    child.definesPresentationContext = true
    presenter.addChild(child)
    child.view.frame = Rect(x: 0, y: 100, width: 390, height: 300)
    presenter.view.addSubview(child.view)
    stage.settle()
    log.take()
    modal.modalPresentationStyle = .currentContext
    child.present(modal, animated: false)
    stage.settle()
    #expect(log.take() == ["C.WD", "M.VL", "M.WA", "M.DA", "C.DD"])
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == Rect(x: 0, y: 100, width: 390, height: 300))
    modal.dismiss(animated: false)
    stage.settle()
    #expect(log.take() == ["M.WD", "C.WA", "C.DA", "M.DD"])
    #expect(child.view.superview === presenter.view)
  }

  @Test func `AP-26 a container that is presented by one of its children crashes`() {
    let child = stage.screen("C")
    presenter.addChild(child)
    child.present(presenter, animated: true)
    #expect(
      crash
        == "Application tried to present modally a view controller on itself. Presenting view "
        + "controller is <Screen>.")
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `AP-26 a root that is presented from above it crashes`() {
    presenter.present(stage.root, animated: true)
    #expect(
      crash
        == "Application tried to present modally an active view controller <UIViewController>.")
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `AP-26 a presenter that is presented from above it crashes`() {
    stage.show(modal, from: presenter)
    modal.present(presenter, animated: true)
    #expect(
      crash
        == "Application tried to present modally a view controller <Screen> that is already being "
        + "presented by <UIViewController>.")
  }

  @Test func `T173 AP-38 a new controller neither presents nor is presented`() {
    let new = ViewController(in: stage.process)
    #expect([new.children.isEmpty, new.isBeingPresented] == [true, false])
    #expect([new.isBeingDismissed, new.isMovingToParent] == [false, false])
    #expect([new.isMovingFromParent, new.isViewLoaded] == [false, false])
    #expect([new.definesPresentationContext, new.isModalInPresentation] == [false, false])
    #expect(new.parent == nil)
    #expect(new.presentedViewController == nil)
    #expect(new.presentingViewController == nil)
  }

  private var crash: String? {
    guard case .crashed(let exception) = stage.process.state,
      exception.name == "NSInvalidArgumentException"
    else { return nil }
    return exception.reason
  }
}
