import MiniUI
import Testing

/// An alert at the bottom of the screen.
@Suite struct ActionSheetAlerts {
  private let stage = Stage()
  private let alert: Alert
  private var log: Log { stage.log }

  init() {
    alert = Alert.make(title: "Photo", style: .actionSheet, in: stage.process)
    add("Cancel", .cancel)
    add("Take")
    add("Delete", .destructive)
    stage.log.take()
  }

  @Test func `AL-3 cancel is last`() {
    stage.show(alert, from: stage.root)
    #expect(alert.actionsInSight.map(\.title) == ["Take", "Delete", "Cancel"])
    #expect(alert.view.frame == Rect(x: 8, y: 604, width: 374, height: 232))
    let tops = alert.actionsInSight.compactMap(alert.view).map { $0.convert(.zero, to: nil).y }
    #expect(tops == [665, 722, 779])
  }

  @Test func `AL-2 a tap beside an action sheet runs the handler of cancel`() {
    stage.show(alert, from: stage.root)
    stage.finger.tap(at: Point(x: 100, y: 100))
    #expect(log.take() == [])
    stage.settle()
    #expect(log.take() == ["Cancel"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `AL-2 without cancel a tap beside an action sheet has no effect`() {
    let other = Alert.make(title: "Photo", style: .actionSheet, in: stage.process)
    other.addAction(.make(title: "Take", in: stage.process))
    stage.show(other, from: stage.root)
    stage.finger.tap(at: Point(x: 100, y: 100))
    stage.settle()
    #expect(stage.root.presentedViewController === other)
  }

  @Test func `AL-1 every action can be tapped`() throws {
    for title in ["Take", "Delete", "Cancel"] {
      stage.show(alert, from: stage.root)
      let action = try #require(alert.actions.first { $0.title == title })
      try stage.finger.tap(try #require(alert.view(of: action)))
      stage.settle()
      #expect(log.take() == [title])
    }
  }

  private func add(_ title: String, _ style: AlertAction.Style = .default) {
    alert.addAction(
      .make(title: title, style: style, in: stage.process) { [log] _ in log.add(title) })
  }
}
