import MiniUI
import Testing

/// RC-4: a method of any types can be an action.
@Suite struct ActionTypes {
  /// The shapes of methods: each kind of argument in its first three places, each result.
  static let shapes: [any NotedShape.Type] = [
    ToVoid.self, BoolToVoid.self, IntToVoid.self, TextToVoid.self, ObjectToVoid.self,
    ObjectsToVoid.self, SelectorToVoid.self, ActionToVoid.self,
    ToBool.self, ObjectToBool.self, ObjectsToBool.self, SelectorToBool.self, ActionToBool.self,
    PointToBool.self, ToObject.self, ObjectToObject.self, SelectorToObject.self,
    PointToObject.self, ToInt.self, ToDouble.self, ToText.self,
    GeneralShape<DynamicObject?, Bool>.self,
    GeneralShape<DynamicObject?, DynamicObject?, SelectorID>.self,
    GeneralShape<Nothing, DynamicObject?, SelectorID>.self,
    GeneralShape<Nothing, DynamicObject?, SelectorID, Int>.self,
    GeneralShape<Nothing, Bool, Bool>.self, GeneralShape<Nothing, Bool, DynamicObject?>.self,
    GeneralShape<Nothing, DynamicObject?, DynamicObject?, Bool>.self,
    GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?>.self,
    GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?>.self,
    GeneralShape<Bool, Double, Int, String?>.self, GeneralShape<Double, DynamicObject?, Int>.self,
    GeneralShape<Int, DynamicObject?, Int>.self,
    GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>.self,
    GeneralShape<Nothing, String?, Int>.self, GeneralShape<Nothing, Point>.self,
    GeneralShape<Double, DynamicObject?, DynamicObject?, DynamicObject?>.self,
    GeneralShape<Nothing, DynamicObject?, Bool>.self, GeneralShape<Nothing, Double>.self,
  ]

  /// A method of one shape that notes its arguments, an object as "id".
  struct Method: CustomTestStringConvertible, Sendable {
    let shape: any NotedShape.Type
    var testDescription: String { shape.kind.description }

    func add(_ type: DynamicClass, _ selector: SelectorID, _ log: Log) {
      let samples = Samples(cat: type, dog: type, selector: selector)
      let note = Noter(log: log, answer: samples) {
        $0 is SelectorID ? "SEL" : $0 is DynamicObject ? "id" : Noter.text(of: $0)
      }
      type.addMethod(selector, implementation(shape, note))
    }

    private func implementation<S: NotedShape>(_: S.Type, _ note: Noter) -> Implementation {
      S.body(note).implementation
    }

    /// The expected notes of the method for these objects.
    func notes(_ sender: Bool, _ event: Bool) -> [String] {
      let passed = shape.kind.arguments.enumerated().map { place, type in
        let isThere = place == 0 ? sender : place == 1 && event
        return switch type {
        case .object: isThere ? "id" : "nil"
        case .bool: "\(isThere)"
        case .int: "0"
        case .double: "0.0"
        case .text: "nil"
        case .selector: "SEL"
        default: "(0, 0)"
        }
      }
      return [passed.joined(separator: " ")]
    }
  }

  /// The senders of the action.
  enum Way: CaseIterable {
    case control, barButton, gesture, chain, code, notification

    var hasEvent: Bool { self != .gesture && self != .notification }
  }

  static let selectors = ["act", "act:", "act:event:", "act:with:and:"]
  static let methods = shapes.map(Method.init)

  @Test(arguments: Self.methods, Way.allCases)
  func `RC-4 a method of any types is an action`(_ method: Method, _ way: Way) throws {
    for name in Self.selectors {
      let stage = ActionStage()
      let selector = stage.classes.selector(name)
      method.add(stage.classes[ActionTarget.self], selector, stage.log)
      try stage.perform(selector, by: way)
      #expect(stage.stage.process.state == .running, "\(name)")
      #expect(stage.log.take() == method.notes(true, way.hasEvent), "\(name)")
    }
  }

  @Test(arguments: Self.methods, Way.allCases)
  func `OB-17 a method of any types is an action of an object that forwards it`(
    _ method: Method, _ way: Way
  ) throws {
    let stage = ActionStage()
    let selector = stage.classes.selector("act:event:")
    let helper = try stage.classes.declareClass("Helper", superclass: stage.classes.root)
    method.add(helper, selector, stage.log)
    stage.forward(selector, to: helper.make())
    try stage.perform(selector, by: way)
    #expect(stage.stage.process.state == .running)
    #expect(stage.log.take() == method.notes(true, way.hasEvent))
  }

