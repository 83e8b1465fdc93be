extension SensorsPathScheme {
  /// Checks the syntax of the steps, but not if their classes can have them (SA-P09, SA-P14).
  public func check(_ path: String) throws(ViewPathError) {
    var scanner = ViewPath.Scanner(path)
    try scanner.sensorsStep()
    while scanner.take("/") { try scanner.sensorsStep() }
    try scanner.end(expecting: .nextStep)
  }
}

extension ViewPath.Scanner {
  /// Parses `UIView`, `UIButton[1]`, `Cell[0][-]` or `[SectionHeader][0]`.
  fileprivate mutating func sensorsStep() throws(ViewPathError) {
    if take("[SectionHeader][") || take("[SectionFooter][") {
      _ = try number()
      return try closeBracket()
    }
    _ = try className()
    for _ in 0..<2 where take("[") {
      try place()
      try closeBracket()
    }
  }

  /// Parses a number, `-` in a shared step, or `-1` without a selected segment.
  private mutating func place() throws(ViewPathError) {
    guard !take("-1"), !take("-") else { return }
    guard isAtDigit else { throw expected(.sharedIndex) }
    _ = try number()
  }

  private mutating func closeBracket() throws(ViewPathError) {
    guard take("]") else { throw expected(.closingBracket) }
  }
}
