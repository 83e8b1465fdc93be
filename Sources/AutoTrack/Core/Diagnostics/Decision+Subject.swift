import MiniUI

extension Decision {
  /// What was seen, kept in parts: most subjects are never read.
  enum Subject: Sendable {
    /// What happened on a view: an action by its selector, a gesture, or a tab's selection.
    case view(ViewSummary, String)
    /// A row or an item of a list that was selected.
    case row(CellPath, of: ViewSummary)
    /// What happened to a controller of a class: a method by its selector, or a way back.
    case controller(String, String)
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
    case .view(let view, let what): "\(what) of \(view)"
    case .row(let path, let list): "\(path) of \(list)"
    case .controller(let className, let what): "\(what) of \(className)"
    case .words(let words): words
    }
  }
}
