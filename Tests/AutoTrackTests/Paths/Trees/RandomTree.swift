import AutoTrack
import MiniUI

/// A pseudorandom screen, its mutations, and an element whose path is watched.
struct RandomTree {
  /// The screen; every view has an identifier.
  var root: NewView
  /// The identifier of the watched element.
  var target: String
  /// The mutations that must not move any path.
  var harmless: [Mutation]
  /// The mutation that must move the target's path.
  var harmful: Mutation?
  /// The mutation that must move exactly the documented elements.
  var documented: Mutation?

  /// Equal seeds give equal results.
  init(seed: Int) {
    var planter = Planter(seed: seed)
    root = planter.plant()
    let line = planter.targetLine
    target = line.last?.id ?? "0"
    harmless = planter.harmlessMutations()
    harmful = planter.harmfulMutation(on: line)
    documented = planter.documentedMutation(on: root)
  }

  init(root: NewView, target: String, harmless: [Mutation]) {
    (self.root, self.target, self.harmless) = (root, target, harmless)
  }

  /// The number of views.
  var count: Int { root.count }
}

extension NewView {
  /// The number of views in this one, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Generates a screen.
private struct Planter {
  private var chance: Chance
  private var made = 0
  /// The views that may be watched, with their lines of views up to the nearest controller.
  private var lines: [[Step]] = []
  private var rows: [(id: String, list: String)] = []
  private var texts: [String] = []
  private(set) var targetLine: [Step] = []

  /// A view on the way from a controller to the target.
  struct Step {
    let id, className: String
    let isRow: Bool
  }

  init(seed: Int) {
    chance = Chance(seed: UInt64(seed))
  }

  private static let classes = ["UIView", "UIButton", "UILabel", "UIStackView", "Shop.Card"]

  mutating func plant() -> NewView {
    var root = NewView("UIView", id: nextID(), controller: "HomeViewController")
    root.children = (0...below(3)).map { _ in view(in: [], depth: 1) }
    targetLine = lines[below(lines.count)]
    return root
  }

  private mutating func view(in line: [Step], depth: Int) -> NewView {
    switch below(12) {
    case 0 where depth < 3: return child(depth)
    case 1 where depth < 3: return list(in: line, depth)
    default: return plain(in: line, depth, Self.classes[below(5)])
    }
  }

  private mutating func plain(
    in line: [Step], _ depth: Int, _ className: String, at place: ListPlace? = nil
  ) -> NewView {
    let id = nextID()
    let line = line + [Step(id: id, className: className, isRow: place != nil)]
    if line.contains(where: { !$0.isRow }) { lines.append(line) }
    var view = NewView(className, id: id, listPlace: place, isHidden: below(8) == 0)
    if below(3) == 0 {
      view.text = "Text \(id)"
      texts.append(id)
    }
    let count = depth < 4 ? below(4 - depth) : 0
    view.children = (0..<count).map { _ in self.view(in: line, depth: depth + 1) }
    return view
  }

  private mutating func list(in line: [Step], _ depth: Int) -> NewView {
    let id = nextID()
    let line = line + [Step(id: id, className: "UITableView", isRow: false)]
    lines.append(line)
    var list = NewView("UITableView", id: id)
    let first = below(5)
    list.children = (0...below(3)).map { number in
      let place = ListPlace.cell(CellPath(section: 0, row: first + number))
      let row = plain(in: line, depth + 1, "Cell", at: place)
      rows.append((row.identifier ?? "", id))
      return row
    }
    return list
  }

  private mutating func child(_ depth: Int) -> NewView {
    let alias = below(2) == 0 ? "Page \(made)" : nil
    var root = NewView("UIView", id: nextID(), controller: "CardViewController", pageAlias: alias)
    root.children = (0..<below(3)).map { _ in view(in: [], depth: depth + 1) }
    if lines.isEmpty { root.children.append(plain(in: [], 4, "UIButton")) }
    return root
  }

  mutating func harmlessMutations() -> [Mutation] {
    (0...below(3)).map { _ in
      let any = ElementQuery.identifier("\(1 + below(made - 1))")
      switch below(4) {
      case 0: return .hide(any)
      case 1 where !rows.isEmpty:
        let (row, list) = rows[below(rows.count)]
        return .reorder(.identifier(row), .first(in: .identifier(list)))
      case 2 where !texts.isEmpty:
        return .retitle(.identifier(texts[below(texts.count)]), to: "Other")
      default: return .insert("Advert", [.before(any), .after(any), .first(in: any)][below(3)])
      }
    }
  }

  mutating func harmfulMutation(on line: [Step]) -> Mutation? {
    let steps = line.filter { !$0.isRow }
    let step = steps[below(steps.count)]
    let element = ElementQuery.identifier(step.id)
    return below(2) == 0
      ? .wrap(element, in: "UIScrollView") : .insert(NewView(step.className), .before(element))
  }

  /// Removes, unwraps, moves or renames some view.
  mutating func documentedMutation(on root: NewView) -> Mutation {
    let places = root.places
    let place = places[below(places.count)]
    let element = ElementQuery.identifier(place.view.identifier ?? "")
    switch below(4) {
    case 0: return .remove(element)
    case 1 where place.view.isUnwrapped: return .unwrap(element)
    case 2 where place.view.listPlace == nil && place.siblings.count > 1:
      let others = place.siblings.filter { $0 != place.view }
      return .reorder(element, .before(.identifier(others[below(others.count)].identifier ?? "")))
    default:
      return .rename(element, to: ["Renamed", "UIView", "UIButton", "Shop.Card"][below(4)])
    }
  }

  private mutating func nextID() -> String {
    defer { made += 1 }
    return "\(made)"
  }

  private mutating func below(_ limit: Int) -> Int { Int(chance.next() % UInt64(limit)) }
}

extension NewView {
  /// True if it can be unwrapped: not a list, a row or a root view.
  fileprivate var isUnwrapped: Bool {
    controller == nil && listPlace == nil && children.allSatisfy { $0.listPlace == nil }
  }
}
