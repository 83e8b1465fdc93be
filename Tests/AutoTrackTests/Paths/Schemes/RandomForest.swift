import Testing

@testable import AutoTrack
@testable import MiniUI

/// Random trees of views that change randomly, reproducible by their seed.
final class RandomForest {
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
      hooks.append(try view.hookThisObject(.nextResponder, owner: "", Body { (_: View, _) in nil }))
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

/// Pseudorandom paths, reproducible by their seed.
struct RandomPaths {
  private var chance: SplitMix

  /// Different seeds give unrelated paths.
  init(seed: Int) {
    chance = SplitMix(state: UInt64(seed))
  }

  /// One to twelve steps; indexes and hyphens as the text form under test allows.
  mutating func next(isIndexed: Bool, hasHyphens: Bool) throws -> ViewPath {
    let letters = ["A", "z", "_", "$", ".", "7", "商", ":", "é"] + (hasHyphens ? ["-"] : [])
    return try ViewPath(
      (0...chance.next(below: 12)).map { _ in
        let name = try ViewPath.ClassName(name(of: letters))
        return ViewPath.Step(name, index(isIndexed: isIndexed))
      })
  }

  /// The text with one character removed, doubled or replaced.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text)
    let place = chance.next(below: characters.count)
    let damage = [
      "", "/", "[", "]", "0", ":", "<", ">", " ", "-", "&", String(characters[place]) + "0",
    ]
    characters.replaceSubrange(place...place, with: chance.element(of: damage))
    return String(characters)
  }

  private mutating func index(isIndexed: Bool) -> ViewPath.Index {
    let (first, second) = (chance.next(below: 1000), chance.next(below: 30))
    return switch chance.next(below: isIndexed ? 4 : 5) {
    case 0: .index(first)
    case 1: .indexPath(section: second, row: first)
    case 2: .header(section: second)
    case 3: .footer(section: second)
    default: .none
    }
  }

  private mutating func name(of letters: [String], depth: Int = 0) -> String {
    let stem = (0...chance.next(below: 8)).map { _ in chance.element(of: letters) }.joined() + "V"
    guard depth < 3, chance.next(below: 3) == 0 else { return stem }
    let arguments = (0...chance.next(below: 2)).map { _ in name(of: letters, depth: depth + 1) }
    return "\(stem)<\(arguments.joined(separator: chance.element(of: [", ", " -> ", "-"])))>"
  }
}

/// Sebastiano Vigna's SplitMix64, a whole generator in one number.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ bits >> 31) % UInt64(limit))
  }

  mutating func element(of list: [String]) -> String {
    list[next(below: list.count)]
  }
}
