extension ClassTree {
  /// What a person types into.
  static let textInputs = ["UITextField", "UITextView", "UISearchBar"]

  /// Whether a person types into views of a class.
  func isTextInput(_ name: String) -> Bool {
    Self.textInputs.contains { isKind(name, of: $0) }
  }
}

extension Verb {
  /// Whether the text in an input may then be one that no file holds.
  var types: Bool {
    switch self {
    case .type, .press: true
    case .send(let message): message.types
    default: false
    }
  }
}

extension AppAction {
  /// Whether the text in an input may then be one that no file holds.
  var types: Bool {
    guard case .send(let message) = self else { return false }
    return message.types
  }
}

extension SentMessage {
  /// Whether it is one of the messages of a keyboard.
  fileprivate var types: Bool { ["insertText:", "deleteBackward"].contains(selector.value) }
}
