import AutoTrack
import MiniUI

/// A screen with what the comparison of its views needs, computed once.
struct MatchedScreen: Sendable {
  let screen: MatchScreen
  /// The number of the screen's contents: equal for equal screens of a preparation.
  let contents: Int
  /// The subviews of each view.
  let children: [[Int]]
  /// The outermost views.
  let tops: [Int]
  /// The index among the siblings, and the number of views around.
  let indices, depths: [Int]
  /// The facts of the views in each view, and of those near it, with their numbers.
  let inside, near: [FactBag]
  /// The facts of all views.
  let all: FactBag
  /// The number of each view's fact, by signal; -1 without one.
  let values: [[Int]]

  var nodes: [ViewFacts] { screen.nodes }

  init(_ screen: MatchScreen, contents: Int, _ facts: inout FactNumbers) {
    (self.screen, self.contents) = (screen, contents)
    let nodes = screen.nodes
    var children = Array(repeating: [Int](), count: nodes.count)
    var depths = Array(repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      children[parent].append(index)
      depths[index] = depths[parent] + 1
    }
    for index in children.indices { children[index] = nodes.inListOrder(children[index]) }
    (self.children, self.depths) = (children, depths)
    tops = nodes.indices.filter { nodes[$0].parent == nil }
    var indices = Array(repeating: 0, count: nodes.count)
    for group in children + [tops] {
      for (place, index) in group.enumerated() { indices[index] = place }
    }
    self.indices = indices
    values = nodes.map { node in
      ViewFacts.Signal.allCases.map { signal in
        node.value(of: signal).map { facts.number(of: "\(signal.rawValue):\($0)") } ?? -1
      }
    }
    let own = nodes.map { node in node.contents.map { facts.number(of: $0) } }
    let classes = nodes.map { facts.number(of: "c:" + $0.className) }
    let (inside, tops) = (Self.inside(nodes, own, classes), tops)
    self.inside = inside
    near = nodes.indices.map { index in
      Self.near(nodes, own, inside, index, nodes[index].parent.map { children[$0] } ?? tops)
    }
    var all = FactBag()
    for top in tops {
      all.add(inside[top])
      all.add(own[top] + [classes[top]])
    }
    all.add([facts.number(of: "ti:" + (screen.title ?? ""))])
    self.all = all
  }

  private static func inside(
    _ nodes: [ViewFacts], _ own: [[Int]], _ classes: [Int]
  ) -> [FactBag] {
    var inside = Array(repeating: FactBag(), count: nodes.count)
    // A view stands after its superview, so the last ones are complete first.
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent else { continue }
      inside[parent].add(inside[index])
      inside[parent].add(own[index] + [classes[index]])
    }
    return inside
  }

  private static func near(
    _ nodes: [ViewFacts], _ own: [[Int]], _ inside: [FactBag], _ index: Int, _ siblings: [Int]
  ) -> FactBag {
    var near = FactBag()
    near.add(siblings.filter { $0 != index }.flatMap { own[$0] })
    let around = sequence(first: index) { nodes[$0].parent }
    guard let cell = around.first(where: { nodes[$0].isCell }), cell != index else { return near }
    near.add(inside[cell])
    near.add(own[cell])
    near.remove(inside[index])
    near.remove(FactBag(own[index]))
    return near
  }

  /// The neighbours with equal facts, in and below them; the outer ones first.
  var twins: [[Int]] {
    ([tops] + children).flatMap { group in
      group.reduce(into: [[Int]]()) { runs, view in
        if let last = runs.last?.last, areTwins(last, view) {
          runs[runs.count - 1].append(view)
        } else {
          runs.append([view])
        }
      }.filter { $0.count > 1 }
    }
  }

  private func areTwins(_ one: Int, _ other: Int) -> Bool {
    nodes[one].kind == nodes[other].kind && values[one] == values[other]
      && children[one].count == children[other].count
      && zip(children[one], children[other]).allSatisfy(areTwins)
  }

  /// Returns a view and those in it, each after the view around it.
  func tree(at view: Int) -> [Int] { [view] + children[view].flatMap(tree) }

  /// Returns the siblings of a view, itself included.
  func siblings(of index: Int) -> [Int] { nodes[index].parent.map { children[$0] } ?? tops }

  /// Returns the nearest sibling on one side that meets a condition.
  func sibling(of index: Int, step: Int, where condition: (Int) -> Bool) -> Int? {
    let group = siblings(of: index)
    var place = indices[index] + step
    while group.indices.contains(place) {
      if condition(group[place]) { return group[place] }
      place += step
    }
    return nil
  }
}

extension [ViewFacts] {
  /// Returns the cells of a list by their places, since the views of a list may stand in any order.
  fileprivate func inListOrder(_ siblings: [Int]) -> [Int] {
    let places = siblings.compactMap { self[$0].isCell ? self[$0].frame?.origin : nil }
    guard places.count == siblings.count else { return siblings }
    return zip(siblings, places).sorted {
      ($0.1.y, $0.1.x, $0.0) < ($1.1.y, $1.1.x, $1.0)
    }.map(\.0)
  }
}
