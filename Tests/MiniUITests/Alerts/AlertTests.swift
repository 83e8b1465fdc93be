import Testing

@testable import MiniUI

/// Alerts over a screen, and their actions.
@Suite struct Alerts {
  private let stage = Stage()
  private let presenter: Screen
  private let alert: Alert
  private var log: Log { stage.log }

  /// P is on the screen; an alert has the actions OK and Cancel.
  init() throws {
    presenter = stage.screen("P", .fullScreen)
    stage.show(presenter, from: stage.root)
    alert = Alert.make(title: "Sale", message: "Half price", in: stage.process)
    for (name, message) in [
      ("WA", Message<BoolToVoid>.viewWillAppear), ("DA", .viewDidAppear),
      ("WD", .viewWillDisappear), ("DD", .viewDidDisappear),
    ] {
      try alert.hookThisObject(
        message, owner: "test", .before { [log = stage.log] (_: Alert, _) in log.add(name) })
    }
    add("OK")
    add("Cancel", .cancel)
  }

  @Test
  func `T169 AP-28 AL-1 a tapped action runs its handler after the alert has disappeared`() throws {
    presenter.present(alert, animated: true)
    stage.settle()
    #expect(log.take() == ["WA", "DA"])
    try tap("OK")
    #expect(log.take() == ["WD"])
    stage.settle()
    #expect(log.take() == ["DD", "OK, alone"])
  }

