/// An unvalidated value of an app: everything that can be passed in Objective-C.
///
/// A ``Value`` is always valid. This type serves for names too, because a dictionary's key may be a
/// number (SA-E13).
public enum PropertyInput: Equatable, Sendable {
  /// `nil` or `NSNull`.
  case null
  /// Text of any length.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Any double, including NaN and infinity.
  case double(Double)
  /// A truth value.
  case bool(Bool)
  /// A point in time, in milliseconds since 1970.
  case date(milliseconds: Int)
  /// An array or a set with unvalidated elements.
  case list([PropertyInput])
  /// A nested dictionary, which is not a valid property.
  case dictionary(PropertyInputs)

  /// The text of a string; nil for all other cases.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
