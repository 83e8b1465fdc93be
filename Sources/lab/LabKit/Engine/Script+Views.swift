import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// The steps that change the contents of a screen.
extension Script {
  /// Performs a step that changes views or rows, or ends editing.
  func changeScreen(_ action: AppAction, of object: DynamicObject) {
    switch action {
    case .reload(let list):
      app.log.budget.spend(.reload)
      self.list(list, for: object)?.reloadData()
    case .addView(let added): add(added, for: object)
    case .removeView(let view): (receiver(view, for: object) as? View)?.removeFromSuperview()
    case .deleteRows(let deleted): delete(deleted, for: object)
    case .insertRows(let inserted): insert(inserted, for: object)
    case .moveRow(let moved): move(moved, for: object)
    case .endEditing: (object as? View ?? controller(around: object)?.view)?.endEditing(true)
    default: break
    }
  }

  private func add(_ added: AppAction.AddedView, for object: DynamicObject) {
    let place = added.parent == nil ? object : receiver(added.parent, for: object)
    guard let parent = (place as? ViewController)?.view ?? place as? View else { return }
    guard parent.depth < Budget.maximumViews else { return overflow(on: object) }
    let owner = object is ViewController ? object : parent.nearestController ?? object
    if added.view.value.showsLists { app.addDataSource(to: owner) }
    let view = ViewBuilder(owner: owner, method: name, log: app.log).makeView(added.view)
    guard let index = added.index, index < parent.subviews.count else {
      return parent.addSubview(view)
    }
    parent.insertSubview(view, at: index)
  }

  private func delete(_ deleted: AppAction.DeletedRows, for object: DynamicObject) {
    guard let list = list(deleted.list, for: object) else { return }
    app.log.budget.spend(.reload)
    let paths = deleted.paths.map(\.value)
    if deleted.changesData { ListContents.of(list)?.remove(at: paths) }
    switch list {
    case let table as TableView: table.deleteRows(at: paths)
    case let items as CollectionView: items.deleteItems(at: paths)
    default: break
    }
  }

  private func insert(_ inserted: AppAction.InsertedRows, for object: DynamicObject) {
    guard let list = list(inserted.list, for: object) else { return }
    app.log.budget.spend(.reload)
    let first = inserted.path.value
    ListContents.of(list)?.insert(inserted.cells, at: first)
    let paths = inserted.cells.indices.map {
      CellPath(section: first.section, row: first.row + $0)
    }
    switch list {
    case let table as TableView: table.insertRows(at: paths)
    case let items as CollectionView: items.insertItems(at: paths)
    default: break
    }
  }

  private func move(_ moved: AppAction.MovedRow, for object: DynamicObject) {
    guard let list = list(moved.list, for: object) else { return }
    app.log.budget.spend(.reload)
    let (path, target) = (moved.path.value, moved.target.value)
    ListContents.of(list)?.move(from: path, to: target)
    guard moved.tellsList else { return }
    switch list {
    case let table as TableView: table.moveRow(at: path, to: target)
    case let items as CollectionView: items.moveItem(at: path, to: target)
    default: break
    }
  }

  private func list(_ selector: Located<ElementSelector>, for object: DynamicObject) -> ListView? {
    guard let found = receiver(selector, for: object) else { return nil }
    if let list = found as? ListView { return list }
    record(StepFault("\(selector.value) is a \(found.class.name), which is not a list"))
    return nil
  }
}

extension View {
  /// The number of its ancestors.
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).dropFirst().reduce(0) { count, _ in count + 1 }
  }
}

/// The steps around web views and React Native.
extension Script {
  /// Performs a step that loads a page, or passes a touch to JavaScript.
  func performWeb(_ action: AppAction, on object: DynamicObject) {
    switch action {
    case .load(let load):
      guard let found = receiver(load.view, for: object) else { return }
      let request = WebRequest(load.address.value, in: object.process)
      switch found {
      case let view as WebView: view.load(request)
      case let view as OldWebView: view.load(request)
      default:
        record(StepFault("\(load.view.value) is a \(found.class.name), which is not a web view"))
      }
    case .reactTouch(let element):
      (receiver(element, for: object) as? View).map(passToReact)
    default: break
    }
  }

  /// Decides on the navigation in the method's arguments.
  func decide(_ decision: AppAction.Decision, _ object: DynamicObject, _ call: ScriptCall?) {
    let arguments = (call?.arguments ?? []).map { $0 as? DynamicObject? ?? nil }
    guard arguments.count == 3, let view = arguments[0] as? WebView,
      let request = (arguments[1] as? NavigationAction)?.request
    else { return record(StepFault("'decide' is only allowed in a navigation delegate method")) }
    policy(decision, view, request).tell(arguments[2])
  }

  private func policy(
    _ decision: AppAction.Decision, _ view: WebView, _ request: WebRequest
  ) -> NavigationPolicy {
    switch decision {
    case .allow: .allow
    case .cancel: .cancel
    case .askTracker:
      app.log.tracker(of: view.process)?.shouldTrack(view, request) == true ? .cancel : .allow
    }
  }

  /// Passes a touch to the manager of React Native, of which an app has one.
  private func passToReact(_ view: View) {
    let process = view.process
    guard let manager = process.classes["RCTUIManager"]?.make() else {
      return record(StepFault("the app has no class RCTUIManager; declare it"))
    }
    let message = Message<GeneralShape<Nothing, DynamicObject?, Bool>>(
      named: "setJSResponder:blockNativeResponder:")
    manager.send(message)(NumberObject(view.tag, in: process), true)
  }
}
