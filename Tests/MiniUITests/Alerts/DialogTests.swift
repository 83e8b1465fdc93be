import MiniUI
import Testing

/// `UIAlertView` and `UIActionSheet` with their delegates.
@Suite struct Dialogs {
  private let stage = Stage()
  private let delegate: ButtonListener
  private var log: Log { stage.log }

  init() {
    delegate = ButtonListener(in: stage.process)
    delegate.log = stage.log
    stage.log.take()
  }

  private func alertView() -> AlertView {
    AlertView.make(
      title: "Sale", message: "Half price", delegate: delegate, cancelButton: "No",
      otherButtons: ["Yes", "Maybe"], in: stage.process)
  }

  private func actionSheet() -> ActionSheet {
    ActionSheet.make(
      title: "Photo", delegate: delegate, cancelButton: "Cancel", destructiveButton: "Delete",
      otherButtons: ["Take"], in: stage.process)
  }

  @Test func `an alert view reports the click, and the start and end of its dismissal`() throws {
    let view = alertView()
    view.show()
    stage.settle()
    #expect(view.isShown)
    try tap("Yes")
    #expect(log.take() == ["alertView clicked 1", "alertView willDismiss 1"])
    stage.settle()
    #expect((log.take(), view.isShown) == (["alertView didDismiss 1"], false))
  }

  @Test func `an alert view has its own window in front of all others`() throws {
    let view = alertView()
    view.show()
    stage.settle()
    let windows = stage.process.application.windows
    #expect(windows.map(\.class.name) == ["UIWindow", "_UIAlertControllerShimPresenterWindow"])
    #expect((windows.last?.level, windows.last?.isKey) == (Window.Level.alert, true))
    try tap("No")
    stage.settle()
    #expect(stage.process.application.visibleWindows.map(\.class.name) == ["UIWindow"])
    #expect(stage.window.isKey)
  }

  @Test func `the buttons have titles and indices`() {
    let view = alertView()
    #expect((0...3).map(view.buttonTitle) == ["No", "Yes", "Maybe", nil])
    #expect(view.cancelButtonIndex == 0)
    let sheet = actionSheet()
    #expect((0...3).map(sheet.buttonTitle) == ["Delete", "Take", "Cancel", nil])
    #expect((sheet.cancelButtonIndex, sheet.destructiveButtonIndex) == (2, 0))
    #expect(sheet.numberOfButtons == 3)
  }

  @Test func `an action sheet reports the click, and the start and end of its dismissal`() throws {
    actionSheet().show(in: stage.root.view)
    stage.settle()
    #expect(stage.root.presentedViewController is Alert)
    try tap("Take")
    #expect(log.take() == ["actionSheet clicked 1", "actionSheet willDismiss 1"])
    stage.settle()
    #expect(log.take() == ["actionSheet didDismiss 1"])
  }

  @Test func `AL-2 a tap beside an action sheet counts as a click on cancel`() {
    actionSheet().show(in: nil)
    stage.settle()
    stage.finger.tap(at: Point(x: 100, y: 100))
    stage.settle()
    #expect(
      log.take() == [
        "actionSheet clicked 2", "actionSheet willDismiss 2", "actionSheet didDismiss 2",
      ])
  }

  @Test func `a dismissal by code reports no click`() {
    let view = alertView()
    view.show()
    stage.settle()
    view.dismiss(withClickedButtonIndex: 2, animated: true)
    #expect(log.take() == ["alertView willDismiss 2"])
    stage.settle()
    #expect(log.take() == ["alertView didDismiss 2"])
    #expect(stage.process.application.windows.count == 1)
  }

  @Test func `AL-2 a sheet whose alert the app dismisses ends without a callback`() {
    let sheet = actionSheet()
    sheet.show(in: stage.root.view)
    stage.settle()
    #expect(sheet.buttonView(at: 0) != nil)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == [])
    #expect(sheet.buttonView(at: 0) == nil)
    sheet.show(in: stage.root.view)
    stage.settle()
    #expect(sheet.isShown)
  }

  @Test func `AL-2 an alert view whose alert the app dismisses removes its window`() {
    let view = alertView()
    view.show()
    stage.settle()
    stage.process.application.keyWindow?.rootViewController?.dismiss(animated: true)
    stage.settle()
    #expect(log.take() == [])
    #expect(view.buttonView(at: 0) == nil)
    #expect(stage.process.application.windows.map { $0 === stage.window } == [true])
  }

  @Test
  func `OB-9 OB-10 a method added by a hook of setDelegate is called, a method added later is not`()
    throws
  {
    let plain = try #require(stage.process.classes["NSObject"]?.make())
    try stage.process.classes[AlertView.self].hook(
      .setDelegate, owner: "test",
      .before { [log] (_: AlertView, delegate) in
        delegate?.class.addMethod(
          .alertViewClicked, Body { (_: DynamicObject, _, index, _) in log.add("in time \(index)") }
        )
      })
    let view = alertView()
    view.delegate = plain
    #expect(view.delegate === plain)
    plain.class.addMethod(
      .alertViewDidDismiss, Body { [log] (_: DynamicObject, _, _, _) in log.add("late") })
    view.show()
    stage.settle()
    try tap("Maybe")
    stage.settle()
    #expect(log.take() == ["in time 2"])
  }

  private func tap(_ title: String) throws {
    var controller = stage.process.application.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    let alert = try #require(controller as? Alert)
    let action = try #require(alert.actions.first { $0.title == title })
    try stage.finger.tap(try #require(alert.view(of: action)))
  }
}

/// A delegate of dialogs that records its callbacks.
final class ButtonListener: DynamicObject, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(ButtonListener.self) { methods in
      let messages: [(String, Message<GeneralShape<Nothing, DynamicObject?, Int>>)] = [
        ("alertView clicked", .alertViewClicked),
        ("alertView willDismiss", .alertViewWillDismiss),
        ("alertView didDismiss", .alertViewDidDismiss),
        ("actionSheet clicked", .actionSheetClicked),
        ("actionSheet willDismiss", .actionSheetWillDismiss),
        ("actionSheet didDismiss", .actionSheetDidDismiss),
      ]
      for (line, message) in messages {
        methods.define(message) { listener, _, index, _ in listener.record("\(line) \(index)") }
      }
    }
  }
}
