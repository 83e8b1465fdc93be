extension Double {
  /// The shortest text that reads back as this value; whole numbers have no ".0".
  ///
  /// Equal values have equal texts: minus zero is written "0". UIKit's `%.17g` would print
  /// 0.10000000000000001 for 0.1; people write the short form.
  var plainText: String {
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
