import Testing
import TestSupport

@testable import MiniUI

/// The views that a touch reaches, found for all of them at once.
@Suite struct ManyHitTests {
  /// A view whose own code declines every point.
  private final class Hole: View {
    override class var classDefinition: ClassDefinition {
      ClassDefinition(Hole.self, name: "Hole") { methods in
        methods.define(.pointInside) { _, _, _, _ in false }
      }
    }
  }

  private static func plainly(_ views: [View], in stage: Stage) -> [Bool] {
    views.map { view in (try? stage.process.application.aim(at: view)) != nil }
  }

  @Test(
    arguments: TestSpace("ManyHitTests", 1...60 as ClosedRange<UInt64>).some(6),
    [View.self, Hole.self])
  func `random layouts are reached as each view is aimed at`(
    _ seed: UInt64, _ kind: View.Type
  ) {
    let stage = Stage()
    var chance = Chance(seed: seed)
    var views: [View] = []
    fill(stage.root.view, in: stage, levels: 3, most: seed % 3 == 0 ? 60 : 9, kind, &chance, &views)
    let found = stage.process.application.reached(views)
    #expect(found == Self.plainly(views, in: stage), "seed \(seed)")
    // A hole in a hidden view takes no part in a hit test.
    #expect(ManyHits.canTest([stage.window]) || views.contains { $0 is Hole })
  }

  @Test func `random layouts have views that are reached, and others`() {
    var (reached, all) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      let stage = Stage()
      var chance = Chance(seed: seed)
      var views: [View] = []
      fill(stage.root.view, in: stage, levels: 3, most: 9, View.self, &chance, &views)
      let found = stage.process.application.reached(views)
      reached += found.count { $0 }
      all += found.count
    }
    #expect(reached > 500)
    #expect(all - reached > 500)
  }

  @Test func `a view in no window, and one off the screen, are not reached`() {
    let stage = Stage()
    let away = stage.view(Rect(x: 500, y: 0, width: 10, height: 10))
    let loose = View(of: stage.process.classes[View.self])
    #expect(stage.process.application.reached([away, loose]) == [false, false])
  }

  @Test func `views in a window behind another are not reached`() {
    let stage = Stage()
    let view = stage.view(Rect(x: 0, y: 0, width: 10, height: 10))
    let cover = Window(of: stage.process.classes[Window.self])
    cover.level = Window.Level.alert
    cover.isHidden = false
    #expect(stage.process.application.reached([view]) == [false])
    #expect(Self.plainly([view], in: stage) == [false])
  }

  /// Layouts of many views, by which a search of all views for each view would be seen.
  private enum Layout: CaseIterable {
    case stacked, grid, rows, turned, nested

    func frame(_ number: Int, of count: Int) -> Rect {
      let side = Double(count).squareRoot().rounded(.up)
      let (column, row) = (Double(number % Int(side)), Double(number / Int(side)))
      return switch self {
      case .stacked: Rect(x: 20, y: 100, width: 200, height: 44)
      case .grid, .turned, .nested:
        Rect(x: column * 380 / side, y: row * 800 / side, width: 380 / side, height: 800 / side)
      case .rows: Rect(x: 0, y: Double(number) * 800 / Double(count), width: 390, height: 1)
      }
    }
  }

  private static func steps(_ layout: Layout, _ count: Int) -> Int {
    let stage = Stage()
    let outer = layout == .nested ? stage.view(Rect(x: 5, y: 5, width: 380, height: 830)) : nil
    let views = (0..<count).map { number in
      let view = stage.view(layout.frame(number, of: count), in: outer)
      if layout == .turned { view.transform = Transform(scaleX: 0.9, y: 1.1) }
      return view
    }
    var hits = ManyHits(count: count)
    let places = views.enumerated().map { number, view in
      let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
      return ManyHits.Place(number: number, point: view.convert(middle, to: stage.window))
    }
    hits.test(places, in: stage.window)
    return hits.steps
  }

  @Test(arguments: Layout.allCases)
  private func `the steps grow almost like the number of views`(_ layout: Layout) {
    var last = Self.steps(layout, 500)
    for count in [1_000, 2_000, 4_000] {
      let steps = Self.steps(layout, count)
      // Twice the views take a little more than twice the steps; of a square it were four times.
      #expect(steps < last * 5 / 2, "\(count) views take \(steps) steps, half of them \(last)")
      last = steps
    }
  }

  /// Adds overlapping subviews of which some take no touches, some are turned, and some are empty.
  private func fill(
    _ view: View, in stage: Stage, levels: Int, most: Int, _ kind: View.Type,
    _ chance: inout Chance, _ views: inout [View]
  ) {
    guard levels > 0 else { return }
    let kinds = [View.self, View.self, View.self, Label.self, kind]
    for _ in 0..<Int.random(in: 2...most, using: &chance) {
      let size = view.bounds.size
      let place = { (share: Double, chance: inout Chance) in
        // Equal edges are frequent, as in real layouts.
        (Double.random(in: 0...share, using: &chance) / 8).rounded() * 8
      }
      let frame = Rect(
        x: place(size.width * 0.7, &chance), y: place(size.height * 0.7, &chance),
        width: place(size.width * 0.6, &chance), height: place(size.height * 0.6, &chance))
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &chance)]
      let subview = stage.view(frame, kind, in: view)
      subview.isHidden = chance.next() % 9 == 0
      if chance.next() % 8 == 0 { subview.isUserInteractionEnabled = false }
      if chance.next() % 6 == 0 { subview.transform = Transform(rotationAngle: 0.7) }
      if chance.next() % 9 == 0 { subview.transform = Transform(scaleX: 0, y: 1) }
      views.append(subview)
      fill(subview, in: stage, levels: levels - 1, most: most / 2, kind, &chance, &views)
    }
  }
}
