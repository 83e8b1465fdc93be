/// A view's description for messages to developers, formatted only when it is read.
public struct ViewSummary: Hashable, Sendable {
  private let className: String
  private let identifier: String?
  private let text: String?

  /// Captures the view's current state; `showingText: false` omits private text.
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
