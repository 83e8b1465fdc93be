import Testing

@testable import AutoTrack
@testable import MiniUI

/// Random trees of views that change randomly, reproducible by their seed.
final class RandomForest {
  /// The mutations of a tree.
  enum Mutation: CaseIterable {
    case add, insert, remove, raise, lower, changeClass, hook, unhook, replaceRoot, setAlias
    case releaseView, releaseController, reuseCell, breakChain
  }

  /// The mutations that were made at least once.
  private(set) var mutations: Set<Mutation> = []
  private let process = Device().start(App())
  private var chance: Chance
  private let plain: [DynamicClass]
  private let classes: [DynamicClass]
  private var views: [View] = []
  private var controllers: [ViewController] = []
  private var hooks: [Hook] = []

  /// Plants thirty views, three controllers, and lists with cells among them.
  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    let table = process.classes
    let (base, cell) = (table[View.self], table[TableViewCell.self])
    plain = try ["Form", "Shop.Form", "Row"].map { try table.declareClass($0, superclass: base) }
    classes = plain + [base, table[TableView.self], cell]
    views = (0..<30).map { _ in newView() }
    controllers = (0..<3).map { _ in ViewController(in: process) }
  }

  /// Makes a random mutation that is possible in the current state.
  func mutate() throws -> Mutation {
    let all = Mutation.allCases
    let mutation = all[chance.next(below: all.count)]
    mutations.insert(mutation)
    try perform(mutation, on: view(), and: view())
    return mutation
  }

  /// Some views, not always the same.
  func someViews() -> [View] { (0..<6).map { _ in view() } }

  private func perform(_ mutation: Mutation, on view: View, and other: View) throws {
    switch mutation {
    case .add: if !other.isDescendant(of: view) { other.addSubview(view) }
    case .insert:
      if !other.isDescendant(of: view) {
        other.insertSubview(view, at: chance.next(below: other.subviews.count + 1))
      }
    case .remove: view.removeFromSuperview()
    case .raise: view.superview?.bringSubviewToFront(view)
    case .lower: view.superview?.sendSubviewToBack(view)
    case .changeClass: changeClass(of: view)
    case .hook:
      hooks.append(try view.hookThisObject(.didMoveToWindow, owner: "", .before { (_: View) in }))
    case .unhook: if !hooks.isEmpty { hooks.remove(at: chance.next(below: hooks.count)).remove() }
    case .replaceRoot: replaceRoot(of: controller(), with: view)
    case .setAlias:
      controller().screenFacts.pageAlias = ["商品", "a b", nil][chance.next(below: 3)]
    case .releaseView: views[chance.next(below: views.count)] = newView()
    case .releaseController: controllers[chance.next(below: 3)] = ViewController(in: process)
    case .reuseCell: reuse(view)
    case .breakChain:
      hooks.append(
        try view.hookThisObject(.nextResponder, owner: "", Body { (_: View, _) in nil }))
    }
  }

  private func changeClass(of view: View) {
    guard !(view is TableView || view is ReusableView), view.isa === view.class else { return }
    view.setClass(plain[chance.next(below: plain.count)])
  }

  private func replaceRoot(of controller: ViewController, with view: View) {
    guard view.controller == nil, !controller.view.isDescendant(of: view) else { return }
    controller.view = view
  }

  private func reuse(_ view: View) {
    let path = CellPath(section: chance.next(below: 3), row: chance.next(below: 9))
    (view as? ReusableView)?.place = .cell(path)
  }

  private func newView() -> View {
    let type = classes[chance.next(below: classes.count)]
    return type.make() as? View ?? View(in: process)
  }

  private func view() -> View { views[chance.next(below: views.count)] }

  private func controller() -> ViewController { controllers[chance.next(below: 3)] }
}

extension Chance {
  /// A number from zero up to, and without, a limit.
  fileprivate mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
