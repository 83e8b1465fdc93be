/// The buttons of a row that the user swipes to the left (TV-14).
extension TableView {
  struct Swipe {
    /// The row; `nil` once it has been deleted.
    var path: CellPath?
    let buttons: SwipeActionPullView

    /// The distance by which the row is shifted.
    var width: Double { buttons.bounds.width }
  }

  /// Closes the swiped row if a finger comes down elsewhere; false while a row is swiped.
  final func admitsFinger(_ touch: Touch) -> Bool {
    guard let swipe else { return true }
    if touch.view?.isDescendant(of: swipe.buttons) != true { endSwipe() }
    return false
  }

  /// Handles a finger that moved off a row; to the left it is a swipe.
  final func fingerDidLeave(_ path: CellPath, by offset: Point) {
    guard !isEditing, offset.x < 0, -offset.x > abs(offset.y), contains(path),
      canEdit(path), editingStyle(of: path) == .delete
    else { return }
    askToDelete(path)
  }

  /// Shows the buttons of a row that has any.
  final func askToDelete(_ path: CellPath) {
    endSwipe()
    let actions = actions(for: path)
    if !actions.isEmpty { beginSwipe(path, actions) }
  }

  /// Returns the delegate's actions, or the default one, which deletes the row.
  private func actions(for path: CellPath) -> [SwipeAction] {
    let answer = cachedDelegate.send(.tableTrailingSwipeActions)?(self, object(of: path))
    if let answer = answer as? SwipeActions { return answer.actions }
    guard cachedSource.has(.tableCommitEditing) else { return [] }
    let title = cachedDelegate.send(.tableDeleteTitle)?(self, object(of: path))
    let delete = SwipeAction(title: (title ?? nil) ?? "Delete", in: process) {
      [weak self] _, _, done in
      if let path = self?.swipe?.path { self?.commit(.delete, at: path) }
      done(true)
    }
    return [delete]
  }

  private func beginSwipe(_ path: CellPath, _ actions: [SwipeAction]) {
    tellOfSwipe(.tableWillBeginEditingRow, path)
    // The delegate may have deleted the row, whose cell disappears with the next layout.
    guard contains(path), let cell = shownCell(at: path) as? TableViewCell,
      let buttons = process.device.system.lists.swipeActions.build(in: process).root
        as? SwipeActionPullView
    else { return }
    buttons.show(actions)
    let rect = loadedGeometry.rect(of: .cell(path))
    buttons.frame = Rect(
      x: rect.maxX - buttons.width, y: rect.minY, width: buttons.width, height: rect.height)
    swipe = Swipe(path: path, buttons: buttons)
    cell.frame = displayedRect(rect, at: path)
    cell.setEditing(true)
    addSubview(buttons)
  }

  /// Closes the swiped row, if there is one.
  final func endSwipe() {
    guard let ending = swipe else { return }
    // Cleared first, so that callbacks and layout find the row closed.
    swipe = nil
    ending.buttons.removeFromSuperview()
    if let path = ending.path, let cell = shownCell(at: path) as? TableViewCell {
      cell.frame = loadedGeometry.rect(of: .cell(path))
      prepareEditing(of: cell, at: path)
    }
    tellOfSwipe(.tableDidEndEditingRow, ending.path)
  }

  /// Notifies the delegate, unless all rows are edited.
  private func tellOfSwipe(_ message: Message<ObjectsToVoid>, _ path: CellPath?) {
    guard !isEditingAll else { return }
    cachedDelegate.send(message)?(self, path.map { object(of: $0) })
  }

  /// Updates the swiped row after a batch of updates.
  final func moveSwipe(by place: (CellPath) -> CellPath?) {
    guard let path = swipe?.path else { return }
    swipe?.path = place(path)
    if swipe?.path == nil { swipe?.buttons.removeFromSuperview() }
  }
}

/// An action on a swiped row: `UIContextualAction`.
public final class SwipeAction: DynamicObject {
  /// A closure that gets the button and calls its last argument when it is done (TV-14).
  public typealias Handler = (SwipeAction, View, @escaping (Bool) -> Void) -> Void

  /// The title of the button.
  public private(set) var title = ""
  private var handler: Handler?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(SwipeAction.self, name: "UIContextualAction")
  }

  /// Makes an action with a title.
  public convenience init(
    title: String, in process: AppProcess, handler: @escaping Handler
  ) {
    self.init(in: process)
    self.title = title
    self.handler = handler
  }

  /// Runs the handler; the row closes when the handler calls `done`.
  func run(from button: View, _ done: @escaping (Bool) -> Void) { handler?(self, button, done) }
}

/// The actions of a swiped row: `UISwipeActionsConfiguration`.
public final class SwipeActions: DynamicObject {
  /// The actions, outermost first.
  public private(set) var actions: [SwipeAction] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(SwipeActions.self, name: "UISwipeActionsConfiguration")
  }

  /// Makes a configuration of actions.
  public convenience init(_ actions: [SwipeAction], in process: AppProcess) {
    self.init(in: process)
    self.actions = actions
  }
}

/// The container of a swiped row's buttons: the private `UISwipeActionPullView`.
final class SwipeActionPullView: View {
  private var actions: [SwipeAction] = []
  /// The width of one button, in points.
  static let buttonWidth = 74.0

  override class var classDefinition: ClassDefinition {
    ClassDefinition(SwipeActionPullView.self, name: "UISwipeActionPullView") { methods in
      methods.define(.tappedButton) { view, button, _ in view.run(button as? View) }
    }
  }

  var width: Double { Double(actions.count) * Self.buttonWidth }

  /// Makes a button per action; the first one is outermost, at the right.
  func show(_ actions: [SwipeAction]) {
    self.actions = actions
    stack = Stack(axis: .horizontal, spacing: 0)
    for (index, action) in actions.enumerated().reversed() {
      guard let button = newButton() else { continue }
      button.bounds.size = Size(width: Self.buttonWidth, height: 44)
      button.setTitle(action.title)
      button.tag = index
      button.addTarget(self, action: SelectorID(.`_tappedButton:`), for: .touchUpInside)
      addSubview(button)
    }
  }

  private func newButton() -> Button? {
    process.device.system.lists.swipeButton.build(in: process).root as? Button
  }

  private func run(_ button: View?) {
    guard let button, actions.indices.contains(button.tag) else { return }
    let list = superview as? TableView
    actions[button.tag].run(from: button) { [weak list] _ in list?.endSwipe() }
  }
}
