extension TextView {
  /// What a delegate is asked, when it is set, whether it answers (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textViewShouldBeginEditing:`, .`textViewDidBeginEditing:`,
    .`textViewShouldEndEditing:`, .`textViewDidEndEditing:`,
    .`textView:shouldChangeTextInRange:replacementText:`, .`textViewDidChange:`,
  ]
}

/// What the delegate of a text view is asked; `false` prevents it.
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

/// What the delegate of a text view is told.
extension Message where S == ObjectToVoid {
  /// `-textViewDidBeginEditing:`.
  @inlinable public static var textViewDidBeginEditing: Self {
    Message(.`textViewDidBeginEditing:`)
  }
  /// `-textViewDidChange:`, when a person changed the text.
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
