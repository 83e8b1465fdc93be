import MiniUI
import Testing

/// Methods of views are sent as messages, so that they can be hooked.
@Suite struct ViewMessages {
  private let stage = Stage()

  @Test func `setText: can be hooked for every label, including a button's`() throws {
    try stage.process.classes[Label.self].hook(
      .setText, owner: "test",
      Body { [log = stage.log] (label: Label, text, original) in
        log.add("\(label.isa.name) \(text ?? "nil")")
        original(text.map { $0 + "!" })
      })
    let label = Label(in: stage.process)
    label.text = "Price"
    label.text = nil
    let button = stage.button("Buy", .zero)
    #expect(stage.log.take() == ["UILabel Price", "UILabel nil", "UIButtonLabel Buy"])
    #expect([label.text, button.titleLabel?.text] == [nil, "Buy!"])
  }

  @Test func `setText: can be hooked for one label`() throws {
    let labels = [Label(in: stage.process), Label(in: stage.process)]
    try labels[0].hookThisObject(
      .setText, owner: "test",
      Body { (_: Label, _, original) in
        original("hooked")
      })
    for label in labels { label.text = "own" }
    #expect(labels.map(\.text) == ["hooked", "own"])
  }

  @Test func `addSubview: can be hooked for every view`() throws {
    try stage.process.classes[View.self].hook(
      .addSubview, owner: "test",
      .before { [log = stage.log] (view: View, subview) in
        log.add("\(view.class.name) < \(subview?.class.name ?? "nil")")
      })
    let button = stage.button("Buy", .zero)
    #expect(stage.log.take() == ["UIView < UIButton", "UIButton < UIButtonLabel"])
    #expect(button.superview === stage.root.view)
  }

  @Test func `addSubview: can be hooked for one view and refused`() throws {
    let parent = stage.view(.zero)
    try parent.hookThisObject(.addSubview, owner: "test", Body { (_: View, _, _) in })
    let child = View(in: stage.process)
    parent.addSubview(child)
    #expect(child.superview == nil)
  }

  @Test func `hitTest:withEvent: can be hooked for every view and redirect touches`() throws {
    let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
    let hook = try stage.process.classes[View.self].hook(
      .hitTest, owner: "test", Body { (_: View, _, _, _) in button })
    #expect(stage.finger.down(at: Point(x: 300, y: 300)) === button)
    hook.remove()
    #expect(stage.finger.down(at: Point(x: 300, y: 300)) === stage.root.view)
  }

  @Test func `hitTest:withEvent: can be hooked for one view`() throws {
    let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
    try button.hookThisObject(.hitTest, owner: "test", Body { (_: View, _, _, _) in nil })
    #expect(stage.finger.down(at: Point(x: 20, y: 20)) === stage.root.view)
  }

  @Test func `an override of pointInside:withEvent: enlarges a button`() throws {
    let button = stage.button("Buy", Rect(x: 50, y: 50, width: 20, height: 20))
    try button.hookThisObject(
      .pointInside, owner: "test",
      Body { (view: View, point, _, _) in
        view.bounds.insetBy(dx: -20, dy: -20).contains(point)
      })
    #expect(stage.finger.down(at: Point(x: 35, y: 35)) === button)
  }
}
