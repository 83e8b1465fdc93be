import LabLanguage
import MiniUI
import Wording

/// A limit on the work of apps and pages in one step, against hangs and stack overflows.
///
/// It counts weighted actions instead of time, so that a run is the same on every machine. An app
/// beyond the limit ends like one killed by the watchdog, or by a stack overflow.
struct Budget {
  /// The maximum weight of a step, in plain actions on a small screen.
  static let maximumWeight = 1_000_000
  /// The maximum depth of an app's methods that call each other; more would overflow the stack.
  static let maximumCalls = 100
  /// The maximum depth of views added by code; more would overflow the stack in layout.
  static let maximumViews = 200
  /// The maximum number of nested presentations; more would overflow the stack in dismissal.
  static let maximumPresentations = 200
  /// The maximum number of runtime operations in a scenario; each may retain the replaced code.
  static let maximumOperations = 10_000
  /// The maximum weight of one step, by default ``maximumWeight``.
  var limit = maximumWeight
  private var counts: [Expense: Int] = [:]
  /// The weight of the step so far.
  private(set) var weight = 0
  private var crowd = 0
  /// The weight at which the crowd is counted again, so that counting does not dominate the cost.
  private var nextCount = 0
  /// The number of runtime operations since the start of the scenario.
  private(set) var operationCount = 0

  /// Adds the cost of an action or a new object.
  mutating func spend(_ expense: Expense, times count: Int = 1) {
    counts[expense, default: 0] += count
    weight += (expense.weight + (expense.pace.map { crowd / $0 } ?? 0)) * count
    if expense == .operation { operationCount += count }
  }

  /// Adds the cost of a text in the timeline.
  mutating func spendNote(of bytes: Int) { spend(.note, times: 1 + bytes / 128) }

  /// Adds the cost of an action; returns false if the step's budget is exhausted.
  mutating func allowsAction(in process: AppProcess) -> Bool {
    guard weight < limit else { return false }
    if weight >= nextCount {
      crowd = process.crowd
      // A count costs about `crowd`; the next one waits for as much work.
      nextCount = weight + max(crowd, 1_000)
    }
    spend(.action)
    return true
  }

  /// Adds the cost of a page's step; returns false if the budget is exhausted.
  mutating func allowsPageStep(_ isCapture: Bool) -> Bool {
    guard weight < limit else { return false }
    spend(isCapture ? .pageEvent : .pageStep)
    return true
  }

  /// Resets the counts for a new step.
  mutating func reset() {
    (counts, weight, crowd, nextCount) = ([:], 0, 0, 0)
  }

  /// The message about an exhausted budget, with the costs of the step.
  var excess: Sentence {
    let parts = Expense.allCases.compactMap { expense in
      counts[expense].map(expense.counted)
    }
    let costs: Sentence =
      "its code cost more than \(limit) plain actions in one step: "
      + "\(parts.joined(separator: ", "))"
    return crowd < 100
      ? costs : "\(costs), with \(crowd) views and controllers in the windows"
  }
}

/// A kind of work of an app's code, with its cost in plain actions.
enum Expense: String, CaseIterable {
  case action
  case search
  /// A failed search, which also looks for the nearest name.
  case absence
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
  fileprivate var pace: Int? {
    switch self {
    case .action: 16
    case .search: 4
    case .absence, .controller, .alert: 1
    case .view, .reload, .operation, .note, .pageStep, .pageEvent: nil
    }
  }

  func counted(_ count: Int) -> Sentence {
    switch self {
    case .search: count == 1 ? "\(count) search" : "\(count) searches"
    case .absence: "\(count, "missing element")"
    case .operation: "\(count, "runtime operation")"
    case .pageStep: "\(count, "step") of a page"
    case .pageEvent: "\(count, "page event")"
    default: "\(count, rawValue)"
    }
  }
}

extension AppProcess {
  /// The number of views and controllers in the windows.
  fileprivate var crowd: Int {
    var count = 0
    var views: [View] = application.windows
    while let view = views.popLast() {
      count += 1
      views += view.subviews
    }
    var controllers = application.windows.compactMap(\.rootViewController)
    while let controller = controllers.popLast() {
      count += 1
      controllers += controller.children + [controller.covering].compactMap(\.self)
    }
    return count
  }
}

extension ViewController {
  /// The controller presented by this one; a parent's presentation belongs to the parent.
  fileprivate var covering: ViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }
}
