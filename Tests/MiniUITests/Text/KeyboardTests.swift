import MiniUI
import Testing
import Wording

@Suite struct Keyboards {
  private let stage = Stage()
  private let keyboard: Keyboard

  init() {
    keyboard = Keyboard(using: stage.process)
  }

  /// An app's own view that stores typed text.
  private final class Notepad: View {
    var text = ""

    override class var classDefinition: ClassDefinition {
      ClassDefinition(Notepad.self) { methods in
        methods.define(.canBecomeFirstResponder) { _, _ in true }
        methods.define(.insertText) { pad, text, _ in pad.text += text ?? "" }
        methods.define(.deleteBackward) { pad, _ in _ = pad.text.popLast() }
      }
    }
  }

  @Test func `a view with insertText receives typed text`() throws {
    stage.recordEditing()
    let pad = stage.view(.zero, Notepad.self)
    pad.becomeFirstResponder()
    try keyboard.type("ab\nc")
    try keyboard.deleteBackward()
    #expect(pad.text == "ab\n")
    #expect(
      stage.log.take() == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
  }

  @Test func `each character goes to the first responder at its time`() throws {
    let fields = [100.0, 200].map {
      stage.view(Rect(x: 20, y: $0, width: 200, height: 40), TextField.self)
    }
    let delegate = stage.editingDelegate()
    delegate.onReturn = { _ in fields[1].becomeFirstResponder() }
    fields[0].delegate = delegate
    fields[0].becomeFirstResponder()
    try keyboard.type("a\nb")
    #expect(fields.map(\.text) == ["a", "b"])
  }

  @Test func `typing without a first responder throws with the remedy`() {
    let miss = KeyboardMiss.noFirstResponder
    #expect(throws: miss) { try keyboard.type("a") }
    #expect(throws: miss) { try keyboard.deleteBackward() }
    #expect(throws: miss) { try keyboard.clear() }
    #expect(throws: miss) { try keyboard.pressReturn() }
    #expect(miss.description == "no text input has the keyboard; tap one before typing")
  }

  @Test func `the error for a first responder without text input names it`() throws {
    let view = stage.view(.zero)
    try view.hookThisObject(.canBecomeFirstResponder, owner: "app", Body { (_: View, _) in true })
    view.becomeFirstResponder()
    let miss = KeyboardMiss.takesNoText("UIView")
    #expect(throws: miss) { try keyboard.type("a") }
    #expect(miss.description == "UIView is the first responder and does not accept text")
  }

  @Test func `typing into an inactive or ended app throws`() {
    let field = stage.view(.zero, TextField.self)
    field.becomeFirstResponder()
    stage.process.enterBackground()
    #expect(throws: KeyboardMiss.notActive) { try keyboard.type("a") }
    stage.process.kill()
    #expect(throws: KeyboardMiss.notRunning) { try keyboard.type("a") }
    #expect(
      [KeyboardMiss.notActive, .notRunning].map(\.description) == [
        "the app is not active; bring it back before typing",
        "the app has ended; launch it before typing",
      ])
  }
}
