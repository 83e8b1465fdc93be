extension ViewPath {
  /// A class name that every text with it in reads back from: checked once, then used in any step.
  ///
  /// It is not empty and has no `/`, `[`, `]`, `&` and no control characters. Blanks and `>` stand
  /// only within the angle brackets of generic arguments, which are closed again, as in
  /// `UIHostingController<ModifiedContent<A, B>>`; the `->` of a function type closes none.
  public struct ClassName: Hashable, Sendable {
    /// The name as it prints.
    public let text: String

    /// Throws at the first character that a class name cannot have; a module prefix stays.
    public init(_ text: String) throws(ViewPathError) {
      var scanner = Scanner(text)
      self = try scanner.className()
      try scanner.end(expecting: .classNameEnd)
    }

    /// For the scanner alone, which has read the name character by character.
    init(scanned text: String) {
      self.text = text
    }
  }
}

extension ViewPath.ClassName: CustomStringConvertible {
  /// The name as it prints.
  public var description: String { text }
}
