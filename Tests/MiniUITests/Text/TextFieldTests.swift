import MiniUI
import Testing

@Suite struct TextFields {
  private let stage = Stage()
  private let field: TextField
  private let delegate: EditingDelegate
  private let keyboard: Keyboard

  init() {
    field = stage.view(Rect(x: 20, y: 100, width: 200, height: 40), TextField.self)
    delegate = stage.editingDelegate()
    keyboard = Keyboard(using: stage.process)
    field.delegate = delegate
  }

  /// Writes events and notifications, too.
  private func recordAll() {
    stage.recordEditing()
    stage.listener().listen(to: field, for: .allEvents)
  }

  @Test func `T122 setting nil empties the text, and toggling secure entry keeps it`() {
    field.text = "Hello"
    field.isSecureTextEntry = true
    #expect([field.text, field.displayedText] == ["Hello", "•••••"])
    field.isSecureTextEntry = false
    #expect([field.text, field.displayedText] == ["Hello", "Hello"])
    field.text = nil
    field.placeholder = "Name"
    #expect([field.text, field.displayedText] == ["", "Name"])
    field.placeholder = nil
    #expect(field.displayedText == nil)
  }

  @Test func `T123 a person can clear a field and type into it`() throws {
    field.text = "Hello"
    try stage.finger.tap(field)
    try keyboard.clear()
    try keyboard.type("Yo")
    #expect(field.text == "Yo")
  }

  @Test func `T124 typing appends to the text`() throws {
    field.text = "Hello"
    try stage.finger.tap(field)
    try keyboard.type(", world")
    #expect(field.text == "Hello, world")
  }

