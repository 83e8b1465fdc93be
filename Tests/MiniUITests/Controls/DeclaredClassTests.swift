import MiniUI
import Testing

/// A class that is declared at run time behaves like its superclass, except for its overrides.
@Suite struct DeclaredClasses {
  private let stage = Stage()
  private let custom: DynamicClass
  private let button: Button

  init() throws {
    let classes = stage.process.classes
    custom = try classes.declareClass("CustomButton", superclass: classes[Button.self])
    button = try #require(custom.make() as? Button)
    button.frame = Rect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Buy")
    stage.root.view.addSubview(button)
    stage.listener().listen(to: button, for: .touchUpInside)
  }

  @Test func `a declared button has its declared name and can be tapped`() throws {
    try stage.finger.tap(button)
    #expect((stage.log.take(), button.summary) == (["touchUpInside"], "CustomButton \"Buy\""))
    #expect(button.isKind(of: stage.process.classes[Button.self]))
  }

  @Test func `a declared button overrides hitTest and calls super`() throws {
    custom.addMethod(
      .hitTest,
      Body { [log = stage.log] (view: View, point, event, callSuper) in
        log.add("hitTest")
        return point.x < 50 ? callSuper(point, event) : nil
      })
    #expect(stage.finger.down(at: Point(x: 110, y: 110)) === button)
    #expect(stage.finger.down(at: Point(x: 190, y: 110)) === stage.root.view)
    #expect(stage.log.take() == ["hitTest", "touchUpInside", "hitTest"])
  }

  @Test func `a declared button overrides addSubview, removal and layout`() throws {
    let log = stage.log
    stage.window.layoutIfNeeded()
    custom.addMethod(
      .addSubview,
      Body { (_: View, view, callSuper) in
        log.add("addSubview")
        callSuper(view)
      })
    custom.addMethod(
      .removeFromSuperview,
      Body { (_: View, callSuper) in
        log.add("removeFromSuperview")
        callSuper()
      })
    custom.addMethod(
      .layoutSubviews,
      Body { (_: View, callSuper) in
        log.add("layoutSubviews")
        callSuper()
      })
    let other = try #require(custom.make() as? Button)
    other.setTitle("Sell")
    other.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    stage.root.view.addSubview(other)
    other.layoutIfNeeded()
    other.removeFromSuperview()
    #expect(log.take() == ["addSubview", "layoutSubviews", "removeFromSuperview"])
    #expect(other.titleLabel?.frame == Rect(x: 12, y: 0, width: 76, height: 44))
    #expect(other.superview == nil)
  }

  @Test func `a declared button overrides touches and action sending`() throws {
    let log = stage.log
    custom.addMethod(
      .touchesEnded,
      Body { (_: View, touches, event, callSuper) in
        log.add("touchesEnded")
        callSuper(touches, event)
      })
    custom.addMethod(
      .sendControlAction,
      Body { (control: Control, action, target, event, callSuper) in
        log.add("sending \(control.table.name(of: action))")
        callSuper(action, target, event)
      })
    try stage.finger.tap(button)
    #expect(log.take() == ["touchesEnded", "sending touchUpInside:", "touchUpInside"])
  }

  @Test func `a declared label overrides setText`() throws {
    let classes = stage.process.classes
    let type = try classes.declareClass("PriceLabel", superclass: classes[Label.self])
    type.addMethod(
      .setText, Body { (_: Label, text, callSuper) in callSuper(text.map { "€ " + $0 }) })
    let label = try #require(type.make() as? Label)
    label.text = "9"
    #expect((label.text, label.isUserInteractionEnabled) == ("€ 9", false))
  }

  @Test func `a declared controller overrides its callbacks and its next responder`() throws {
    let classes = stage.process.classes
    let log = stage.log
    let type = try classes.declareClass(
      "HomeViewController", superclass: classes[ViewController.self])
    type.addMethod(
      .viewDidAppear,
      Body { (controller: ViewController, animated, callSuper) in
        callSuper(animated)
        log.add("viewDidAppear \(controller.class.name)")
      })
    type.addMethod(.nextResponder, Body { (_: ViewController, _) in nil })
    let controller = try #require(type.make() as? ViewController)
    stage.window.rootViewController = controller
    stage.process.mainLoop.runTurn()
    #expect(log.take() == ["viewDidAppear HomeViewController"])
    #expect(controller.view.responderChain.count == 2)
  }
}
