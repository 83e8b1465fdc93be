/// What a view is called in messages to people, kept in parts until somebody reads it.
public struct ViewSummary: Hashable, Sendable {
  private let className: String
  private let identifier: String?
  private let text: String?

  /// Looks at the view now; without its text where that is nobody's business.
  public init(of view: View, showingText: Bool = true) {
    className = view.className
    identifier = view.accessibilityIdentifier
    text = showingText ? view.displayedText : nil
  }
}

extension ViewSummary: CustomStringConvertible {
  /// The class, the identifier and the text in one short line: `UIButton #buy "Buy"`.
  public var description: String {
    let identifier = identifier.map { " #\($0)" } ?? ""
    let text = text.map { " \"\($0)\"" } ?? ""
    return className + identifier + text
  }
}
