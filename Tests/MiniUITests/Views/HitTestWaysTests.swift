import MiniUI
import Testing

/// Hit testing without message sends finds the same views as with them.
@Suite struct HitTestWays {
  /// A view of a custom class with the standard hit test.
  private final class Panel: View {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Panel.self, name: "Panel", superclass: View.self)
    }
  }

  /// A view that contains no point.
  private final class Hole: View {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Hole.self, name: "Hole", superclass: View.self) { methods in
        methods.define(.pointInside, Body { _, _, _, _ in false })
      }
    }
  }

  @Test func `random trees are hit alike with and without message sends`() throws {
    var differentViews = 0
    for seed in 1...20 as ClosedRange<UInt64> { differentViews += try compareWays(seed: seed) }
    #expect(differentViews > 60)
  }

  /// The number of views hit at 40 points of a random tree, after a comparison of both ways.
  private func compareWays(seed: UInt64) throws -> Int {
    let stage = Stage()
    var chance = Chance(seed: seed)
    fill(stage.root.view, in: stage, levels: 3, &chance)
    let places = (0..<40).map { _ in
      Point(x: .random(in: 0..<390, using: &chance), y: .random(in: 0..<844, using: &chance))
    }
    let quietly = places.map { stage.window.hitTest($0, with: nil) }
    try stage.process.classes[View.self].hook(
      .hitTest, owner: "test", .before { (_: View, _, _) in })
    for (place, found) in zip(places, quietly) {
      #expect(stage.window.hitTest(place, with: nil) === found, "seed \(seed) at \(place)")
    }
    return Set(quietly.compactMap { $0.map { ObjectIdentifier($0) } }).count
  }

  /// Adds overlapping subviews, some of which take no touches.
  private func fill(_ view: View, in stage: Stage, levels: Int, _ chance: inout Chance) {
    guard levels > 0 else { return }
    let kinds = [View.self, View.self, Panel.self, Hole.self, Label.self]
    for _ in 0..<Int.random(in: 2...4, using: &chance) {
      let size = view.bounds.size
      let frame = Rect(
        x: .random(in: 0...size.width / 2, using: &chance),
        y: .random(in: 0...size.height / 2, using: &chance),
        width: size.width * 0.6, height: size.height * 0.6)
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &chance)]
      let subview = stage.view(frame, kind, in: view)
      subview.isHidden = chance.next() % 8 == 0
      if chance.next() % 8 == 0 { subview.isUserInteractionEnabled = false }
      if chance.next() % 8 == 0 { subview.transform = Transform(scaleX: 0.5, y: 2) }
      fill(subview, in: stage, levels: levels - 1, &chance)
    }
  }
}
