import MiniUI

/// Every appearance callback of every controller of a process, and the faults in their order.
///
/// Legal are `WA IA DA WD DD`, and a turn back before the end: `WA WD`, `WD WA` (AP-15, AP-32).
final class AppearanceRecord {
  private var controllers: [ViewController] = []
  private var stages: [ObjectIdentifier: Stage] = [:]
  private(set) var faults: [String] = []
  /// The callbacks in order, for messages of failed checks.
  private(set) var lines: [String] = []

  private enum Stage: String {
    case disappeared, appearing, announced, appeared, disappearing
  }

  /// Watches the class that all controllers inherit from.
  init(of process: AppProcess) throws {
    let messages: [(String, Message<BoolToVoid>)] = [
      ("WA", .viewWillAppear), ("IA", .viewIsAppearing), ("DA", .viewDidAppear),
      ("WD", .viewWillDisappear), ("DD", .viewDidDisappear),
    ]
    for (name, message) in messages {
      try process.classes[ViewController.self].hook(
        message, owner: "record",
        .before { [weak self] (controller: ViewController, _) in self?.note(name, of: controller) })
    }
  }

  /// Adds a controller whose final state is checked even if no callback reaches it.
  func watch(_ controller: ViewController) {
    guard stages[ObjectIdentifier(controller)] == nil else { return }
    stages[ObjectIdentifier(controller)] =
      controller.appearance == .appeared ? .appeared : .disappeared
    controllers.append(controller)
  }

  private func note(_ callback: String, of controller: ViewController) {
    watch(controller)
    let before = stages[ObjectIdentifier(controller)] ?? .disappeared
    lines.append("\(name(of: controller)).\(callback)")
    let allowed: Set<Stage>
    let next: Stage
    switch callback {
    case "WA": (allowed, next) = ([.disappeared, .disappearing], .appearing)
    case "IA": (allowed, next) = ([.appearing], .announced)
    case "DA": (allowed, next) = ([.announced], .appeared)
    case "WD": (allowed, next) = ([.appearing, .announced, .appeared], .disappearing)
    default: (allowed, next) = ([.disappearing], .disappeared)
    }
    stages[ObjectIdentifier(controller)] = next
    guard !allowed.contains(before) else { return }
    faults.append("\(callback) of \(name(of: controller)) while it is \(before)")
  }

  /// The faults after settling: exactly the visible controllers must have appeared.
  func faultsAtRest() -> [String] {
    faults
      + controllers.compactMap { controller in
        let stage = stages[ObjectIdentifier(controller)] ?? .disappeared
        let expected = isVisible(controller) ? Stage.appeared : .disappeared
        let isRight = stage == expected && "\(controller.appearance)" == expected.rawValue
        return isRight
          ? nil
          : "\(name(of: controller)) is \(stage) (\(controller.appearance)) and should be "
            + "\(expected)"
      }
  }

  private func isVisible(_ controller: ViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    return !window.isHidden
  }

  private func name(of controller: ViewController) -> String {
    (controller as? Screen)?.name ?? controller.title ?? controller.class.name
  }
}
