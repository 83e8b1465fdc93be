public import MiniUI

/// Records every click of a process, with MiniUI's public API alone.
///
/// It works as statistics SDKs do: one hook on the message that every control action passes, one on
/// the method that every screen inherits, one on a recogniser's state setter, and one on each
/// delegate of a table. The hooks stay until ``stop()``, and do nothing once the ledger is gone.
public final class ClickLedger {
  /// An observation of the ledger.
  public enum Entry {
    /// A controller appeared.
    case screen(ViewController)
    /// A person used an element: its class and its text.
    case click(className: String, text: String)
    /// An action was sent without the end of a touch on its sender.
    case action(of: View)

    /// One line: `screen Home`, `click UIButton Buy`; nil for an action without a touch.
    var line: String? {
      switch self {
      case .screen(let controller): "screen \(controller.class.name)"
      case .click(let className, let text): "click \(className) \(text)"
      case .action: nil
      }
    }
  }

  /// One line per event: `screen Home`, `click UIButton Buy`.
  public private(set) var lines: [String] = []
  private let tell: (Entry) -> Void
  private var hooks: [Hook] = []
  private var tables: [Table] = []

  private struct Table { weak let view: TableView? }

  /// Hooks a process.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - tell: Called with each entry.
  /// - Throws: ``HookError`` if a hook is refused.
  public init(
    watching process: AppProcess, telling tell: @escaping (Entry) -> Void = { _ in }
  ) throws(HookError) {
    self.tell = tell
    hooks = [
      try process.classes[Application.self].hook(
        .sendAction, owner: Self.owner,
        .before { [weak self] (_: Application, _, _, sender, event) in
          self?.note(sender, event as? TouchEvent)
        }),
      try process.classes[ViewController.self].hook(
        .viewDidAppear, owner: Self.owner,
        .before { [weak self] (controller: ViewController, _) in
          guard !(controller is Alert) else { return }
          self?.add(.screen(controller))
        }),
      try process.classes[GestureRecognizer.self].hook(
        .setState, owner: Self.owner,
        .after { [weak self] (recognizer: GestureRecognizer, _) in self?.note(recognizer) }),
      try process.classes[AlertAction.self].metaclass.hook(
        .alertAction, owner: Self.owner,
        Self.countingHandlers { [weak self] title in
          self?.add(.click(className: "UIAlertController", text: title))
        }),
      try process.classes[TableView.self].hook(
        .setDelegate, owner: Self.owner,
        .before { [weak self] (table: TableView, delegate) in self?.watch(delegate, of: table) }),
    ]
  }

  /// Removes the hooks, and makes tables forget their delegates' cached methods.
  public func stop() {
    for hook in hooks.reversed() { hook.remove() }
    hooks = []
    for table in tables.compactMap(\.view) {
      let delegate = table.delegate
      table.delegate = nil
      table.delegate = delegate
    }
    tables = []
  }

  private static let owner = "second tracker"

  private static func countingHandlers(
    _ note: @escaping (String) -> Void
  ) -> Body<GeneralShape<DynamicObject?, String?, Int, DynamicObject?>, DynamicClass> {
    Body { type, title, style, handler, original in
      let counting = Block(in: type.process) { action in
        note(title ?? "")
        (handler as? Block)?(action)
      }
      return original(title, style, counting)
    }
  }

  private func add(_ entry: Entry) {
    if let line = entry.line { lines.append(line) }
    tell(entry)
  }

  private func note(_ sender: DynamicObject?, _ event: TouchEvent?) {
    guard let view = sender as? View else { return }
    let isTouched = event?.allTouches.contains { $0.view === view && $0.phase == .ended } == true
    add(isTouched ? click(on: view) : .action(of: view))
  }

  private func click(on view: View) -> Entry {
    .click(className: view.class.name, text: view.displayedText ?? "")
  }

  private func note(_ recognizer: GestureRecognizer) {
    guard recognizer.class.name == "UITapGestureRecognizer", recognizer.state == .ended,
      let view = recognizer.view
    else { return }
    add(click(on: view))
  }

  /// A delegate is hooked once, even as the delegate of several tables.
  private func watch(_ delegate: DynamicObject?, of table: TableView) {
    guard let delegate else { return }
    tables.append(Table(view: table))
    let selector = SelectorID(.`tableView:didSelectRowAtIndexPath:`)
    guard !delegate.isa.runners(for: selector).contains(Self.owner) else { return }
    let hook = try? delegate.hookThisObject(
      .tableDidSelectRow, owner: Self.owner,
      .before { [weak self] (_: DynamicObject, table, path) in
        guard let path = (path as? IndexPathObject)?.path, let table = table as? TableView
        else { return }
        let cell = table.cellForRow(at: path)
        self?.add(.click(className: table.class.name, text: cell?.textLabel.text ?? ""))
      })
    if let hook { hooks.append(hook) }
  }
}
