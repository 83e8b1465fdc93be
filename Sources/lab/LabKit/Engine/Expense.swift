import LabLanguage

/// A kind of work of an app's code, with its cost in plain actions.
enum Expense: String, CaseIterable {
  /// A step of a method.
  case action
  /// A search for an element.
  case search
  /// A failed search, which also looks for the nearest name.
  case absence
  /// A new view.
  case view
  /// A new controller, with the transition to it.
  case controller
  /// A new alert or action sheet.
  case alert
  /// A reload of a list's sections and cells.
  case reload
  /// A change of classes or methods, which retains the replaced code.
  case operation
  /// A line in the timeline; a long one counts several times.
  case note
  /// A step of a page, which may show another page.
  case pageStep
  /// An event of a page's SDK, with its processing.
  case pageEvent

  /// The measured cost of one, in plain actions.
  var weight: Int {
    switch self {
    case .action, .view: 1
    case .search: 4
    case .note: 16
    case .reload, .pageStep: 32
    case .controller, .alert, .absence, .pageEvent: 200
    case .operation: 1_000
    }
  }

  /// The number of views and controllers visited in the time of one action; nil if none are.
  var pace: Int? {
    switch self {
    case .action: 16
    case .search: 4
    case .absence, .controller, .alert: 1
    case .view, .reload, .operation, .note, .pageStep, .pageEvent: nil
    }
  }

  /// Returns the count in words.
  func counted(_ count: Int) -> String {
    switch self {
    case .search: "\(count) search\(count == 1 ? "" : "es")"
    case .absence: count.counted("missing element")
    case .operation: count.counted("runtime operation")
    case .pageStep: "\(count) step\(count == 1 ? "" : "s") of a page"
    case .pageEvent: count.counted("page event")
    default: count.counted(rawValue)
    }
  }
}
