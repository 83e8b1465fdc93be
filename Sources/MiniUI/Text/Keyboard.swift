public import Wording

/// A user's keyboard: the only input of text, as a ``Finger`` is for touches.
///
/// Each key goes to the responder that is first when the key is pressed.
public final class Keyboard {
  private let process: AppProcess

  /// Makes a keyboard that operates a process.
  public init(using process: AppProcess) {
    self.process = process
  }

  /// Types a text character by character; a line break presses the return key.
  ///
  /// A character vetoed by the delegate is skipped (TX-2).
  ///
  /// - Throws: ``KeyboardMiss`` as soon as no responder accepts text.
  public func type(_ text: String) throws(KeyboardMiss) {
    for character in text {
      if character.isNewline { try pressReturn() } else { try insert(String(character)) }
    }
  }

  /// Pastes a text as a whole, unless the delegate vetoes it (TX-2).
  public func paste(_ text: String) throws(KeyboardMiss) { try insert(text) }

  /// Presses the delete key, which removes the last character.
  public func deleteBackward() throws(KeyboardMiss) {
    let responder = try receiver()
    if let input = responder as? any TextInput {
      guard let change = TextChange(deletingFrom: input.edited), input.allows(change)
      else { return }
    }
    responder.send(.deleteBackward)()
  }

  /// Presses the delete key once per character.
  public func clear() throws(KeyboardMiss) {
    let input = try receiver() as? any TextInput
    for _ in input?.content ?? "" { try deleteBackward() }
  }

  /// Presses the return key: TX-3 in a field, a line break elsewhere.
  public func pressReturn() throws(KeyboardMiss) {
    guard let input = try receiver() as? any TextInput else { return try insert("\n") }
    input.pressReturn()
  }

  private func insert(_ text: String) throws(KeyboardMiss) {
    let responder = try receiver()
    if let input = responder as? any TextInput {
      guard input.allows(TextChange(appending: text, to: input.edited)) else { return }
    }
    responder.send(.insertText)(text)
  }

  private func receiver() throws(KeyboardMiss) -> Responder {
    guard process.isRunning else { throw .notRunning }
    guard process.application.state == .active else { throw .notActive }
    guard let responder = process.application.firstResponder else { throw .noFirstResponder }
    guard responder.responds(to: Message<TextToVoid>.insertText.selector) else {
      throw .takesNoText(responder.class.name)
    }
    return responder
  }
}

/// The reason why text cannot be typed.
public enum KeyboardMiss: Error, Hashable {
  /// The app has ended; launch it first.
  case notRunning
  /// The app is in the background or interrupted; bring it back first.
  case notActive
  /// The first responder is absent; tap a text input first.
  case noFirstResponder
  /// The first responder, given by its class, does not accept text; tap a text input first.
  case takesNoText(String)
}

extension KeyboardMiss: Worded {
  /// A sentence with the problem and the remedy, without the typed text.
  public var sentence: Sentence {
    switch self {
    case .notRunning: "the app has ended; launch it before typing"
    case .notActive: "the app is not active; bring it back before typing"
    case .noFirstResponder: "no text input has the keyboard; tap one before typing"
    case .takesNoText(let name): "\(name) is the first responder and does not accept text"
    }
  }
}