  @Test func `T128 the delegate is called for the beginning, each character, return and the end`()
    throws
  {
    delegate.onReturn = { $0.resignFirstResponder() }
    try stage.finger.tap(field)
    try keyboard.type("a")
    try keyboard.pressReturn()
    #expect(
      stage.log.take() == [
        "shouldBegin", "didBegin", "shouldChange(0,0,\"a\")", "shouldReturn", "shouldEnd",
        "didEnd",
      ])
  }

  @Test func `T129 TX-2 setting the text by code sends no events`() {
    recordAll()
    field.text = "x"
    #expect(stage.log.take() == [])
  }

  @Test func `T130 a new field has no side views and no accessory view`() {
    let field = TextField(in: stage.process)
    #expect(field.leftView == nil)
    #expect(field.rightView == nil)
    #expect(field.inputAccessoryView == nil)
  }

  @Test func `TX-1 the keyboard appears between shouldBegin and didBegin`() throws {
    recordAll()
    try stage.finger.tap(field)
    #expect(field.isEditing)
    #expect(
      stage.log.take() == [
        "touchDown", "shouldBegin", "UIKeyboardWillShowNotification",
        "UIKeyboardDidShowNotification", "didBegin", "editingDidBegin",
        "UITextFieldTextDidBeginEditingNotification",
      ])
    try stage.finger.tap(field)
    #expect(stage.log.take() == ["touchDown", "touchDownRepeat"])
  }

  @Test func `TX-1 a delegate's veto prevents editing`() throws {
    delegate.vetoes = ["shouldBegin"]
    try stage.finger.tap(field)
    #expect((field.isEditing, stage.log.take()) == (false, ["shouldBegin"]))
  }

  @Test func `TX-2 a character is asked for, inserted, sent and posted`() throws {
    field.becomeFirstResponder()
    recordAll()
    stage.log.take()
    try keyboard.type("é")
    try keyboard.deleteBackward()
    #expect(
      stage.log.take() == [
        "shouldChange(0,0,\"é\")", "editingChanged", "UITextFieldTextDidChangeNotification",
        "shouldChange(0,1,\"\")", "editingChanged", "UITextFieldTextDidChangeNotification",
      ])
  }

  @Test func `TX-2 ranges count UTF-16 units`() throws {
    field.text = "👍🏽"
    field.becomeFirstResponder()
    stage.log.take()
    try keyboard.type("a")
    try keyboard.deleteBackward()
    try keyboard.deleteBackward()
    try keyboard.deleteBackward()
    #expect(
      stage.log.take()
        == ["shouldChange(4,0,\"a\")", "shouldChange(4,1,\"\")", "shouldChange(0,4,\"\")"])
    #expect(field.text == "")
  }

  @Test func `TX-2 a refused character keeps the text`() throws {
    field.becomeFirstResponder()
    recordAll()
    stage.log.take()
    delegate.vetoes = ["shouldChange"]
    try keyboard.type("a")
    #expect((stage.log.take(), field.text) == (["shouldChange(0,0,\"a\")"], ""))
  }

  @Test func `TX-3 return ends editing only if a target for didEndOnExit exists`() throws {
    field.becomeFirstResponder()
    stage.log.take()
    try keyboard.pressReturn()
    #expect((field.isEditing, stage.log.take()) == (true, ["shouldReturn"]))
    stage.listener().listen(to: field, for: .allEditingEvents)
    try keyboard.type("a\n")
    #expect(!field.isEditing)
    #expect(
      stage.log.take() == [
        "shouldChange(0,0,\"a\")", "editingChanged", "shouldReturn", "editingDidEndOnExit",
        "shouldEnd", "didEnd", "editingDidEnd",
      ])
  }

  @Test func `TX-3 a delegate's veto prevents the end on exit`() throws {
    stage.listener().listen(to: field, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    delegate.vetoes = ["shouldReturn"]
    stage.log.take()
    try keyboard.pressReturn()
    #expect((field.isEditing, stage.log.take()) == (true, ["shouldReturn"]))
  }

  @Test func `TX-4 the keyboard disappears between shouldEnd and didEnd`() {
    field.becomeFirstResponder()
    recordAll()
    stage.log.take()
    #expect(field.resignFirstResponder())
    #expect(
      stage.log.take() == [
        "shouldEnd", "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification", "didEnd",
        "editingDidEnd", "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `TX-4 a veto keeps the field editing unless the app forces the end`() {
    field.becomeFirstResponder()
    delegate.vetoes = ["shouldEnd"]
    stage.log.take()
    #expect([field.resignFirstResponder(), stage.root.view.endEditing()] == [false, false])
    #expect((field.isEditing, stage.log.take()) == (true, ["shouldEnd", "shouldEnd"]))
    #expect([stage.root.view.endEditing(true), field.isEditing] == [true, false])
    #expect(stage.log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `TX-4 a delegate with the reason variant of didEnd gets only that`() {
    stage.process.classes[EditingDelegate.self].addMethod(
      .textFieldDidEndWithReason,
      Body { (delegate: EditingDelegate, _, reason, _) in delegate.record("reason \(reason)") })
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(stage.log.take() == ["shouldBegin", "didBegin", "shouldEnd", "reason 0"])
  }

  @Test func `OB-9 the delegate's methods are looked up when it is set`() throws {
    let late = Listener(in: stage.process)
    late.log = stage.log
    field.delegate = late
    stage.process.classes[Listener.self].addMethod(
      .textFieldDidBeginEditing,
      Body { (delegate: Listener, _, _) in delegate.record("late") })
    field.becomeFirstResponder()
    #expect(stage.log.take() == [])
    field.resignFirstResponder()
    field.delegate = late
    field.becomeFirstResponder()
    #expect(stage.log.take() == ["late"])
    #expect(field.delegate === late)
  }

  @Test func `a released delegate is neither called nor retained`() {
    do { field.delegate = stage.editingDelegate() }
    #expect(field.delegate == nil)
    #expect((field.becomeFirstResponder(), stage.log.take()) == (true, []))
  }

  @Test func `RC-16 a disabled field cannot be edited`() throws {
    field.isEnabled = false
    try stage.finger.tap(field)
    #expect((field.becomeFirstResponder(), stage.log.take()) == (false, []))
  }
}

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

  @Test
  func `a tap begins editing, each character is asked for, return inserts a line break`() throws {
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
    #expect(([view.text, view.displayedText], stage.log.take()) == (["x", "x"], []))
  }

  @Test func `neither a finger that moves away nor a read-only text begins editing`() throws {
    stage.finger.down(at: Point(x: 120, y: 250))
    stage.finger.move(to: Point(x: 120, y: 150))
    stage.finger.up()
    view.isEditable = false
    try stage.finger.tap(view)
    #expect((view.isEditing, stage.log.take()) == (false, []))
    #expect(view.delegate === delegate)
  }
}
