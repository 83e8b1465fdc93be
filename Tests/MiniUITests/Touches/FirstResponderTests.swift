import MiniUI
import Testing

@Suite struct FirstResponders {
  private let stage = Stage()

  /// A view that can be first responder and has no text input.
  private final class Canvas: View {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Canvas.self) { methods in
        methods.define(.canBecomeFirstResponder) { _, _ in true }
      }
    }
  }

  private func field(_ y: Double) -> TextField {
    stage.view(Rect(x: 20, y: y, width: 200, height: 40), TextField.self)
  }

  @Test func `only a class that allows it can become the first responder`() {
    #expect(
      [stage.root.canBecomeFirstResponder, stage.root.becomeFirstResponder()] == [false, false])
    #expect(stage.process.application.firstResponder == nil)
    let canvas = stage.view(.zero, Canvas.self)
    #expect([canvas.becomeFirstResponder(), canvas.becomeFirstResponder()] == [true, true])
    #expect(stage.process.application.firstResponder === canvas)
    #expect([canvas.isFirstResponder, stage.root.isFirstResponder] == [true, false])
    #expect([canvas.resignFirstResponder(), canvas.resignFirstResponder()] == [true, true])
    #expect(stage.process.application.firstResponder == nil)
  }

  @Test func `TX-6 a responder outside a window cannot become the first responder`() {
    let field = TextField(in: stage.process)
    let delegate = stage.editingDelegate()
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    #expect((Canvas(in: stage.process).becomeFirstResponder(), stage.log.take()) == (false, []))
  }

  @Test func `TX-6 a view that leaves its window resigns in spite of its delegate's veto`() {
    let box = stage.view(Rect(x: 0, y: 0, width: 300, height: 300))
    let field = stage.view(.zero, TextField.self, in: box)
    let delegate = stage.editingDelegate()
    delegate.vetoes = ["shouldEnd"]
    field.delegate = delegate
    field.becomeFirstResponder()
    stage.recordEditing()
    stage.log.take()
    box.removeFromSuperview()
    #expect(stage.process.application.firstResponder == nil)
    #expect(
      stage.log.take() == [
        "shouldEnd", "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification", "didEnd",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `TX-6 removing another view keeps the keyboard`() {
    let (first, second) = (field(100), field(200))
    first.becomeFirstResponder()
    second.removeFromSuperview()
    #expect(first.isFirstResponder)
    stage.window.hide()
    #expect(!first.isFirstResponder)
  }

  @Test func `the keyboard stays when the focus moves from field to field`() {
    let (first, second) = (field(100), field(200))
    let delegates = [stage.editingDelegate(), stage.editingDelegate()]
    (delegates[0].name, delegates[1].name) = ("first", "second")
    (first.delegate, second.delegate) = (delegates[0], delegates[1])
    first.becomeFirstResponder()
    stage.recordEditing()
    stage.log.take()
    second.becomeFirstResponder()
    #expect([first.isEditing, second.isEditing] == [false, true])
    #expect(
      stage.log.take() == [
        "second.shouldBegin", "first.shouldEnd", "first.didEnd",
        "UITextFieldTextDidEndEditingNotification", "second.didBegin",
        "UITextFieldTextDidBeginEditingNotification",
      ])
  }

  @Test func `a field that refuses to end keeps the focus from the next one`() {
    let (first, second) = (field(100), field(200))
    let delegate = stage.editingDelegate()
    delegate.vetoes = ["shouldEnd"]
    first.delegate = delegate
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect([first.isEditing, second.isEditing] == [true, false])
  }

  @Test func `a responder without text input hides the keyboard`() {
    field(100).becomeFirstResponder()
    stage.recordEditing()
    stage.log.take()
    stage.view(.zero, Canvas.self).becomeFirstResponder()
    #expect(
      stage.log.take() == [
        "UITextFieldTextDidEndEditingNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification",
      ])
  }

  @Test func `endEditing does not affect a first responder elsewhere`() {
    let (field, other) = (field(100), stage.view(.zero))
    field.becomeFirstResponder()
    #expect([other.endEditing(), field.isEditing] == [true, true])
    #expect([stage.window.endEditing(), field.isEditing] == [true, false])
  }

  @Test func `RC-5 an action without target and sender starts at the first responder`() {
    let listener = stage.process.classes.selector("a:")
    stage.process.classes[Canvas.self].addMethod(
      Message<ObjectToVoid>(named: "a:"),
      Body { [log = stage.log] (_: Canvas, _, _) in log.add("canvas") })
    let canvas = stage.view(.zero, Canvas.self)
    let application = stage.process.application
    #expect(!application.sendAction(listener, to: nil, from: nil))
    canvas.becomeFirstResponder()
    #expect(application.sendAction(listener, to: nil, from: nil))
    #expect(!application.sendAction(listener, to: nil, from: stage.root))
    #expect(stage.log.take() == ["canvas"])
  }

  @Test func `becomeFirstResponder can be hooked`() throws {
    try stage.process.classes[Responder.self].hook(
      .becomeFirstResponder, owner: "test",
      .before { [log = stage.log] (responder: Responder) in log.add(responder.class.name) })
    field(100).becomeFirstResponder()
    #expect(stage.log.take() == ["UITextField"])
  }
}
