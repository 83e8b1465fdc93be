import MiniUI

/// What the code of apps and pages may do in one step, so that no scenario can hang the lab or
/// fill its stack.
///
/// No clock decides, so that a run gives the same on every machine: what is done weighs as much as
/// it costs. An app that wants more is ended, as the system's watchdog would, or as its own stack.
struct Budget {
  /// What the code of an app may weigh in one step: so many plain actions on a small screen.
  static let maximumWeight = 1_000_000
  /// Methods of an app that call each other deeper than this fill its stack.
  static let maximumCalls = 100
  /// Views that code puts into each other deeper than this fill the stack with their layout.
  static let maximumViews = 200
  /// Controllers that code presents over each other: more fill the stack as they are dismissed.
  static let maximumPresentations = 200
  /// So many runtime operations in a scenario; each may keep the code that it replaced.
  static let maximumOperations = 10_000
  /// What one step may weigh: ``maximumWeight``, unless set.
  var limit = maximumWeight
  private var counts: [Expense: Int] = [:]
  /// What the step has cost so far.
  private(set) var weight = 0
  private var crowd = 0
  /// What was spent when the crowd is to be counted again, so that counting costs no more than it.
  private var nextCount = 0
  /// How many runtime operations there were since the scenario began.
  private(set) var operationCount = 0

  /// Notes what was done or made.
  mutating func spend(_ expense: Expense, times count: Int = 1) {
    counts[expense, default: 0] += count
    weight += (expense.weight + (expense.pace.map { crowd / $0 } ?? 0)) * count
    if expense == .operation { operationCount += count }
  }

  /// Notes a text for the timeline.
  mutating func spendNote(of bytes: Int) { spend(.note, times: 1 + bytes / 128) }

  /// Notes one more action; false where the step has had as much as it may.
  mutating func allowsAction(in process: AppProcess) -> Bool {
    guard weight < limit else { return false }
    if weight >= nextCount {
      crowd = process.crowd
      nextCount = weight + max(crowd, 1_000)
    }
    spend(.action)
    return true
  }

  /// Notes one more step of a page; false where the step of the scenario has had as much as it may.
  mutating func allowsPageStep(_ isCapture: Bool) -> Bool {
    guard weight < limit else { return false }
    spend(isCapture ? .pageEvent : .pageStep)
    return true
  }

  /// Begins anew, as a new step does.
  mutating func reset() {
    (counts, weight, crowd, nextCount) = ([:], 0, 0, 0)
  }

  /// Why the app is ended, with what the step has cost.
  var excess: String {
    let parts = Expense.allCases.compactMap { expense in
      counts[expense].map(expense.counted)
    }
    let screen = crowd < 100 ? "" : ", with \(crowd) views and controllers in the windows"
    return "its code did in one step what takes longer than \(limit) plain actions: "
      + parts.joined(separator: ", ") + screen
  }
}

extension AppProcess {
  /// How many views and controllers the windows hold.
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
  /// What this controller itself presents; its parent's presentation is the parent's.
  fileprivate var covering: ViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }
}
