/// What an app hands to the SDK before anything is checked: all that Objective-C lets it hand over.
///
/// A ``Value`` cannot be wrong; this can. It is a name as well as a value, because a key of a
/// dictionary may be a number there (SA-E13).
public enum PropertyInput: Equatable, Sendable {
  /// `nil` or `NSNull`.
  case null
  /// Text of any length, empty or not.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Any double, NaN and infinity among them.
  case double(Double)
  /// A truth value.
  case bool(Bool)
  /// A point in time, in milliseconds since 1970.
  case date(milliseconds: Int)
  /// An array or a set, whose elements nobody has looked at.
  case list([PropertyInput])
  /// A dictionary inside of a value, which no property may be.
  case dictionary(PropertyInputs)

  /// The text of a string; nil for everything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
