extension SearchBar {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`searchBarShouldBeginEditing:`, .`searchBarTextDidBeginEditing:`,
    .`searchBarShouldEndEditing:`, .`searchBarTextDidEndEditing:`,
    .`searchBar:shouldChangeTextInRange:replacementText:`, .`searchBar:textDidChange:`,
    .`searchBarSearchButtonClicked:`, .`searchBarCancelButtonClicked:`,
  ]
}

/// The questions to a search bar's delegate; `false` is a veto.
extension Message where S == ObjectToBool {
  /// `-searchBarShouldBeginEditing:`.
  @inlinable public static var searchBarShouldBeginEditing: Self {
    Message(.`searchBarShouldBeginEditing:`)
  }
  /// `-searchBarShouldEndEditing:`.
  @inlinable public static var searchBarShouldEndEditing: Self {
    Message(.`searchBarShouldEndEditing:`)
  }
}

/// The notifications of a search bar's delegate.
extension Message where S == ObjectToVoid {
  /// `-searchBarTextDidBeginEditing:`.
  @inlinable public static var searchBarTextDidBeginEditing: Self {
    Message(.`searchBarTextDidBeginEditing:`)
  }
  /// `-searchBarTextDidEndEditing:`.
  @inlinable public static var searchBarTextDidEndEditing: Self {
    Message(.`searchBarTextDidEndEditing:`)
  }
  /// `-searchBarSearchButtonClicked:`, for the return key (SB-1).
  @inlinable public static var searchBarSearchButtonClicked: Self {
    Message(.`searchBarSearchButtonClicked:`)
  }
  /// `-searchBarCancelButtonClicked:`.
  @inlinable public static var searchBarCancelButtonClicked: Self {
    Message(.`searchBarCancelButtonClicked:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, String?> {
  /// `-searchBar:textDidChange:`, also after the user has cleared the text (SB-1).
  @inlinable public static var searchBarTextDidChange: Self { Message(.`searchBar:textDidChange:`) }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, Int, Int, String?> {
  /// `-searchBar:shouldChangeTextInRange:replacementText:`: location and length in UTF-16.
  @inlinable public static var searchBarShouldChangeText: Self {
    Message(.`searchBar:shouldChangeTextInRange:replacementText:`)
  }
}
