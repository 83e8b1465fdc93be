@testable import MiniUI
import Testing

@Suite struct LayoutTable {
  private let stage = Stage()

  /// A view of a kind between two others in a stack of a depth; the stacks alternate.
  private func tree(
    _ kind: LayoutNode.Kind, depth: Int, _ choices: inout LayoutChoices
  ) -> (root: LayoutNode, node: LayoutNode) {
    var facts = LayoutNode.Facts()
    facts.size = Size(width: 300, height: 500)
    facts.stack = Stack(axis: .vertical, spacing: 4)
    let root = LayoutNode(.stack, facts, in: stage.process)
    var parent = root
    for level in 1..<depth {
      facts.stack?.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      let inner = LayoutNode(.stack, facts, in: stage.process)
      parent.insert(label(), at: 0)
      parent.insert(inner, at: 1)
      parent.insert(label(), at: 2)
      parent = inner
    }
    facts = choices.facts(of: kind)
    (facts.isHidden, facts.segments) = (false, kind == .segments ? ["A", "B"] : [])
    let node = LayoutNode(kind, facts, in: stage.process)
    if kind == .stack { node.insert(label(), at: 0) }
    parent.insert(label(), at: 0)
    parent.insert(node, at: 1)
    parent.insert(label(), at: 2)
    return (root, node)
  }

  private func label() -> LayoutNode {
    var facts = LayoutNode.Facts()
    facts.text = "Label"
    return LayoutNode(.label, facts, in: stage.process)
  }

  private static let rows = LayoutChange.allCases.flatMap { change in
    LayoutNode.Kind.allCases.filter(change.applies).map { (change, $0) }
  }

  private func frames(_ node: LayoutNode) -> [Rect] {
    guard !node.facts.isHidden else { return [] }
    return node.ownFrames + (node.facts.stack == nil ? [] : node.children.flatMap(frames))
  }

  @Test(arguments: 1...4)
  func `an incremental layout equals a fresh layout after each change of each view`(depth: Int) {
    var wrong: [String] = []
    for (number, row) in Self.rows.enumerated() {
      var choices = LayoutChoices(seed: number)
      let (root, node) = tree(row.1, depth: depth, &choices)
      stage.root.view.addSubview(root.view)
      stage.window.layoutIfNeeded()
      row.0.apply(to: node, &choices)
      stage.process.mainLoop.runTurn()
      let fresh = root.rebuilt(in: stage.process)
      fresh.view.layoutIfNeeded()
      if frames(root).dropFirst() != frames(fresh).dropFirst() { wrong.append("\(row)") }
      root.view.removeFromSuperview()
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(Self.rows.count): \(wrong)")
  }

  @Test func `hiding a view closes its gap, and showing it opens one`() throws {
    let stack = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), StackView.self)
    let buttons = ["One", "Two", "Three"].map { title in
      let button = stage.view(.zero, Button.self, in: stack)
      button.setTitle(title)
      return button
    }
    try stage.finger.tap(buttons[2])
    buttons[1].isHidden = true
    #expect(stage.finger.down(at: Point(x: 50, y: 150)) === buttons[2])
    buttons[1].isHidden = false
    #expect(stage.finger.down(at: Point(x: 50, y: 150)) === buttons[1])
    #expect(stage.finger.down(at: Point(x: 50, y: 200)) === buttons[2])
    stage.finger.up()
  }
}

@Suite struct LayoutOfContainers {
  private let stage = Stage()

  /// The frame of a view after a turn of the main loop.
  private func frame(of view: View, after change: () -> Void) -> Rect {
    change()
    stage.process.mainLoop.runTurn()
    return view.frame
  }

  private func navigationBar(_ item: NavigationItem) -> NavigationBar {
    let bar = stage.view(Rect(x: 0, y: 0, width: 390, height: 44), NavigationBar.self)
    bar.setItems([item])
    stage.window.layoutIfNeeded()
    return bar
  }

