extension TextView {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textViewShouldBeginEditing:`, .`textViewDidBeginEditing:`,
    .`textViewShouldEndEditing:`, .`textViewDidEndEditing:`,
    .`textView:shouldChangeTextInRange:replacementText:`, .`textViewDidChange:`,
  ]
}

/// The questions to a text view's delegate; `false` is a veto.
extension Message where S == ObjectToBool {
  /// `-textViewShouldBeginEditing:`.
  @inlinable public static var textViewShouldBeginEditing: Self {
    Message(.`textViewShouldBeginEditing:`)
  }
  /// `-textViewShouldEndEditing:`.
  @inlinable public static var textViewShouldEndEditing: Self {
    Message(.`textViewShouldEndEditing:`)
  }
}

/// The notifications of a text view's delegate.
extension Message where S == ObjectToVoid {
  /// `-textViewDidBeginEditing:`.
  @inlinable public static var textViewDidBeginEditing: Self {
    Message(.`textViewDidBeginEditing:`)
  }
  /// `-textViewDidChange:`, after a change by the user.
  @inlinable public static var textViewDidChange: Self { Message(.`textViewDidChange:`) }
  /// `-textViewDidEndEditing:`.
  @inlinable public static var textViewDidEndEditing: Self { Message(.`textViewDidEndEditing:`) }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, Int, Int, String?> {
  /// `-textView:shouldChangeTextInRange:replacementText:`: location and length in UTF-16.
  @inlinable public static var textViewShouldChangeText: Self {
    Message(.`textView:shouldChangeTextInRange:replacementText:`)
  }
}
