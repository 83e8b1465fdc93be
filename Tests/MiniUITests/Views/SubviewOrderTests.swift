import MiniUI
import Testing

@Suite struct SubviewOrder {
  private let stage = Stage()
  private let root: View
  private let views: [View]

  /// A view with four subviews, tagged 0 to 3, and one more that is in no view, tagged 4.
  init() {
    let process = stage.process
    root = View(in: process)
    views = (0...4).map { _ in View(in: process) }
    for (tag, view) in views.enumerated() { view.tag = tag }
    for view in views.dropLast() { root.addSubview(view) }
  }

  private var order: [Int] { root.subviews.map(\.tag) }

  @Test func `T002 an added view is in front and knows its superview`() {
    root.addSubview(views[4])
    #expect(views[4].superview === root)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func `T003 a removed view has no superview`() {
    for view in views { view.removeFromSuperview() }
    #expect((views.allSatisfy { $0.superview == nil }, order) == (true, []))
  }

  @Test func `T005 a view is inserted at an index`() {
    root.insertSubview(views[4], at: 1)
    #expect(order == [0, 4, 1, 2, 3])
  }

  @Test func `T009 a view is inserted below a sibling`() {
    root.insertSubview(views[4], below: views[0])
    #expect(order == [4, 0, 1, 2, 3])
  }

  @Test func `a view is inserted above a sibling`() {
    root.insertSubview(views[4], above: views[0])
    #expect(order == [0, 4, 1, 2, 3])
  }

  @Test(arguments: [(999, [4]), (-1, [4])])
  func `T012 an index out of range is clamped`(_ index: Int, _ expected: [Int]) {
    let empty = View(in: stage.process)
    empty.insertSubview(views[4], at: index)
    #expect(empty.subviews.map(\.tag) == expected)
  }

  @Test(arguments: 0...3)
  func `T016 a subview that is inserted at an index gets that index`(_ index: Int) {
    root.insertSubview(views[1], at: index)
    #expect(root.subviews.firstIndex { $0 === views[1] } == index)
    #expect(order.sorted() == [0, 1, 2, 3])
  }

  @Test(arguments: [(0, 0), (2, 1), (3, 2)])
  func `T017 a subview that is inserted below another is directly behind it`(
    _ sibling: Int, _ expected: Int
  ) {
    root.insertSubview(views[1], below: views[sibling])
    #expect(root.subviews.firstIndex { $0 === views[1] } == expected)
  }

  @Test func `a view that is added again moves to the front`() {
    root.addSubview(views[1])
    #expect(order == [0, 2, 3, 1])
  }

  /// A place next to another view.
  enum Side: CaseIterable { case above, below }

  /// The views that a view can be put next to.
  enum Neighbour: CaseIterable { case sibling, itself, superview, elsewhere, inNoView, removed }

  private func neighbour(_ kind: Neighbour, of view: View) -> View {
    switch kind {
    case .sibling: return views[2]
    case .itself: return view
    case .superview: return root
    case .elsewhere: return stage.root.view
    case .inNoView: return View(in: stage.process)
    case .removed:
      let old = View(in: stage.process)
      root.addSubview(old)
      old.removeFromSuperview()
      return old
    }
  }

  @Test(arguments: Neighbour.allCases, Side.allCases)
  func `a view inserted next to a view that is not its sibling is on top`(
    _ kind: Neighbour, _ side: Side
  ) {
    // One that is new, one that is moved, and one that comes from another view.
    let other = stage.view(.zero)
    let orders = [views[4], views[1], other].map { view -> [Int] in
      let sibling = neighbour(kind, of: view)
      switch side {
      case .above: root.insertSubview(view, above: sibling)
      case .below: root.insertSubview(view, below: sibling)
      }
      let result = order.filter { $0 != 0 || view === other }
      #expect(view.superview === root)
      view.removeFromSuperview()
      return result
    }
    guard kind == .sibling else {
      return #expect(orders == [[1, 2, 3, 4], [2, 3, 1], [0, 2, 3, 0]])
    }
    #expect(
      orders
        == (side == .above
          ? [[1, 2, 4, 3], [2, 1, 3], [0, 2, 0, 3]] : [[1, 4, 2, 3], [1, 2, 3], [0, 0, 2, 3]]))
  }

  @Test func `a subview can be brought to the front and sent to the back`() {
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 3, 0])
  }

  @Test func `only a subview can be brought to the front or sent to the back`() {
    root.bringSubviewToFront(views[4])
    root.sendSubviewToBack(views[4])
    #expect(order == [0, 1, 2, 3])
  }

  @Test func `a view that is added to another view leaves its superview`() {
    let other = View(in: stage.process)
    other.addSubview(views[1])
    #expect((order, other.subviews.map(\.tag)) == ([0, 2, 3], [1]))
    #expect(views[1].superview === other)
  }
}