  @Test func `a navigation bar follows its title view`() {
    let (item, label) = (NavigationItem(in: stage.process), Label(in: stage.process))
    (item.titleView, label.text) = (label, "Home")
    let bar = navigationBar(item)
    #expect(label.frame == Rect(x: 177, y: 0, width: 36, height: 44))
    #expect(
      frame(of: label) { label.text = "Homepage" } == Rect(x: 159, y: 0, width: 72, height: 44))
    let (row, inner) = (StackView(in: stage.process), Label(in: stage.process))
    (row.axis, inner.text) = (.horizontal, "AB")
    row.addSubview(inner)
    item.titleView = row
    #expect(frame(of: row) {} == Rect(x: 186, y: 0, width: 18, height: 44))
    #expect(frame(of: row) { inner.text = "ABCD" } == Rect(x: 177, y: 0, width: 36, height: 44))
    #expect(frame(of: row) { inner.isHidden = true }.width == 0)
    withExtendedLifetime(bar) {}
  }

  @Test func `a navigation bar follows its buttons and their custom views`() {
    let (item, label) = (NavigationItem(in: stage.process), Label(in: stage.process))
    let button = BarButtonItem(in: stage.process)
    (button.customView, label.text) = (label, "Edit")
    item.rightBarButtonItems = [BarButtonItem(title: "Add", in: stage.process), button]
    let bar = navigationBar(item)
    #expect((label.frame.width, frame(of: label) { label.text = "Change" }.width) == (36, 54))
    #expect(label.superview.map { $0.frame.maxX } == 382)
    #expect(label.superview.map { $0.frame.width } == 113.0)
    #expect(frame(of: label) { label.isHidden = true } == label.frame)
    #expect(label.superview.map { $0.frame.width } == 51)
    withExtendedLifetime(bar) {}
  }

  @Test func `a text field follows the views at its sides`() {
    let field = stage.view(Rect(x: 0, y: 0, width: 200, height: 30), TextField.self)
    let (left, right) = (View(in: stage.process), View(in: stage.process))
    (left.bounds.size, right.bounds.size) = (
      Size(width: 20, height: 20), Size(width: 20, height: 20)
    )
    (field.leftView, field.rightView) = (left, right)
    #expect(frame(of: right) {} == Rect(x: 180, y: 5, width: 20, height: 20))
    #expect(frame(of: right) { right.bounds.size.width = 50 }.maxX == 200)
    #expect(frame(of: left) { left.bounds.size.width = 50 }.minX == 0)
  }

  @Test func `a cell follows its accessory and its style`() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil, in: stage.process)
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    stage.root.view.addSubview(cell)
    let (accessory, label) = (View(in: stage.process), cell.textLabel)
    accessory.bounds.size = Size(width: 20, height: 20)
    cell.accessoryView = accessory
    #expect(frame(of: cell.contentView) {}.width == 280)
    #expect(frame(of: cell.contentView) { accessory.bounds.size.width = 60 }.width == 240)
    #expect(accessory.frame.maxX == 300)
    #expect(frame(of: label) { _ = cell.detailTextLabel }.height == 44)
    #expect(frame(of: label) { cell.style = .subtitle }.height == 22)
  }

  @Test func `a stack in a cell follows the labels in it`() {
    let cell = TableViewCell(reuseIdentifier: nil, in: stage.process)
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    stage.root.view.addSubview(cell)
    let (first, second) = (Label(in: stage.process), Label(in: stage.process))
    cell.contentView.stack = Stack(axis: .horizontal, spacing: 0)
    for label in [first, second] { cell.contentView.addSubview(label) }
    #expect(frame(of: second) { first.text = "ABC" }.minX == 27)
    #expect(frame(of: second) { first.text = "A" }.minX == 9)
    #expect(frame(of: second) { first.isHidden = true }.minX == 0)
  }

  @Test func `a view that fills another one follows it, and is restored afterwards`() {
    let outer = stage.view(Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = stage.view(Rect(x: 1, y: 1, width: 10, height: 10), in: outer)
    stage.window.layoutIfNeeded()
    #expect(frame(of: inner) { inner.fillsSuperview = true } == outer.bounds)
    #expect(frame(of: inner) { outer.frame.size.width = 50 } == outer.bounds)
    #expect(frame(of: inner) { inner.frame = .zero } == outer.bounds)
    #expect(frame(of: inner) { inner.center = .zero } == outer.bounds)
    #expect(frame(of: inner) { outer.bounds.origin.y = 20 } == outer.bounds)
  }

  @Test func `a transform does not change the size given by a stack`() {
    let stack = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), StackView.self)
    let label = stage.view(.zero, Label.self, in: stack)
    label.transform = Transform(scaleX: 0.5, y: 0.5)
    #expect(frame(of: label) {} == Rect(x: 25, y: 5.25, width: 50, height: 10.5))
    #expect(frame(of: label) { label.transform = .identity }.size == Size(width: 100, height: 21))
  }

  @Test func `a view invalidates its intrinsic size`() {
    let stack = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), StackView.self)
    let rating = stage.view(.zero, RatingView.self, in: stack)
    #expect(frame(of: rating) {}.height == 10)
    #expect(frame(of: rating) { rating.stars = 3 }.height == 30)
  }

  @Test func `layoutIfNeeded begins at the highest view that needs a layout`() {
    let outer = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), StackView.self)
    let middle = stage.view(.zero, in: outer)
    let inner = stage.view(Rect(x: 0, y: 0, width: 50, height: 50), StackView.self, in: middle)
    let label = stage.view(.zero, Label.self, in: inner)
    stage.window.layoutIfNeeded()
    outer.stack?.insets.left = 30
    label.layoutIfNeeded()
    #expect(middle.frame == Rect(x: 30, y: 0, width: 70, height: 44))
  }

  @Test func `a layout that requests itself ends, and continues at the next turn`() {
    let view = stage.view(Rect(x: 0, y: 0, width: 50, height: 50), RestlessView.self)
    stage.window.layoutIfNeeded()
    #expect(view.layouts == 8)
    stage.process.mainLoop.runTurn()
    #expect(view.layouts > 8)
    #expect(stage.process.mainLoop.settle() == .settled)
  }

  @Test func `a layout that changes a text is followed by another one`() {
    let stack = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), CaptionedView.self)
    stage.window.layoutIfNeeded()
    #expect(stack.caption.text == "100")
    #expect(stack.caption.frame == Rect(x: 0, y: 0, width: 27, height: 100))
    stack.frame.size.width = 90
    stage.process.mainLoop.runTurn()
    #expect(stack.caption.frame == Rect(x: 0, y: 0, width: 18, height: 100))
  }

  @Test func `a subclass may move the views that its layout has placed`() {
    let view = stage.view(Rect(x: 0, y: 0, width: 100, height: 100), ShiftingView.self)
    let child = stage.view(Rect(x: 0, y: 0, width: 10, height: 20), in: view)
    #expect(frame(of: child) {} == Rect(x: 5, y: 0, width: 100, height: 10))
    #expect(!view.needsLayoutWithin)
    #expect(frame(of: child) { view.setNeedsLayout() } == Rect(x: 5, y: 0, width: 100, height: 10))
    #expect(child.intrinsicSize == Size(width: 10, height: 20))
  }
}

