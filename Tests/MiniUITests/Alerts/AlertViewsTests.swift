import MiniUI
import Testing

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
