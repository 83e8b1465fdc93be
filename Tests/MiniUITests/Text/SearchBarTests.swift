import MiniUI
import Testing

@Suite struct SearchBars {
  private let stage = Stage()
  private let bar: SearchBar
  private let delegate: EditingDelegate
  private let keyboard: Keyboard

  init() {
    bar = stage.view(Rect(x: 0, y: 100, width: 390, height: 56), SearchBar.self)
    delegate = stage.editingDelegate()
    keyboard = Keyboard(using: stage.process)
    bar.delegate = delegate
  }

  @Test func `SB-1 a search calls the delegate of the bar`() throws {
    try stage.finger.tap(bar.searchTextField)
    try keyboard.type("a")
    try keyboard.pressReturn()
    #expect([bar.isFirstResponder, bar.searchTextField.isEditing] == [true, true])
    bar.resignFirstResponder()
    #expect(bar.text == "a")
    #expect(
      stage.log.take() == [
        "barShouldBegin", "barDidBegin", "barShouldChange(0,0,\"a\")", "barDidChange \"a\"",
        "barSearch", "barShouldEnd", "barDidEnd",
      ])
  }

  @Test func `SB-1 the field of the bar sends its own events, too`() throws {
    stage.recordEditing()
    stage.listener("field").listen(to: bar.searchTextField, for: .allEditingEvents)
    bar.becomeFirstResponder()
    try keyboard.type("a")
    #expect(
      stage.log.take() == [
        "barShouldBegin", "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "barDidBegin", "field.editingDidBegin", "UITextFieldTextDidBeginEditingNotification",
        "barShouldChange(0,0,\"a\")", "barDidChange \"a\"", "field.editingChanged",
        "UITextFieldTextDidChangeNotification",
      ])
  }

  @Test func `SB-1 clearing the field reports a change of the text`() {
    bar.text = "a"
    #expect(stage.log.take() == [])
    stage.finger.tap(at: Point(x: 367, y: 128))
    #expect((bar.text, stage.log.take()) == ("", ["barDidChange \"\""]))
  }

  @Test func `SB-1 the cancel button is displayed on request`() throws {
    #expect(stage.finger.down(at: Point(x: 347, y: 128)) === bar.searchTextField)
    stage.finger.cancel()
    bar.showsCancelButton = true
    let cancel = stage.finger.tap(at: Point(x: 347, y: 128))
    #expect((cancel?.summary, stage.log.take()) == ("UINavigationButton \"Cancel\"", ["barCancel"]))
    bar.showsCancelButton = false
    #expect(stage.finger.down(at: Point(x: 347, y: 128)) === bar.searchTextField)
  }

  @Test func `SB-1 the delegate of the bar may veto`() throws {
    delegate.vetoes = ["barShouldBegin"]
    #expect(!bar.becomeFirstResponder())
    delegate.vetoes = ["barShouldChange", "barShouldEnd"]
    #expect(bar.becomeFirstResponder())
    try keyboard.type("a")
    #expect(
      ([bar.text, bar.searchTextField.text], bar.resignFirstResponder()) == (["", ""], false))
  }

  @Test func `the field is in the private views of iOS 15`() {
    bar.placeholder = "Search"
    #expect(
      bar.searchTextField.responderChain.prefix(4).map(\.class.name)
        == ["UISearchBarTextField", "_UISearchBarSearchContainerView", "UIView", "UISearchBar"])
    #expect(bar.searchTextField.summary == "UISearchBarTextField \"Search\"")
    #expect(bar.searchTextField.delegate === bar)
  }
}
