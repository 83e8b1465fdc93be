import MiniUI
import Testing

@Suite struct ClearButtons {
  private let stage = Stage()
  private let field: TextField
  private let delegate: EditingDelegate

  init() {
    field = stage.view(Rect(x: 20, y: 100, width: 200, height: 40), TextField.self)
    delegate = stage.editingDelegate()
    field.delegate = delegate
    field.clearButtonMode = .whileEditing
    field.text = "Hello"
  }

  /// The middle of the button, whether or not it is there.
  private let place = Point(x: 205, y: 120)

  @Test func `TX-5 the clear button asks, empties the text and sends editingChanged`() {
    field.becomeFirstResponder()
    stage.recordEditing()
    stage.listener().listen(to: field, for: .allEditingEvents)
    stage.log.take()
    #expect(stage.finger.tap(at: place) is Button)
    #expect((field.text, field.isEditing) == ("", true))
    #expect(
      stage.log.take()
        == ["shouldClear", "editingChanged", "UITextFieldTextDidChangeNotification"])
  }

  @Test func `TX-5 a delegate's veto keeps the text`() {
    field.becomeFirstResponder()
    delegate.vetoes = ["shouldClear"]
    stage.log.take()
    stage.finger.tap(at: place)
    #expect((field.text, stage.log.take()) == ("Hello", ["shouldClear"]))
  }

  @Test(arguments: [
    (TextField.ViewMode.never, [false, false]), (.whileEditing, [false, true]),
    (.unlessEditing, [true, false]), (.always, [true, true]),
  ])
  func `the mode decides when the button is displayed`(
    _ mode: TextField.ViewMode, _ isThere: [Bool]
  ) {
    field.clearButtonMode = mode
    let before = stage.finger.down(at: place) is Button
    stage.finger.cancel()
    field.becomeFirstResponder()
    #expect([before, stage.finger.down(at: place) is Button] == isThere)
  }

  @Test func `the button is absent without a text or with a right view`() {
    field.clearButtonMode = .always
    field.text = ""
    #expect(stage.finger.down(at: place) === field)
    stage.finger.cancel()
    field.text = "a"
    let right = View(frame: Rect(x: 0, y: 0, width: 20, height: 20), in: stage.process)
    field.rightView = right
    #expect(stage.finger.down(at: Point(x: 210, y: 120)) === right)
    #expect(right.frame == Rect(x: 180, y: 10, width: 20, height: 20))
    field.rightView = nil
    #expect(right.superview == nil)
  }
}