  @Test(arguments: Self.methods)
  func `without a sender a BOOL argument is false and objects are nil`(
    _ method: Method
  ) throws {
    let stage = ActionStage()
    let selector = stage.classes.selector("act:event:")
    method.add(stage.classes[ActionTarget.self], selector, stage.log)
    #expect(stage.stage.process.application.sendAction(selector, to: stage.target, from: nil))
    #expect(stage.log.take() == method.notes(false, false))
  }

  @Test(
    arguments: [
      "resignFirstResponder", "becomeFirstResponder", "endEditing:", "class",
      "canBecomeFirstResponder",
      "nextResponder", "copy", "hitTest:withEvent:", "pointInside:withEvent:",
      "respondsToSelector:",
      "removeFromSuperview", "layoutSubviews", "setText:", "delegate", "hasText", "deleteBackward",
      "isFirstResponder", "setHighlighted:", "setSelected:",
    ], Way.allCases)
  func `a method of UIKit can be an action`(_ name: String, _ way: Way) throws {
    let stage = ActionStage()
    let field = stage.stage.view(Rect(x: 0, y: 500, width: 100, height: 40), TextField.self)
    let selector = stage.classes.selector(name)
    guard field.responds(to: selector) else { return }
    try stage.perform(selector, by: way, to: field)
    #expect(stage.stage.process.state == .running)
  }

  @Test func `popViewControllerAnimated: is an action, with its sender as true`() throws {
    let stage = ActionStage()
    let navigation = NavigationController(in: stage.stage.process)
    let (first, second) = (
      ViewController(in: stage.stage.process), ViewController(in: stage.stage.process)
    )
    navigation.setViewControllers([first, second], animated: false)
    stage.stage.window.rootViewController = navigation
    _ = stage.stage.process.mainLoop.settle()
    let log = stage.log
    try navigation.isa.hook(
      .popViewController, owner: "h", .before { (_: DynamicObject, flag) in log.add("\(flag)") })
    let button = Button(in: stage.stage.process)
    button.frame = Rect(x: 100, y: 300, width: 100, height: 40)
    second.view.addSubview(button)
    button.addTarget(
      navigation, action: stage.classes.selector("popViewControllerAnimated:"), for: .touchUpInside)
    try stage.stage.finger.tap(button)
    _ = stage.stage.process.mainLoop.settle()
    #expect(navigation.viewControllers.map { $0 === first } == [true])
    #expect(log.take() == ["true"])
  }
}

/// The target of actions in these tests: a controller, so that the chain finds it.
final class ActionTarget: ViewController {}

/// A screen whose controller is the target, with all senders of actions.
struct ActionStage {
  let stage = Stage(root: ActionTarget.self)
  let button: Button
  var classes: ClassTable { stage.process.classes }
  var log: Log { stage.log }
  var target: DynamicObject { stage.root }

  init() {
    button = stage.button("Go", Rect(x: 100, y: 100, width: 100, height: 44))
    log.take()
  }

  func forward(_ selector: SelectorID, to other: DynamicObject) {
    let type = classes[ActionTarget.self]
    type.addMethod(
      .forwardingTarget,
      Body { (_: DynamicObject, asked, callSuper) in asked == selector ? other : callSuper(asked) })
    type.addMethod(
      .respondsToSelector,
      Body { (_: DynamicObject, asked, callSuper) in asked == selector || callSuper(asked) })
  }

  func perform(
    _ action: SelectorID, by way: ActionTypes.Way, to other: DynamicObject? = nil
  ) throws {
    let target = other ?? target
    let event = TouchEvent(in: stage.process)
    switch way {
    case .control: try tap(button, target, action)
    case .chain: try tap(button, nil, action)
    case .code:
      stage.process.application.sendAction(action, to: target, from: button, for: event)
    case .barButton:
      let item = BarButtonItem(title: "Go", target: target, action: action, in: stage.process)
      item.send(.invokeForEvent)(button, event)
    case .gesture:
      let tap = TapGestureRecognizer(in: stage.process)
      tap.addTarget(target, action: action)
      let view: View = stage.view(Rect(x: 0, y: 300, width: 100, height: 100))
      view.addGestureRecognizer(tap)
      try stage.finger.tap(view)
      _ = stage.process.mainLoop.settle()
    case .notification:
      let message = Message<ObjectToVoid>(action)
      stage.process.notifications.addObserver(target, message, name: "Go")
      stage.process.notifications.post("Go")
    }
  }

  private func tap(_ button: Button, _ target: DynamicObject?, _ action: SelectorID) throws {
    button.addTarget(target, action: action, for: .touchUpInside)
    try stage.finger.tap(button)
  }
}
