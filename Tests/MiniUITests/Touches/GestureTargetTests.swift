import MiniUI
import Testing

@Suite struct GestureTargets {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  /// The touches that the view receives of a recognised tap (GR-7).
  private static let touches = ["touchesBegan", "touchesCancelled"]

  private func tap() -> [String] {
    scene.finger.tap(at: inside)
    scene.wait()
    return scene.take()
  }

  @Test func `GR-20 an equal pair is kept once, and removing nil removes all pairs`() {
    let listener: GestureListener = scene.listener("a") { (_: GestureRecognizer) in }
    let tap = scene.add(TapGestureRecognizer.self, "b")
    tap.addTarget(listener, action: scene.selector("handle:"))
    tap.addTarget(listener, action: scene.selector("handle:"))
    tap.addTarget(listener, action: scene.selector("told"))
    #expect(self.tap() == Self.touches + ["b.ended", "a.ended", "a.told"])
    tap.removeTarget(listener, action: scene.selector("handle:"))
    #expect(self.tap() == Self.touches + ["b.ended", "a.told"])
    tap.removeTarget(nil, action: nil)
    #expect(self.tap() == Self.touches)
  }

  @Test func `the initializer sends initWithTarget:action:, which can be hooked`() throws {
    let process = scene.stage.process
    try process.classes[GestureRecognizer.self].hook(
      .initWithTarget, owner: "test",
      .before { [scene] (recognizer: GestureRecognizer, target: DynamicObject?, action) in
        let name = recognizer.table.name(of: action)
        scene.stage.log.add(
          "\(recognizer.class.name) \(target?.class.name ?? "nil") \(name)")
      })
    let listener: GestureListener = scene.listener { (_: GestureRecognizer) in }
    let tap = TapGestureRecognizer(
      target: listener, action: scene.selector("handle:"), in: process)
    scene.view.addGestureRecognizer(tap)
    #expect(scene.take() == ["UITapGestureRecognizer GestureListener handle:"])
    #expect(self.tap() == Self.touches + ["ended"])
  }

  @Test func `GR-19 a target's action is sent through its private object, not through sendAction`()
    throws
  {
    let process = scene.stage.process
    let type = try #require(process.classes["UIGestureRecognizerTarget"])
    try type.hook(
      .sendActionWithGestureRecognizer, owner: "test",
      .before { [scene] (target: GestureRecognizerTarget, recognizer) in
        let action = target.table.name(of: target.action)
        scene.stage.log.add("\(target.isa.name) \(action) \(recognizer?.class.name ?? "nil")")
      })
    try process.classes[Application.self].hook(
      .sendAction, owner: "test",
      .before { [scene] (_: Application, _, _, _, _) in scene.stage.log.add("sendAction") })
    _ = scene.add(TapGestureRecognizer.self)
    #expect(
      tap() == Self.touches + ["UIGestureRecognizerTarget handle: UITapGestureRecognizer", "ended"])
  }

  @Test func `a released target is skipped`() {
    let tap = scene.add(TapGestureRecognizer.self, "a")
    tap.addTarget(GestureListener(in: scene.stage.process), action: scene.selector("handle:"))
    #expect(self.tap() == Self.touches + ["a.ended"])
  }

  @Test func `a target without the action ends the process`() {
    let tap = scene.add(TapGestureRecognizer.self)
    tap.addTarget(scene.stage.root, action: scene.selector("missing:"))
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(
      scene.stage.process.state
        == .crashed(
          SimulatedException(
            name: "NSInvalidArgumentException",
            reason: "-[UIViewController missing:]: unrecognized selector sent to instance")))
  }

  @Test func `a gesture sends its action even if its view was removed in the meantime`() {
    let tap = scene.add(TapGestureRecognizer.self)
    scene.finger.tap(at: inside)
    scene.view.removeGestureRecognizer(tap)
    scene.view.removeFromSuperview()
    scene.stage.log.take()
    scene.wait()
    #expect(scene.take() == ["ended"])
  }
}
