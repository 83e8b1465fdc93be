import MiniUI

/// Every action that passes through the application: what, to and from whom, how many touches.
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

/// The classes of a view and of what is in it, each level further to the right.
func outline(_ view: View, indent: String = "") -> [String] {
  ["\(indent)\(view.class.name)"] + view.subviews.flatMap { outline($0, indent: indent + "  ") }
}
