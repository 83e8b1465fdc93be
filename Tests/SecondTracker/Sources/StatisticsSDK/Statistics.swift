public import MiniUI

/// A statistics SDK with a local database, built as a published article describes one.
///
/// It hooks each control instead of the application, each recogniser instead of its actions, and
/// the notification centre instead of observing it. All hooks are installed once and stay.
public final class Statistics {
  /// The counts.
  public private(set) var log = InfoLog()
  private let blacklist: Set<String>
  private var appearances: [Appearance] = []
  private var targets: [ObjectIdentifier: Block] = [:]

  private struct Appearance {
    weak let controller: ViewController?
    let since: Duration
  }

  private static let owner = "statistics"

  /// Hooks a process.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - blacklist: Classes of screens that are not counted, by their exact names.
  /// - Throws: ``HookError`` if a hook is refused.
  public init(watching process: AppProcess, blacklist: Set<String> = []) throws(HookError) {
    self.blacklist = blacklist
    try hookControls(of: process)
    try hookGestures(of: process)
    try hookTables(of: process)
    try hookScreens(of: process)
    try hookNotifications(of: process)
  }

  private func hookControls(of process: AppProcess) throws(HookError) {
    try process.classes[Control.self].hook(
      .sendControlAction, owner: Self.owner,
      Body { [weak self] (control: Control, action, target, event, original) in
        let name = control.table.name(of: action)
        if (event as? TouchEvent)?.allTouches.contains(where: { $0.phase == .ended }) == true {
          self?.countClick(on: control, name, .click)
        }
        original(action, target, event)
      })
  }

  /// Adds a target to each recogniser that gets a target or a view.
  private func hookGestures(of process: AppProcess) throws(HookError) {
    let recognizers = process.classes[GestureRecognizer.self]
    try recognizers.hook(
      .initWithTarget, owner: Self.owner,
      .after { [weak self] (recognizer: GestureRecognizer, target, _) in
        if target != nil { self?.watch(recognizer) }
      })
    try recognizers.hook(
      .addTarget, owner: Self.owner,
      .after { [weak self] (recognizer: GestureRecognizer, target, _) in
        if !(target is Block) { self?.watch(recognizer) }
      })
    try process.classes[View.self].hook(
      .addGestureRecognizer, owner: Self.owner,
      .after { [weak self] (_: View, recognizer) in
        if let recognizer = recognizer as? GestureRecognizer { self?.watch(recognizer) }
      })
  }

  private func hookTables(of process: AppProcess) throws(HookError) {
    try process.classes[TableView.self].hook(
      .setDelegate, owner: Self.owner,
      .before { [weak self] (_: TableView, delegate) in
        if let delegate { self?.watch(delegate) }
      })
  }

  private func hookScreens(of process: AppProcess) throws(HookError) {
    let controllers = process.classes[ViewController.self]
    try controllers.hook(
      .viewDidAppear, owner: Self.owner,
      .after { [weak self] (controller: ViewController, _) in self?.begin(controller) })
    try controllers.hook(
      .viewDidDisappear, owner: Self.owner,
      .after { [weak self] (controller: ViewController, _) in self?.end(controller) })
  }

  private func hookNotifications(of process: AppProcess) throws(HookError) {
    try process.classes[NotificationHub.self].hook(
      .postNotification, owner: Self.owner,
      .before { [weak self] (hub: NotificationHub, notification) in
        guard let name = (notification as? PostedNotification)?.name else { return }
        self?.countLife(name, in: hub.process)
      })
  }
}

extension Statistics {
  private func countLife(_ name: String, in process: AppProcess) {
    let types: [String: InfoRow.LogType] = [
      LifeNotification.didBecomeActive: .foreground,
      LifeNotification.didEnterBackground: .background, LifeNotification.willTerminate: .background,
    ]
    guard let type = types[name] else { return }
    log.addClick(InfoRow(num: 1, lastTime: process.device.clock.now, logType: type))
  }

  private func begin(_ controller: ViewController) {
    guard isCounted(controller) else { return }
    appearances.removeAll { $0.controller === controller || $0.controller == nil }
    appearances.append(
      Appearance(controller: controller, since: controller.process.device.clock.uptime))
  }

  private func end(_ controller: ViewController) {
    guard let index = appearances.firstIndex(where: { $0.controller === controller }) else {
      return
    }
    let clock = controller.process.device.clock
    let time = clock.uptime - appearances.remove(at: index).since
    log.addTime(
      InfoRow(
        vcID: controller.class.name, remainTime: time.seconds, lastTime: clock.now, logType: .time))
  }

  /// The blacklist names exact classes; containers are never counted.
  private func isCounted(_ controller: ViewController) -> Bool {
    !(controller is NavigationController || controller is TabBarController || controller is Alert)
      && !blacklist.contains(controller.class.name)
  }

  private func watch(_ delegate: DynamicObject) {
    let selector = SelectorID(.`tableView:didSelectRowAtIndexPath:`)
    guard !delegate.isa.runners(for: selector).contains(Self.owner) else { return }
    _ = try? delegate.hookThisObject(
      .tableDidSelectRow, owner: Self.owner,
      .before { [weak self] (_: DynamicObject, table, path) in
        guard let table = table as? TableView, let path = (path as? IndexPathObject)?.path,
          let cell = table.cellForRow(at: path)
        else { return }
        self?.countClick(on: cell, "tableView:didSelectRowAtIndexPath:", .cell)
      })
  }

  private func watch(_ recognizer: GestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    guard recognizer is TapGestureRecognizer, targets[id] == nil,
      !recognizer.registeredTargets.isEmpty
    else { return }
    let block = Block(in: recognizer.process) { [weak self] sender in
      guard let tap = sender as? GestureRecognizer, let view = tap.view else { return }
      self?.countClick(on: view, tap.class.name, .click)
    }
    targets[id] = block
    recognizer.addTarget(block, action: SelectorID(.`invoke:`))
  }

  private func countClick(on view: View, _ function: String, _ type: InfoRow.LogType) {
    guard let screen = screen(of: view), isCounted(screen) else { return }
    let button = "\(view.class.name) \(text(of: view))"
    log.addClick(
      InfoRow(
        vcID: screen.class.name, buttonID: button, functionName: function, num: 1,
        lastTime: view.process.device.clock.now, logType: type))
  }

  private func text(of view: View) -> String {
    (view as? TableViewCell)?.textLabel.text ?? view.displayedText ?? ""
  }

  private func screen(of view: View) -> ViewController? {
    var next: Responder? = view
    while let current = next, !(current is ViewController) { next = current.next }
    return next as? ViewController
  }
}