/// A view whose height depends on its stars.
private final class RatingView: View {
  var stars = 1 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicSize: Size { Size(width: 10, height: Double(stars) * 10) }
}

/// A view that requests a layout in each layout.
private final class RestlessView: View {
  var layouts = 0
  override class var classDefinition: ClassDefinition {
    ClassDefinition(RestlessView.self) { methods in
      methods.define(.layoutSubviews) { view, callSuper in
        callSuper()
        view.layouts += 1
        view.setNeedsLayout()
      }
    }
  }
}

/// A view that writes its width into a label after the label's layout.
private final class CaptionedView: StackView {
  private(set) lazy var caption = Label(in: process)

  override class var classDefinition: ClassDefinition {
    ClassDefinition(CaptionedView.self) { methods in
      methods.define(.layoutSubviews) { view, callSuper in
        view.axis = .horizontal
        if view.caption.superview == nil { view.addSubview(view.caption) }
        callSuper()
        view.caption.text = "\(Int(view.bounds.width))"
      }
    }
  }
}

/// A view that moves and resizes the subviews that its stack has placed.
private final class ShiftingView: StackView {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ShiftingView.self) { methods in
      methods.define(.layoutSubviews) { view, callSuper in
        callSuper()
        for subview in view.subviews {
          subview.center.x += 5
          subview.frame = Rect(
            x: subview.frame.minX, y: subview.frame.minY, width: subview.frame.width, height: 10)
        }
      }
    }
  }
}
