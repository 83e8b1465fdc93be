/// Why nothing can be typed.
public enum KeyboardMiss: Error, Hashable {
  /// The app has ended; launch it first.
  case notRunning
  /// The app is in the background or interrupted; bring it back first.
  case notActive
  /// Nobody has the keyboard; tap a text input first.
  case noFirstResponder
  /// The first responder, named by its class, takes no text.
  case takesNoText(String)
}

extension KeyboardMiss: CustomStringConvertible {
  /// What is missing and what to do, in one sentence; never what was typed.
  public var description: String {
    switch self {
    case .notRunning: "the app has ended; launch it before typing"
    case .notActive: "the app is not active; bring it back before typing"
    case .noFirstResponder: "no text input has the keyboard; tap one before typing"
    case .takesNoText(let name): "\(name) is the first responder and takes no text"
    }
  }
}
