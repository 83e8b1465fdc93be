/// A responder for editing text; conforming types differ in these members.
protocol TextInput: Responder {
  /// The text with its lengths; setting it sends no callback.
  var edited: EditedText { get set }
  /// The delegate with its cached methods (OB-9).
  var answers: CachedDelegate { get }
  /// True if the delegate allows editing to begin.
  var mayBegin: Bool { get }
  /// True if the delegate allows editing to end.
  var mayEnd: Bool { get }
  /// Asks the delegate if the user may change the text.
  func allows(_ change: TextChange) -> Bool
  /// Sends the notifications of the beginning.
  func didBegin()
  /// Sends the notifications of a change by the user.
  func didChange()
  /// Sends the notifications of the end.
  func didEnd()
  /// Edits the text as a person does; returns true if it changed.
  func apply(_ edit: EditedText.Edit) -> Bool
  /// Performs the action of the return key.
  func pressReturn()
}

extension TextInput {
  /// The text; setting it sends no callback.
  var content: String {
    get { edited.string }
    set { edited = EditedText(newValue) }
  }

  /// Changes the text where it ends.
  func apply(_ edit: EditedText.Edit) -> Bool { edited.apply(edit) }

  /// Defines the text and the delegate, and how editing begins (TX-1), goes on (TX-2) and ends
  /// (TX-4).
  static func defineInput(_ methods: MethodList<Self>) {
    methods.define(.setText) { input, text, _ in input.content = text ?? "" }
    methods.define(.delegate) { input, _ in input.answers.object }
    defineEditing(methods)
  }

  private static func defineEditing(_ methods: MethodList<Self>) {
    methods.define(.becomeFirstResponder) { input, callSuper in input.begin { callSuper() } }
    methods.define(.resignFirstResponder) { input, callSuper in input.end { callSuper() } }
    methods.define(.insertText) { input, text, _ in input.change(.append(text ?? "")) }
    methods.define(.deleteBackward) { input, _ in input.change(.deleteLast) }
    methods.define(.hasText) { input, _ in !input.content.isEmpty }
  }

  private func begin(_ takeFocus: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard hasWindow, canBecomeFirstResponder, mayBegin, takeFocus() else { return false }
    didBegin()
    return true
  }

  private func end(_ giveFocusUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    let isForced = process.application.focus.isForced
    guard mayEnd || isForced, giveFocusUp() else { return false }
    didEnd()
    return true
  }

  private func change(_ edit: EditedText.Edit) {
    if apply(edit) { didChange() }
  }
}

/// The names of the text inputs' notifications; the object is the input (TX-1, TX-2, TX-4).
public enum TextNotification {
  /// A text field became the first responder.
  public static let fieldDidBeginEditing = "UITextFieldTextDidBeginEditingNotification"
  /// The user changed the text of a field.
  public static let fieldDidChange = "UITextFieldTextDidChangeNotification"
  /// A text field resigned as the first responder.
  public static let fieldDidEndEditing = "UITextFieldTextDidEndEditingNotification"
  /// A text view became the first responder.
  public static let viewDidBeginEditing = "UITextViewTextDidBeginEditingNotification"
  /// The user changed the text of a view.
  public static let viewDidChange = "UITextViewTextDidChangeNotification"
  /// A text view resigned as the first responder.
  public static let viewDidEndEditing = "UITextViewTextDidEndEditingNotification"
}
