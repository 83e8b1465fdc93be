import MiniUI
import Testing

@Suite struct Layouts {
  private let stage = Stage()

  private func stack(_ axis: Stack.Axis, _ frame: Rect, in parent: View? = nil) -> View {
    let view = stage.view(frame, in: parent)
    let insets = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    view.stack = Stack(axis: axis, spacing: 5, insets: insets)
    return view
  }

  private func button(_ title: String, in parent: View) -> Button {
    let button = stage.view(.zero, Button.self, in: parent)
    button.setTitle(title)
    return button
  }

  @Test func `a vertical stack gives each subview the width and its requested height`() {
    let view = stack(.vertical, Rect(x: 0, y: 0, width: 300, height: 400))
    let label = stage.view(.zero, Label.self, in: view)
    let button = button("Buy", in: view)
    let plain = stage.view(Rect(x: 0, y: 0, width: 1, height: 100), in: view)
    view.layoutIfNeeded()
    #expect(
      [label, button, plain].map(\.frame) == [
        Rect(x: 20, y: 10, width: 260, height: 21), Rect(x: 20, y: 36, width: 260, height: 44),
        Rect(x: 20, y: 85, width: 260, height: 100),
      ])
  }

  @Test func `a stack restores a view's frame through nested views of fixed sizes`() {
    let outer = stage.view(Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = stack(.vertical, Rect(x: 0, y: 0, width: 300, height: 400), in: outer)
    let label = stage.view(.zero, Label.self, in: inner)
    stage.window.layoutIfNeeded()
    label.frame = .zero
    #expect(label.frame == .zero)
    stage.window.layoutIfNeeded()
    #expect(label.frame == Rect(x: 20, y: 10, width: 260, height: 21))
  }

  @Test func `a horizontal stack gives each subview the height and its requested width`() {
    let view = stack(.horizontal, Rect(x: 0, y: 0, width: 300, height: 64))
    let buttons = [button("Buy", in: view), button("Share", in: view)]
    let plain = stage.view(.zero, in: view)
    view.layoutIfNeeded()
    #expect(
      (buttons + [plain]).map(\.frame) == [
        Rect(x: 20, y: 10, width: 51, height: 44), Rect(x: 76, y: 10, width: 69, height: 44),
        Rect(x: 150, y: 10, width: 44, height: 44),
      ])
  }

  @Test func `a hidden subview takes no space in a stack`() {
    let view = stack(.vertical, Rect(x: 0, y: 0, width: 300, height: 400))
    let buttons = [button("Buy", in: view), button("Share", in: view)]
    buttons[0].isHidden = true
    view.layoutIfNeeded()
    #expect(buttons[1].frame == Rect(x: 20, y: 10, width: 260, height: 44))
  }

  @Test func `a nested stack fits its content`() {
    let outer = stack(.vertical, Rect(x: 0, y: 0, width: 300, height: 400))
    let inner = stack(.vertical, .zero, in: outer)
    let buttons = [button("Buy", in: inner), button("Share", in: inner)]
    let last = button("Help", in: outer)
    outer.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 20, y: 10, width: 260, height: 113))
    #expect(buttons[1].frame == Rect(x: 20, y: 59, width: 220, height: 44))
    #expect(last.frame == Rect(x: 20, y: 128, width: 260, height: 44))
  }

  @Test func `scrolling keeps the frames that a stack has laid out`() {
    let scroll = stage.view(Rect(x: 0, y: 0, width: 300, height: 100), ScrollView.self)
    scroll.stack = Stack(axis: .vertical)
    let button = button("Buy", in: scroll)
    scroll.contentOffset = Point(x: 0, y: 30)
    scroll.layoutIfNeeded()
    #expect(button.frame == Rect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test func `a touch finds a view that was just added to a stack`() {
    stage.root.view.stack = Stack(axis: .vertical)
    let button = button("Buy", in: stage.root.view)
    #expect(stage.finger.down(at: Point(x: 10, y: 10)) === button)
  }

  @Test func `a finger finds a view that was just added to a stack`() throws {
    stage.root.view.stack = Stack(axis: .vertical)
    let buttons = [button("Buy", in: stage.root.view), button("Share", in: stage.root.view)]
    #expect(try stage.process.application.aim(at: buttons[1]) == Point(x: 195, y: 74))
  }

  @Test func `a view is laid out once, and again when its size or its subviews change`() {
    let view = stage.view(Rect(x: 0, y: 0, width: 50, height: 50), RecordingView.self)
    let child = View(in: stage.process)
    let changes: [() -> Void] = [
      {}, {}, { view.frame.size.width = 60 }, { view.frame.origin.x = 9 },
      { view.addSubview(child) }, { child.removeFromSuperview() }, { view.setNeedsLayout() },
    ]
    let layouts = changes.map { change in
      change()
      view.layoutIfNeeded()
      return stage.log.take().count { $0 == "layoutSubviews" }
    }
    #expect(layouts == [1, 0, 1, 0, 1, 1, 1])
  }

  @Test func `a button lays out its title`() {
    let button = stage.button("Buy", Rect(x: 0, y: 0, width: 100, height: 44))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 12, y: 0, width: 76, height: 44))
  }
}

