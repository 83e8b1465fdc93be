extension TextField {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textFieldShouldBeginEditing:`, .`textFieldDidBeginEditing:`,
    .`textFieldShouldEndEditing:`, .`textFieldDidEndEditing:`, .`textFieldDidEndEditing:reason:`,
    .`textField:shouldChangeCharactersInRange:replacementString:`,
    .`textFieldShouldClear:`, .`textFieldShouldReturn:`,
  ]
}

/// The questions to a text field's delegate; `false` is a veto.
extension Message where S == ObjectToBool {
  /// `-textFieldShouldBeginEditing:`, before the field becomes the first responder (TX-1).
  @inlinable public static var textFieldShouldBeginEditing: Self {
    Message(.`textFieldShouldBeginEditing:`)
  }
  /// `-textFieldShouldEndEditing:`, before the field resigns (TX-4).
  @inlinable public static var textFieldShouldEndEditing: Self {
    Message(.`textFieldShouldEndEditing:`)
  }
  /// `-textFieldShouldClear:`, for a tap on the clear button (TX-5).
  @inlinable public static var textFieldShouldClear: Self { Message(.`textFieldShouldClear:`) }
  /// `-textFieldShouldReturn:`, for the return key (TX-3).
  @inlinable public static var textFieldShouldReturn: Self { Message(.`textFieldShouldReturn:`) }
}

/// The notifications of a text field's delegate.
extension Message where S == ObjectToVoid {
  /// `-textFieldDidBeginEditing:`.
  @inlinable public static var textFieldDidBeginEditing: Self {
    Message(.`textFieldDidBeginEditing:`)
  }
  /// `-textFieldDidEndEditing:`.
  @inlinable public static var textFieldDidEndEditing: Self { Message(.`textFieldDidEndEditing:`) }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, Int> {
  /// `-textFieldDidEndEditing:reason:`, with a ``TextField/EndReason``.
  @inlinable public static var textFieldDidEndWithReason: Self {
    Message(.`textFieldDidEndEditing:reason:`)
  }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, Int, Int, String?> {
  /// `-textField:shouldChangeCharactersInRange:replacementString:`: location and length (TX-2).
  @inlinable public static var textFieldShouldChangeCharacters: Self {
    Message(.`textField:shouldChangeCharactersInRange:replacementString:`)
  }
}
