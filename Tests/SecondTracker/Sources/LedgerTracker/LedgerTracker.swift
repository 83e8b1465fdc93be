import AutoTrack
public import LabKit
public import MiniUI
import SecondTracker

/// The ledger of clicks as a tracker that the lab's scenarios run against.
public final class LedgerTracker: LabTracker {
  /// The name for `lab run --tracker`.
  public static let name = "ledger"
  private let process: AppProcess
  private let settings: Settings
  private let report: TrackerReport
  private var ledger: ClickLedger?
  private var life: Hook?
  /// True after the first start of the app in this process.
  private var hasStarted = false
  private var lastScreen: String?

  /// The keys of a scenario's `tracker` that the ledger knows.
  public struct Settings: Sendable {
    /// The classes of views without clicks, by exact class.
    let ignoredViews: Set<String>
    /// Other names of screens, by class.
    let pages: [String: String]
  }

  /// Reads the settings; child screens and facts of elements are known, and have no effect.
  public static func settings(from values: TrackerValues) -> Settings {
    _ = values.flag("childScreens")
    _ = values.value("elements")
    return Settings(
      ignoredViews: Set(values.texts("ignoreViewTypes")), pages: pages(in: values))
  }

  private static func pages(in values: TrackerValues) -> [String: String] {
    guard let pages = values.value("pages") else { return [:] }
    guard case .object(let members) = pages.content else {
      values.refuse(pages, "expected an object of names, by class")
      return [:]
    }
    var names: [String: String] = [:]
    for member in members {
      guard case .string(let name) = member.value.content else {
        values.refuse(member.value, "expected the name of a screen")
        continue
      }
      names[member.key] = name
    }
    return names
  }

  /// Creates the tracker of a process.
  public init(in process: AppProcess, settings: Settings, report: TrackerReport) {
    (self.process, self.settings, self.report) = (process, settings, report)
  }

  /// Hooks the process.
  public func start() throws {
    guard ledger == nil else { return report.diagnose("the ledger has been started already") }
    ledger = try ClickLedger(watching: process) { [weak self] in self?.note($0) }
    life = try process.classes[NotificationHub.self].hook(
      .postNotification, owner: "ledger",
      .before { [weak self] (_: NotificationHub, notification) in
        self?.note((notification as? PostedNotification)?.name ?? "")
      })
  }

  /// Removes the hooks.
  public func stop() {
    ledger?.stop()
    life?.remove()
    (ledger, life) = (nil, nil)
  }

  private func note(_ notification: String) {
    switch notification {
    case LifeNotification.didBecomeActive:
      report.event("$AppStart", ["$resume_from_background": .bool(hasStarted)])
      hasStarted = true
    case LifeNotification.didEnterBackground: report.event("$AppEnd")
    default: break
    }
  }

  private func note(_ screen: ViewController) {
    let name = screen.class.name
    guard !(screen is NavigationController || screen is TabBarController) else {
      return report.suppress("viewDidAppear: of \(name)", because: .builtInScreen)
    }
    var properties: [String: Value] = ["$screen_name": .string(settings.pages[name] ?? name)]
    properties["$referrer"] = lastScreen.map { .string($0) }
    properties["$title"] = (screen.navigationItem.title ?? screen.title).map { .string($0) }
    lastScreen = settings.pages[name] ?? name
    report.event("$AppViewScreen", properties, of: "viewDidAppear: of \(name)")
  }

  private func note(_ entry: ClickLedger.Entry) {
    switch entry {
    case .screen(let controller): note(controller)
    case .click(let className, _) where settings.ignoredViews.contains(className):
      report.suppress("click on \(className)", because: .ignoredViewType)
    case .click(let className, let text):
      report.event(
        "$AppClick",
        text.isEmpty
          ? ["$element_type": .string(className)]
          : ["$element_type": .string(className), "$element_content": .string(text)],
        of: "click on \(className)")
    case .action(let view):
      report.suppress("action of \(view.class.name)", because: .noTouch)
    }
  }
}