@Suite struct LayoutAfterNewSizes {
  private let stage = Stage()
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  /// The changes of a subview, and whether each lays out its superview (Apple, `layoutSubviews()`).
  private var changes: [(name: String, isLaidOut: Bool, change: (View) -> Void)] {
    [
      ("size", true, { $0.frame.size = Size(width: 30, height: 10) }),
      ("bounds", true, { $0.bounds.size.width = 30 }),
      ("same size", false, { $0.frame.size = Size(width: 20, height: 10) }),
      ("place", false, { $0.frame.origin.x = 5 }), ("centre", false, { $0.center.x = 50 }),
      ("origin of the bounds", false, { $0.bounds.origin.y = 5 }),
      ("tag", false, { $0.tag = 5 }),
    ]
  }

  @Test func `a subview's new size lays out a superview with its own layoutSubviews`() {
    let parent = stage.view(frame, RecordingView.self)
    let child = stage.view(Rect(x: 0, y: 0, width: 20, height: 10), in: parent)
    for (name, isLaidOut, change) in changes {
      child.frame = Rect(x: 0, y: 0, width: 20, height: 10)
      child.bounds.origin = .zero
      stage.window.layoutIfNeeded()
      stage.log.take()
      change(child)
      stage.window.layoutIfNeeded()
      #expect(stage.log.take() == (isLaidOut ? ["layoutSubviews"] : []), "\(name)")
    }
  }

  @Test func `a superview that lays out its subviews itself is not laid out by that again`() throws
  {
    let parent = stage.view(frame, RecordingView.self)
    let child = stage.view(frame, in: parent)
    stage.window.layoutIfNeeded()
    try parent.hookThisObject(
      .layoutSubviews, owner: "app", .after { (_: View) in child.frame.size.width += 1 })
    stage.log.take()
    parent.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.log.take() == ["layoutSubviews"])
  }
}

@Suite struct StackViews {
  private let stage = Stage()

  @Test func `a stack view is a column, or a row after its axis is changed`() {
    let stack = stage.view(Rect(x: 0, y: 0, width: 200, height: 100), StackView.self)
    let (first, second) = (View(in: stage.process), View(in: stage.process))
    for view in [first, second] {
      view.frame = Rect(x: 0, y: 0, width: 30, height: 20)
      stack.addSubview(view)
    }
    stack.layoutIfNeeded()
    #expect(second.frame == Rect(x: 0, y: 20, width: 200, height: 20))
    stack.axis = .horizontal
    stack.spacing = 5
    first.frame.size.width = 30
    stack.layoutIfNeeded()
    #expect(second.frame.minY == 0 && second.frame.minX > first.frame.maxX)
    #expect(stack.class.name == "UIStackView")
  }
}
