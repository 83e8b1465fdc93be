/// Something that an app's code does or makes, and what it costs in the time of plain actions.
enum Expense: String, CaseIterable {
  /// A step of a method.
  case action
  /// An element that was looked for.
  case search
  /// One that was not found, so that the nearest name was looked for, too.
  case absence
  /// A view that was made, with its place among others.
  case view
  /// A controller that was made, with the transition to it.
  case controller
  /// An alert or an action sheet that was made.
  case alert
  /// A list that asked for its sections and cells again.
  case reload
  /// A change of classes or methods; what one replaces keeps what it replaced before.
  case operation
  /// A line for the timeline; long ones count as several.
  case note
  /// A step of a page, which may show another page.
  case pageStep
  /// An event that a page's SDK makes, and what becomes of it.
  case pageEvent

  /// What one costs, as measured: how many plain actions take as long.
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

  /// How many of the views and controllers that there are it looks at in the time of an action.
  var pace: Int? {
    switch self {
    case .action: 16
    case .search: 4
    case .absence, .controller, .alert: 1
    case .view, .reload, .operation, .note, .pageStep, .pageEvent: nil
    }
  }

  /// How many of them in words.
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
