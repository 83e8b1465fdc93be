import MiniUI
import Testing

/// The first text field of an alert becomes first responder: fields × the keyboard before × the
/// end of the alert.
@Suite struct AlertFocus {
  /// The ways to end the alert.
  enum End: CaseIterable {
    case action, code, codeAtOnce
  }

  struct Case: CustomTestStringConvertible {
    let fields: Int
    /// True if a field of the presenter is edited before the alert.
    let isTyping: Bool
    let isAnimated: Bool
    let end: End

    var testDescription: String {
      "\(fields) fields, typing \(isTyping), animated \(isAnimated), \(end)"
    }
  }

  static let cases: [Case] = (0...2).flatMap { fields in
    [true, false].flatMap { isTyping in
      [true, false].flatMap { isAnimated in
        End.allCases.map {
          Case(fields: fields, isTyping: isTyping, isAnimated: isAnimated, end: $0)
        }
      }
    }
  }

  private let stage = Stage()
  private let field: TextField
  private let alert: Alert

  init() {
    field = stage.view(Rect(x: 20, y: 100, width: 200, height: 34), TextField.self)
    alert = Alert.make(title: "Sign in", in: stage.process)
    alert.addAction(AlertAction.make(title: "OK", in: stage.process))
  }

  @Test(arguments: cases)
  func `the first field of an alert has the keyboard while the alert is shown`(
    _ some: Case
  ) throws {
    for _ in 0..<some.fields { alert.addTextField() }
    if some.isTyping { field.becomeFirstResponder() }
    let before = stage.process.application.firstResponder
    stage.root.present(alert, animated: some.isAnimated)
    _ = stage.process.mainLoop.settle()
    let expected = some.fields == 0 ? before : alert.textFields?.first
    #expect(stage.process.application.firstResponder === expected)
    if some.fields > 0 {
      try Keyboard(using: stage.process).type("ab")
      #expect(alert.textFields?.map(\.text) == ["ab", ""].prefix(some.fields).map { $0 })
      #expect(field.text == "")
    }
    stage.recordEditing()
    stage.log.take()
    try dismiss(some.end)
    #expect(stage.process.application.firstResponder === before)
    let hides = stage.log.take().contains(KeyboardNotification.didHide)
    #expect(hides == (some.fields > 0 && !some.isTyping))
  }

  private func dismiss(_ end: End) throws {
    switch end {
    case .action:
      let view = try #require(alert.view(of: alert.actions[0]))
      try stage.finger.tap(view)
    case .code: stage.root.dismiss(animated: true)
    case .codeAtOnce: stage.root.dismiss(animated: false)
    }
    _ = stage.process.mainLoop.settle()
  }

  @Test func `editing begins after the alert has appeared, and a second field stays empty`() {
    alert.addTextField()
    alert.addTextField()
    let delegate = stage.editingDelegate()
    for field in alert.textFields ?? [] { field.delegate = delegate }
    stage.root.present(alert, animated: true)
    #expect(stage.log.take() == [])
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == ["shouldBegin", "didBegin"])
  }

  @Test func `a first field that refuses focus leaves the focus where it is`() {
    alert.addTextField { $0.isEnabled = false }
    field.becomeFirstResponder()
    stage.root.present(alert, animated: false)
    _ = stage.process.mainLoop.settle()
    #expect(field.isFirstResponder)
  }

  @Test func `a handler of the alert may move the focus`() throws {
    let other = stage.view(Rect(x: 20, y: 200, width: 200, height: 34), TextField.self)
    let next = Alert.make(title: "Next", in: stage.process)
    next.addTextField()
    next.addAction(
      AlertAction.make(title: "Go", in: stage.process) { _ in other.becomeFirstResponder() })
    field.becomeFirstResponder()
    stage.root.present(next, animated: true)
    _ = stage.process.mainLoop.settle()
    try stage.finger.tap(#require(next.view(of: next.actions[0])))
    _ = stage.process.mainLoop.settle()
    #expect(other.isFirstResponder)
  }

  @Test func `the focus does not return to a field that has left its window`() {
    alert.addTextField()
    field.becomeFirstResponder()
    stage.root.present(alert, animated: false)
    _ = stage.process.mainLoop.settle()
    field.removeFromSuperview()
    stage.root.dismiss(animated: false)
    _ = stage.process.mainLoop.settle()
    #expect(stage.process.application.firstResponder == nil)
  }
}
