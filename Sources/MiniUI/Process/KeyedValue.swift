/// The value of a property, as key-value coding reads it.
public indirect enum KeyedValue {
  /// A string.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A Boolean.
  case flag(Bool)
  /// An ordered list of values: stands for `NSArray`.
  case list([KeyedValue])
  /// Values by name: stands for a model object or an `NSDictionary`.
  case record([String: KeyedValue])
  /// An object of the process.
  case object(DynamicObject)
}