  @Test func `AL-1 a handler may present again`() throws {
    let next = stage.screen("N")
    alert.addAction(
      AlertAction.make(title: "Next", in: stage.process) { [presenter] _ in
        presenter.present(next, animated: false)
      })
    stage.show(alert, from: presenter)
    try tap("Next")
    stage.settle()
    #expect(
      (log.take(), stage.process.console.lines) == (["WD", "DD", "N.VL", "N.WA", "N.DA"], []))
  }

  @Test func `T170 AL-2 a dismissal by code runs no handler`() {
    stage.show(alert, from: presenter)
    presenter.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == ["WD", "DD"])
  }

  @Test func `T172 AL-5 the actions can be read at once`() {
    #expect((alert.actions.count, alert.actions.map(\.title)) == (2, ["OK", "Cancel"]))
    #expect((alert.actions.map(\.style), alert.title) == ([.default, .cancel], "Sale"))
    #expect((alert.message, alert.isViewLoaded) == ("Half price", false))
  }

  @Test func `AL-3 a second cancel action ends the process`() {
    add("Never", .cancel)
    #expect(
      stage.process.state
        == .crashed(
          .inconsistency(
            "UIAlertController can only have one action with a style of "
              + "UIAlertActionStyleCancel")))
    #expect(alert.actions.count == 2)
  }

  @Test func `AL-3 of two buttons cancel is on the left`() {
    stage.show(alert, from: presenter)
    #expect(alert.actionsInSight.map(\.title) == ["Cancel", "OK"])
    #expect(frame("Cancel") == Rect(x: 60, y: 441, width: 135, height: 44))
    #expect(frame("OK") == Rect(x: 195, y: 441, width: 135, height: 44))
  }

  @Test func `AL-3 of two buttons without cancel the first is on the left`() {
    let other = Alert.make(title: nil, in: stage.process)
    for title in ["A", "B"] { other.addAction(.make(title: title, in: stage.process)) }
    stage.show(other, from: presenter)
    #expect(other.actionsInSight.map(\.title) == ["A", "B"])
    let lefts = other.actions.map { other.view(of: $0)?.convert(.zero, to: nil).x }
    #expect(lefts == [60, 195])
  }

  @Test func `AL-3 of three buttons cancel is below the others`() throws {
    add("Later")
    stage.show(alert, from: presenter)
    #expect(alert.actionsInSight.map(\.title) == ["OK", "Later", "Cancel"])
    let tops = ["OK", "Later", "Cancel"].map { frame($0)?.minY }
    #expect(tops == [397, 441, 485])
    try tap("Later")
    stage.settle()
    #expect(log.take() == ["WD", "DD", "Later, alone"])
  }

  @Test func `an action that is added to a visible alert can be tapped`() throws {
    stage.show(alert, from: presenter)
    add("Later")
    try tap("Later")
    stage.settle()
    #expect(log.take() == ["WD", "DD", "Later, alone"])
  }

  @Test func `a disabled action ignores taps`() throws {
    alert.actions.first?.isEnabled = false
    stage.show(alert, from: presenter)
    try tap("OK")
    stage.settle()
    #expect(log.take() == [])
    #expect(presenter.presentedViewController === alert)
  }

  @Test func `an action without a handler dismisses the alert`() throws {
    alert.addAction(.make(title: "Nothing", in: stage.process))
    stage.show(alert, from: presenter)
    try tap("Nothing")
    stage.settle()
    #expect(log.take() == ["WD", "DD"])
  }

  @Test func `a finger that leaves an action does not trigger it`() throws {
    stage.show(alert, from: presenter)
    let view = try #require(self.view("OK"))
    let middle = try stage.process.application.aim(at: view)
    stage.finger.down(at: middle)
    stage.finger.move(to: Point(x: middle.x - 135, y: middle.y))
    stage.finger.up()
    stage.settle()
    #expect(log.take() == [])
    stage.finger.down(at: middle)
    stage.finger.cancel()
    stage.settle()
    #expect(log.take() == [])
  }

  @Test func `an action is highlighted while a finger is on it`() throws {
    stage.show(alert, from: presenter)
    let view = try #require(self.view("OK") as? AlertActionView)
    let middle = try stage.process.application.aim(at: view)
    stage.finger.down(at: middle)
    #expect(view.isHighlighted)
    stage.finger.move(to: Point(x: middle.x, y: middle.y + 30))
    #expect(!view.isHighlighted)
    stage.finger.move(to: middle)
    #expect(view.isHighlighted)
    stage.finger.up()
    #expect(!view.isHighlighted)
    stage.settle()
    #expect(log.take() == ["WD", "DD", "OK, alone"])
  }

  @Test func `a tap beside an alert has no effect`() {
    stage.show(alert, from: presenter)
    #expect(stage.finger.tap(at: Point(x: 10, y: 10))?.class.name == "UIDimmingView")
    stage.settle()
    #expect(log.take() == [])
  }

  @Test func `the factory, the tap and the presentation are messages`() throws {
    let classes = stage.process.classes
    try classes[AlertAction.self].metaclass.hook(
      .alertAction, owner: "test",
      Body { [log] (_: DynamicClass, title, style, handler, original) in
        let wrapped = Block(in: self.stage.process) { action in
          log.add("wrapped \(title ?? "")")
          (handler as? Block)?(action)
        }
        return original(title, style, wrapped)
      })
    try alert.hookThisObject(
      .dismissTriggered, owner: "test",
      .before { [log] (_: Alert, _, action) in
        log.add("trigger \((action as? AlertAction)?.title ?? "")")
      })
    add("Hooked")
    stage.show(alert, from: presenter)
    try tap("Hooked")
    stage.settle()
    #expect(log.take() == ["trigger Hooked", "WD", "DD", "wrapped Hooked", "Hooked, alone"])
  }

  private func add(_ title: String, _ style: AlertAction.Style = .default) {
    alert.addAction(
      AlertAction.make(title: title, style: style, in: stage.process) {
        [log = stage.log, presenter] action in
        let isAlone = presenter.presentedViewController == nil
        log.add("\(action.title ?? ""), \(isAlone ? "alone" : "under the alert")")
      })
  }

  private func view(_ title: String) -> View? {
    alert.actions.first { $0.title == title }.flatMap(alert.view)
  }

  private func frame(_ title: String) -> Rect? {
    self.view(title).map { $0.convert($0.bounds, to: nil) }
  }

  private func tap(_ title: String) throws {
    try stage.finger.tap(try #require(view(title)))
  }
}

/// The view hierarchy of an alert on iOS 15.
@Suite struct AlertViews {
  private let stage = Stage()
  private let alert: Alert

