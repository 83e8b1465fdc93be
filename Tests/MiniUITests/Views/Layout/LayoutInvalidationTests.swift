@testable import MiniUI
import Testing
import TestSupport

@Suite struct LayoutInvalidation {
  /// The moments at which the frames are up to date.
  enum Moment: CaseIterable {
    case layoutIfNeeded, layoutOfOneView, turnOfTheLoop, timePassing, touch, aim
  }

  private let stage = Stage()

  /// A random tree in a stack of a fixed size.
  private func root(_ choices: inout LayoutChoices) -> LayoutNode {
    var facts = LayoutNode.Facts()
    facts.size = Size(width: 300, height: 500)
    facts.stack = choices.stack()
    let root = LayoutNode(.stack, facts, in: stage.process)
    for index in 0..<4 { root.insert(choices.node(depth: 3, in: stage.process), at: index) }
    stage.root.view.addSubview(root.view)
    stage.window.layoutIfNeeded()
    return root
  }

  /// Brings a moment about and returns the nodes whose frames are up to date from then on.
  private func reach(
    _ moment: Moment, _ root: LayoutNode, _ choices: inout LayoutChoices
  ) -> Set<ObjectIdentifier> {
    var known = Set(root.everything.map { ObjectIdentifier($0.view) })
    switch moment {
    case .layoutIfNeeded: root.view.layoutIfNeeded()
    case .layoutOfOneView:
      let node = root.everything[choices.number(below: root.everything.count)]
      node.view.layoutIfNeeded()
      known = Set(node.ancestors.map { ObjectIdentifier($0.view) })
    case .turnOfTheLoop: stage.process.mainLoop.runTurn()
    case .timePassing: stage.process.mainLoop.advance(by: .milliseconds(1))
    case .touch:
      stage.finger.down(at: Point(x: 380, y: 800))
      stage.finger.up()
    case .aim: _ = try? stage.process.application.aim(at: stage.root.view)
    }
    return known
  }

  /// The views whose frames differ from those of a tree that is built fresh.
  private func differences(_ live: LayoutNode, _ known: Set<ObjectIdentifier>) -> [String] {
    let fresh = live.rebuilt(in: stage.process)
    fresh.view.layoutIfNeeded()
    return differences(live, fresh, known)
  }

  private func differences(
    _ live: LayoutNode, _ fresh: LayoutNode, _ known: Set<ObjectIdentifier>
  ) -> [String] {
    guard !live.facts.isHidden, known.contains(ObjectIdentifier(live.view)) else { return [] }
    let isRoot = live.parent == nil
    let own =
      isRoot || live.ownFrames == fresh.ownFrames
      ? [] : ["\(live.kind) \(live.ownFrames), fresh \(fresh.ownFrames)"]
    // Without a stack the children stay where they were, and keep the sizes that they had.
    guard live.facts.stack != nil else { return own }
    return own + zip(live.children, fresh.children).flatMap { differences($0, $1, known) }
  }

  /// Changes a tree repeatedly and returns the first difference from a fresh tree, or nil.
  private func firstDifference(_ seed: Int, _ moment: Moment) -> String? {
    var choices = LayoutChoices(seed: seed)
    let root = root(&choices)
    defer { root.view.removeFromSuperview() }
    for round in 0..<12 {
      var made: [LayoutChange] = []
      for _ in 0...choices.number(below: 2) {
        let node = root.everything[choices.number(below: root.everything.count)]
        let changes = LayoutChange.allCases.filter {
          $0.applies(to: node.kind) && ($0 != .hidden || node.parent != nil)
        }
        let change = changes[choices.number(below: changes.count)]
        change.apply(to: node, &choices)
        made.append(change)
      }
      let known = reach(moment, root, &choices)
      if let first = differences(root, known).first {
        return "seed \(seed), round \(round), \(made): \(first)"
      }
    }
    return nil
  }

  @Test(arguments: Moment.allCases)
  func `frames equal those of a fresh tree`(at moment: Moment) {
    let seeds = TestSpace("LayoutInvalidation", 0..<300).some(20)
    let found = seeds.compactMap { firstDifference($0, moment) }
    #expect(found.isEmpty, "\(found.count) of \(seeds.count) seeds, \(found.first ?? "")")
  }
}
