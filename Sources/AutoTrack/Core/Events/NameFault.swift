/// A fault in the name of an event or of a property (SA-E13).
///
/// The raw value is the code in the diagnostics.
public enum NameFault: String, Equatable, Sendable, CaseIterable {
  /// The name is nil.
  case missing = "nil"
  /// The name is not a string.
  case notString = "not-string"
  /// The name is empty.
  case empty
  /// The name has an invalid character, begins with a digit, or is reserved (SA-E19).
  case invalid
  /// More than ``longest`` characters: a warning, which drops nothing (SA-E20).
  case overflow

  /// The longest name without a warning, in bytes (SA-E20).
  public static let longest = 100

  /// True if the fault drops the property.
  var losesKey: Bool { self != .overflow }

  /// The fault and its remedy, as the end of a sentence that begins with the name.
  var sentence: String {
    switch self {
    case .missing: "is nil; give it a name"
    case .notString: "is not a string; names are strings"
    case .empty: "is empty; a name has at least one character"
    case .invalid:
      "is not a valid name; use letters, digits, _ and $, no leading digit and no reserved name"
    case .overflow: "has more than \(Self.longest) characters; choose a shorter name"
    }
  }
}
