extension TextField {
  /// What a delegate is asked, when it is set, whether it answers (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textFieldShouldBeginEditing:`, .`textFieldDidBeginEditing:`,
    .`textFieldShouldEndEditing:`, .`textFieldDidEndEditing:`, .`textFieldDidEndEditing:reason:`,
    .`textField:shouldChangeCharactersInRange:replacementString:`,
    .`textFieldShouldClear:`, .`textFieldShouldReturn:`,
  ]
}

/// What the delegate of a text field is asked; `false` prevents it.
extension Message where S == ObjectToBool {
  /// `-textFieldShouldBeginEditing:`, before the field becomes the first responder (TX-1).
  @inlinable public static var textFieldShouldBeginEditing: Self {
    Message(.`textFieldShouldBeginEditing:`)
  }
  /// `-textFieldShouldEndEditing:`, before it resigns (TX-4).
  @inlinable public static var textFieldShouldEndEditing: Self {
    Message(.`textFieldShouldEndEditing:`)
  }
  /// `-textFieldShouldClear:`, when a person taps the clear button (TX-5).
  @inlinable public static var textFieldShouldClear: Self { Message(.`textFieldShouldClear:`) }
  /// `-textFieldShouldReturn:`, when a person presses the return key (TX-3).
  @inlinable public static var textFieldShouldReturn: Self { Message(.`textFieldShouldReturn:`) }
}

/// What the delegate of a text field is told.
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
