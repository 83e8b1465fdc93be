import MiniUI
import Testing

@Suite struct TextViews {
  private let stage = Stage()
  private let view: TextView
  private let delegate: EditingDelegate
  private let keyboard: Keyboard

  init() {
    view = stage.view(Rect(x: 20, y: 100, width: 200, height: 200), TextView.self)
    delegate = stage.editingDelegate()
    keyboard = Keyboard(using: stage.process)
    view.delegate = delegate
  }

  @Test func `a tap begins editing, each character is asked for, return inserts a line break`()
    throws
  {
    stage.recordEditing()
    try stage.finger.tap(view)
    #expect(
      stage.log.take() == [
        "viewShouldBegin", "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "viewDidBegin", "UITextViewTextDidBeginEditingNotification",
      ])
    try keyboard.type("a\n")
    #expect(view.text == "a\n")
    #expect(
      stage.log.take() == [
        "viewShouldChange(0,0,\"a\")", "viewDidChange", "UITextViewTextDidChangeNotification",
        "viewShouldChange(1,0,\"\n\")", "viewDidChange", "UITextViewTextDidChangeNotification",
      ])
    view.endEditing()
    #expect(
      stage.log.take() == [
        "viewShouldEnd", "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
        "viewDidEnd", "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func `a delegate's vetoes keep the text and the editing state`() throws {
    view.becomeFirstResponder()
    delegate.vetoes = ["viewShouldChange", "viewShouldEnd"]
    try keyboard.type("a\n")
    #expect([view.text, view.displayedText] == ["", nil])
    #expect([view.resignFirstResponder(), view.isEditing] == [false, true])
  }

  @Test func `TX-2 setting the text by code sends no events`() {
    stage.recordEditing()
    view.text = "x"
    #expect([view.text, view.displayedText] == ["x", "x"])
    #expect(stage.log.take() == [])
  }

  @Test func `neither a finger that moves away nor a read-only text begins editing`() throws {
    stage.finger.down(at: Point(x: 120, y: 250))
    stage.finger.move(to: Point(x: 120, y: 150))
    stage.finger.up()
    view.isEditable = false
    try stage.finger.tap(view)
    #expect(!view.isEditing)
    #expect(stage.log.take() == [])
    #expect(view.delegate === delegate)
  }
}