  init() {
    alert = Alert.make(title: "Sale", message: "Half price", in: stage.process)
    for (title, style) in [("取消", AlertAction.Style.cancel), ("重新弹出", .default)] {
      alert.addAction(.make(title: title, style: style, in: stage.process))
    }
  }

  @Test func `G-P01 the views above an action are those of iOS 15`() throws {
    stage.show(alert, from: stage.root)
    let label = try #require(findLabel("取消", in: alert.view))
    #expect(
      sequence(first: label, next: \.superview).map(\.class.name).reversed() == [
        "UIWindow", "UITransitionView", "_UIAlertControllerPhoneTVMacView", "UIView",
        "_UIAlertControllerInterfaceActionGroupView", "UIView",
        "_UIInterfaceActionRepresentationsSequenceView",
        "_UIInterfaceActionSeparatableSequenceView", "UIStackView",
        "_UIInterfaceActionCustomViewRepresentationView", "_UIAlertControllerActionView",
        "UIView", "UILabel",
      ])
  }

  @Test func `G-P01 the view of cancel is the last subview, though it is displayed first`() throws {
    stage.show(alert, from: stage.root)
    let label = try #require(findLabel("取消", in: alert.view))
    let row = label.superview?.superview?.superview
    #expect(row?.superview?.subviews.firstIndex { $0 === row } == 1)
  }

  @Test func `AL-6 the texts and the actions are each in a scroll view`() throws {
    stage.show(alert, from: stage.root)
    for (text, scrollView) in [
      ("Sale", "_UIInterfaceActionGroupHeaderScrollView"),
      ("Half price", "_UIInterfaceActionGroupHeaderScrollView"),
      ("取消", "_UIInterfaceActionRepresentationsSequenceView"),
    ] {
      let label = try #require(findLabel(text, in: alert.view))
      let above = sequence(first: label, next: \.superview).first { $0 is ScrollView }
      #expect(above?.class.name == scrollView)
    }
  }

  @Test func `AL-6 an alert is centred in the window of its presenter`() {
    stage.show(alert, from: stage.root)
    #expect(alert.view.window === stage.window)
    #expect(alert.view.frame == Rect(x: 60, y: 359, width: 270, height: 126))
  }

  @Test func `a new title and a new message are displayed`() {
    stage.show(alert, from: stage.root)
    alert.title = "No sale"
    alert.message = nil
    stage.window.layoutIfNeeded()
    #expect(findLabel("No sale", in: alert.view) != nil)
    #expect(findLabel("Half price", in: alert.view) == nil)
    #expect(alert.view.frame == Rect(x: 60, y: 369.5, width: 270, height: 105))
  }

  @Test func `AL-4 an input is configured when it is added, and shown with the alert`() {
    #expect(alert.textFields == nil)
    alert.addTextField { $0.accessibilityIdentifier = "name" }
    #expect(alert.textFields?.map(\.accessibilityIdentifier) == ["name"])
    stage.show(alert, from: stage.root)
    #expect(alert.textFields?.first?.window === stage.window)
    #expect(alert.textFields?.first?.bounds.size == Size(width: 238, height: 30))
  }

  @Test func `AL-4 an input in an action sheet ends the process`() {
    let sheet = Alert.make(title: nil, style: .actionSheet, in: stage.process)
    sheet.addTextField()
    #expect(
      stage.process.state
        == .crashed(
          .inconsistency(
            "Text fields can only be added to an alert controller of style "
              + "UIAlertControllerStyleAlert")))
  }

  @Test func `more actions than fit on the screen scroll`() {
    for number in 1...30 { alert.addAction(.make(title: "\(number)", in: stage.process)) }
    stage.show(alert, from: stage.root)
    #expect(alert.view.frame == Rect(x: 60, y: 8, width: 270, height: 828))
    let buttons = alert.actions.first.flatMap(alert.view).flatMap { view in
      sequence(first: view, next: \.superview).first { $0 is ScrollView } as? ScrollView
    }
    #expect(buttons?.contentSize == Size(width: 270, height: 32 * 44))
  }

  private func findLabel(_ text: String, in view: View) -> View? {
    if let label = view as? Label, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.findLabel(text, in: $0) }.first
  }
}
