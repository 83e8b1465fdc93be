extension SensorsPathScheme {
  /// Reads the steps; which of them a class can have is not asked (SA-P09, SA-P14).
  public func check(_ path: String) throws(ViewPathError) {
    var scanner = ViewPath.Scanner(path)
    try scanner.sensorsStep()
    while scanner.take("/") { try scanner.sensorsStep() }
    try scanner.end(expecting: .nextStep)
  }
}

extension ViewPath.Scanner {
  /// `UIView`, `UIButton[1]`, `Cell[0][-]` or `[SectionHeader][0]`.
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

  /// A number, `-` for the place of a shared step, or `-1` where no segment is chosen.
  private mutating func place() throws(ViewPathError) {
    guard !take("-1"), !take("-") else { return }
    guard isAtDigit else { throw expected(.sharedIndex) }
    _ = try number()
  }

  private mutating func closeBracket() throws(ViewPathError) {
    guard take("]") else { throw expected(.closingBracket) }
  }
}
