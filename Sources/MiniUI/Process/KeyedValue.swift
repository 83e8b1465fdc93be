/// What a property of an object holds, as key-value coding reads it.
public indirect enum KeyedValue {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// Values in their order: stands for an `NSArray`.
  case list([KeyedValue])
  /// Values by name: stands for a model object, or an `NSDictionary`.
  case record([String: KeyedValue])
  /// Another object of the process.
  case object(DynamicObject)
}
