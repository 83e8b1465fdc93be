import MiniUI

extension Decision {
  /// The subject of a decision, kept in parts: most are never formatted.
  enum Subject: Sendable {
    /// A view with an interaction: an action's selector, a gesture, or a tab's selection.
    case view(ViewSummary, String)
    /// A selected row or item of a list.
    case row(CellPath, of: ViewSummary)
    /// A class of controllers with an interaction: a method's selector, or a pop.
    case controller(String, String)
    /// Any other subject, in a few words.
    case words(String)
  }
}

extension Decision.Subject: ExpressibleByStringInterpolation {
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
