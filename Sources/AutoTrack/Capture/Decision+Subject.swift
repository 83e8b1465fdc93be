import MiniUI

extension Decision {
  /// What was seen, kept in parts: most subjects are never read.
  enum Subject: Sendable {
    /// An action, by its selector, and the view that sent it.
    case action(String, of: ViewSummary)
    /// A row or an item of a list.
    case row(CellPath, of: ViewSummary)
    /// A method of an object of a class.
    case method(String, of: String)
    /// Anything else, in a few words.
    case words(String)
  }
}

extension Decision.Subject: ExpressibleByStringInterpolation {
  /// The words as they are.
  init(stringLiteral words: String) {
    self = .words(words)
  }
}

extension Decision.Subject: CustomStringConvertible {
  var description: String {
    switch self {
    case .action(let action, let view): "\(action) of \(view)"
    case .row(let path, let list): "\(path) of \(list)"
    case .method(let method, let className): "\(method) of \(className)"
    case .words(let words): words
    }
  }
}
