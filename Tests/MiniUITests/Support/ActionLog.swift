import MiniUI

/// Every action sent through the application: selector, target, sender and number of touches.
final class ActionLog {
  private(set) var lines: [String] = []

  init(of stage: Stage) throws(HookError) {
    try stage.process.application.hookThisObject(
      .sendAction, owner: "test",
      .before { [unowned self] (application: Application, action, target, sender, event) in
        let touches = (event as? TouchEvent)?.allTouches.count
        lines.append(
          "\(application.table.name(of: action)) to \(target?.class.name ?? "nil") "
            + "from \(sender?.class.name ?? "nil") \(touches.map(String.init) ?? "-")")
      })
  }
}

/// The classes of a view and its descendants, indented by level.
func outline(_ view: View, indent: String = "") -> [String] {
  ["\(indent)\(view.class.name)"] + view.subviews.flatMap { outline($0, indent: indent + "  ") }
}
