/// What is wrong with the name of an event or of a property (SA-E13).
///
/// The raw value is the code under which it is recorded.
public enum NameFault: String, Equatable, Sendable, CaseIterable {
  /// There is no name.
  case missing = "nil"
  /// The name is a number, a list or something else.
  case notString = "not-string"
  /// The name has no characters.
  case empty
  /// A character that may not be there, a digit in front, or a name of the envelope's (SA-E19).
  case invalid
  /// More than ``longest`` characters: a warning, nothing is lost (SA-E20).
  case overflow

  /// How many characters a name has without being warned of (SA-E20).
  public static let longest = 100

  /// Whether a property is lost by it.
  var losesKey: Bool { self != .overflow }

  /// What is wrong and what to do about it, as the rest of a sentence that begins with the name.
  var sentence: String {
    switch self {
    case .missing: "is nil; give it a name"
    case .notString: "is not a string; names are strings"
    case .empty: "is empty; a name has at least one character"
    case .invalid:
      "is not a valid name; take letters, digits, _ and $, no digit in front and no reserved name"
    case .overflow: "has more than \(Self.longest) characters; choose a shorter name"
    }
  }
}
