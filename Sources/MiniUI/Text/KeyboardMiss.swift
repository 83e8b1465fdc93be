/// The reason why text cannot be typed.
public enum KeyboardMiss: Error, Hashable {
  /// The app has ended; launch it first.
  case notRunning
  /// The app is in the background or interrupted; bring it back first.
  case notActive
  /// There is no first responder; tap a text input first.
  case noFirstResponder
  /// The first responder, given by its class, does not accept text; tap a text input first.
  case takesNoText(String)
}

extension KeyboardMiss: CustomStringConvertible {
  /// A sentence with the problem and the remedy, without the typed text.
  public var description: String {
    switch self {
    case .notRunning: "the app has ended; launch it before typing"
    case .notActive: "the app is not active; bring it back before typing"
    case .noFirstResponder: "no text input has the keyboard; tap one before typing"
    case .takesNoText(let name): "\(name) is the first responder and does not accept text"
    }
  }
}
