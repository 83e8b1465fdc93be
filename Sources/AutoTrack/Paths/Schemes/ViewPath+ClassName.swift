extension ViewPath {
  /// A validated class name, which can be part of any path's text.
  ///
  /// It is not empty and has no `/`, `[`, `]`, `&` and no control characters. Blanks and `>` occur
  /// only within the balanced angle brackets of generic arguments, as in
  /// `UIHostingController<ModifiedContent<A, B>>`; the `->` of a function type closes no bracket.
  public struct ClassName: Hashable, Sendable {
    /// The name as it is printed.
    public let text: String

    /// Creates a name, with or without a module; throws at the first invalid character.
    public init(_ text: String) throws(ViewPathError) {
      var scanner = Scanner(text)
      self = try scanner.className()
      try scanner.end(expecting: .classNameEnd)
    }

    /// Creates a name that the scanner has validated.
    init(scanned text: String) {
      self.text = text
    }
  }
}

extension ViewPath.ClassName: CustomStringConvertible {
  /// The name as it is printed.
  public var description: String { text }
}
