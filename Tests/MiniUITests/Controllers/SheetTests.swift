import MiniUI
import Testing

/// Presentations whose presenter stays on the screen.
@Suite struct Sheets {
  private let stage = Stage()
  private let presenter: Screen
  private let modal: Screen
  private let delegate: SwipeListener
  private var log: Log { stage.log }
  private var sheet: PresentationController { modal.presentationController }

  /// P is on the screen; the presentation of M has a delegate.
  init() {
    presenter = stage.screen("P", .fullScreen)
    modal = stage.screen("M")
    delegate = SwipeListener(in: stage.process)
    delegate.log = stage.log
    modal.presentationController.delegate = delegate
    stage.show(presenter, from: stage.root)
  }

  @Test(arguments: [
    ModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
    .overCurrentContext,
  ])
  func `T167 AP-22 the presenter of a sheet gets no appearance callbacks`(
    style: ModalPresentationStyle
  ) {
    modal.modalPresentationStyle = style
    presenter.present(modal, animated: true) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == ["M.VL", "M.WA", "M.DA", "completion"])
    #expect(presenter.view.window === stage.window)
    presenter.dismiss(animated: true) { [log] in log.add("completion") }
    stage.settle()
    #expect(log.take() == ["M.WD", "M.DD", "completion"])
  }

  @Test func `AP-2 a presented controller is loaded, announced, laid out and shown`() {
    let recording = RecordingController(in: stage.process)
    recording.log = log
    presenter.present(recording, animated: true)
    #expect(
      log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewIsAppearing",
      ])
    stage.settle()
    #expect(log.take() == ["viewDidAppear"])
  }

  @Test func `AP-23 a controller without a chosen style is a page sheet`() {
    #expect(ViewController(in: stage.process).modalPresentationStyle == .automatic)
    #expect(sheet.presentationStyle == .pageSheet)
  }

  @Test func `AP-22 a sheet is in the system's views, below the top of the screen`() {
    stage.show(modal, from: presenter)
    let content = modal.view.superview
    #expect(content?.class.name == "UIDropShadowView")
    #expect(content?.superview === sheet.containerView)
    #expect(
      sheet.containerView?.subviews.map(\.class.name) == ["UIDimmingView", "UIDropShadowView"])
    #expect(content?.frame == Rect(x: 0, y: 57, width: 390, height: 787))
    #expect(modal.view.frame == Rect(x: 0, y: 0, width: 390, height: 787))
  }

  @Test func `AP-22 a touch reaches the sheet and the dimming view, never the views below`() {
    stage.show(modal, from: presenter)
    let finger = stage.finger
    #expect(finger.tap(at: Point(x: 100, y: 400)) === modal.view)
    #expect((finger.tap(at: Point(x: 100, y: 20))?.class.name, log.take()) == ("UIDimmingView", []))
  }

  @Test
  func `T168 AP-24 a swipe sends shouldDismiss, willDismiss and didDismiss around the dismissal`() {
    stage.show(modal, from: presenter)
    #expect((sheet.beginInteractiveDismissal(), log.take()) == (true, ["should", "will", "M.WD"]))
    sheet.finishInteractiveDismissal()
    stage.settle()
    #expect(log.take() == ["M.DD", "did"])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `T168 AP-24 a swipe of a modal controller is only an attempt`() {
    stage.show(modal, from: presenter)
    modal.isModalInPresentation = true
    #expect(!sheet.beginInteractiveDismissal())
    sheet.finishInteractiveDismissal()
    stage.settle()
    #expect(log.take() == ["attempt"])
    #expect(presenter.presentedViewController === modal)
  }

  @Test func `T168 AP-24 a swipe that the delegate vetoes is only an attempt`() {
    stage.show(modal, from: presenter)
    delegate.allows = false
    #expect(!sheet.beginInteractiveDismissal())
    sheet.finishInteractiveDismissal()
    #expect(log.take() == ["should", "attempt"])
  }

  @Test func `T168 AP-24 a cancelled swipe restores the sheet`() {
    stage.show(modal, from: presenter)
    sheet.beginInteractiveDismissal()
    log.take()
    sheet.cancelInteractiveDismissal()
    #expect((log.take(), modal.isBeingDismissed) == (["M.WA"], false))
    stage.settle()
    #expect(log.take() == ["M.DA"])
    modal.dismiss(animated: false)
    stage.settle()
    #expect(log.take() == ["M.WD", "M.DD"])
  }

  @Test func `AP-24 only a sheet without another screen in front can be swiped`() {
    let full = stage.screen("F", .fullScreen)
    stage.show(modal, from: presenter)
    stage.show(full, from: modal)
    #expect(!sheet.beginInteractiveDismissal())
    #expect(!full.presentationController.beginInteractiveDismissal())
    full.presentationController.finishInteractiveDismissal()
    #expect(log.take() == [])
  }

  @Test func `OB-9 a method that was added to the delegate later is not called`() {
    let late = stage.process.classes["NSObject"]?.make()
    sheet.delegate = late
    late?.class.addMethod(
      .presentationControllerWillDismiss,
      Body { [log] (_: DynamicObject, _, _) in log.add("late") })
    stage.show(modal, from: presenter)
    sheet.beginInteractiveDismissal()
    #expect(log.take() == ["M.WD"])
  }
}

/// Records the callbacks of a presentation controller's delegate.
final class SwipeListener: DynamicObject, Recording {
  var log = Log()
  var name = ""
  var allows = true

  override class var classDefinition: ClassDefinition {
    ClassDefinition(SwipeListener.self) { methods in
      methods.define(.presentationControllerShouldDismiss) { listener, _, _ in
        listener.record("should")
        return listener.allows
      }
      for (line, message) in [
        ("will", Message<ObjectToVoid>.presentationControllerWillDismiss),
        ("did", .presentationControllerDidDismiss),
        ("attempt", .presentationControllerDidAttemptToDismiss),
      ] {
        methods.define(message) { listener, _, _ in listener.record(line) }
      }
    }
  }
}

@Suite struct SheetFingers {
  private let stage = Stage()

  private func sheet() -> ViewController {
    let sheet = stage.screen("S", .pageSheet)
    stage.show(sheet, from: stage.root)
    return sheet
  }

  private func drag(to y: Double, isQuick: Bool) {
    let (start, end) = (Point(x: 200, y: 300), Point(x: 200, y: y))
    if isQuick {
      stage.finger.swipe(from: start, to: end)
    } else {
      stage.finger.drag(from: start, to: end)
    }
    stage.settle()
  }

  @Test func `AP-24 a quick downward swipe dismisses a sheet`() {
    let sheet = sheet()
    drag(to: 400, isQuick: true)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.log.take() == ["S.WD", "S.DD"])
  }

  @Test func `AP-24 a slow drag that stays near does not dismiss the sheet`() {
    let sheet = sheet()
    drag(to: 400, isQuick: false)
    #expect(sheet.presentingViewController === stage.root)
    #expect(stage.log.take() == ["S.WD", "S.WA", "S.DA"])
  }

  @Test func `AP-24 neither an upward drag nor a drag on another style dismisses`() {
    let sheet = sheet()
    drag(to: 100, isQuick: true)
    #expect(stage.log.take() == [])
    #expect(sheet.presentingViewController === stage.root)
    sheet.dismiss(animated: false)
    stage.settle()
    let full = stage.screen("F", .fullScreen)
    stage.show(full, from: stage.root)
    drag(to: 500, isQuick: true)
    #expect(stage.log.take() == [])
    #expect(full.presentingViewController === stage.root)
  }
}
