import LabLanguage

extension ClassTree {
  /// The system's classes that take typed text.
  static let textInputs = ["UITextField", "UITextView", "UISearchBar"]

  /// Returns true if the class is a text input.
  func isTextInput(_ name: String) -> Bool {
    Self.textInputs.contains { isKind(name, of: $0) }
  }
}

extension AppAction {
  /// True if the action may leave text in an input that no file contains.
  var types: Bool {
    guard case .send(let message) = self else { return false }
    return message.types
  }
}

extension SentMessage {
  /// True for a keyboard's messages.
  var types: Bool { ["insertText:", "deleteBackward"].contains(selector.value) }
}
