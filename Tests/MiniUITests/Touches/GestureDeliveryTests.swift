import MiniUI
import Testing

@Suite struct GestureDelivery {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  @Test func `T060 GR-4 a recogniser receives the touches on all subviews of its view`() {
    let middle = scene.stage.view(Rect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
    let top = scene.stage.view(Rect(x: 0, y: 0, width: 100, height: 100), in: middle)
    scene.settle()
    _ = scene.take()
    _ = scene.add(PanGestureRecognizer.self, "pan")
    #expect(scene.finger.down(at: Point(x: 110, y: 110)) === top)
    scene.finger.move(to: Point(x: 130, y: 110))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "pan.began", "pan.ended"])
  }

  @Test func `GR-4 the window's recognisers receive every touch, and before the view`() throws {
    let pan = scene.add(EagerRecognizer.self, "window", to: scene.stage.window)
    pan.cancelsTouchesInView = false
    try pan.hookThisObject(
      .touchesBegan, owner: "test",
      .before { [scene] (_: GestureRecognizer, _, _) in scene.stage.log.add("recogniser first") })
    scene.finger.tap(at: inside)
    #expect(
      scene.take() == [
        "recogniser first", "window.began", "touchesBegan", "window.ended", "touchesEnded",
      ])
  }

  @Test func `T061 GR-7 a recognised tap cancels the touch in the view`() {
    let tap = scene.add(TapGestureRecognizer.self, "tap")
    #expect(tap.cancelsTouchesInView)
    scene.finger.down(at: inside)
    #expect(scene.take() == ["touchesBegan"])
    scene.finger.up()
    #expect(scene.take() == ["touchesCancelled", "tap.ended"])
    scene.wait()
    #expect(scene.take() == [])
  }

  @Test func `T062 GR-7 a pan cancels the touch in the view when it begins`() {
    _ = scene.add(PanGestureRecognizer.self)
    scene.finger.down(at: inside)
    scene.finger.move(to: Point(x: 155, y: 150))
    #expect(scene.take() == ["touchesBegan", "touchesMoved"])
    scene.finger.move(to: Point(x: 180, y: 150))
    scene.finger.move(to: Point(x: 190, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesCancelled", "began", "changed", "ended"])
  }

  @Test func `T063 GR-7 a recogniser that does not cancel touches leaves the view every touch`() {
    _ = scene.add(PanGestureRecognizer.self).cancelsTouchesInView = false
    scene.finger.down(at: inside)
    scene.finger.move(to: Point(x: 180, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "began", "touchesMoved", "ended", "touchesEnded"])
  }

  @Test func `GR-5 the delegate is asked once for each touch, when it begins`() {
    let judge = scene.judge("judge")
    let pan = scene.add(PanGestureRecognizer.self)
    pan.cancelsTouchesInView = false
    pan.delegate = judge
    scene.follow([inside, Point(x: 180, y: 150), Point(x: 190, y: 150)])
    scene.finger.up()
    scene.wait()
    #expect(
      scene.take() == [
        "judge.shouldReceive", "touchesBegan", "judge.shouldBegin", "began", "touchesMoved",
        "changed", "touchesMoved", "ended", "touchesEnded",
      ])
    judge.mayReceive = false
    scene.follow([inside, Point(x: 180, y: 150)])
    #expect(scene.take() == ["judge.shouldReceive", "touchesBegan", "touchesMoved"])
  }

  @Test func `GR-5 recognisers added or removed during a sequence do not change it`() {
    let pan = scene.add(PanGestureRecognizer.self, "first")
    scene.finger.down(at: inside)
    let late = scene.add(PanGestureRecognizer.self, "late")
    scene.view.removeGestureRecognizer(pan)
    #expect(scene.view.gestureRecognizers.map { $0 === late } == [true])
    scene.finger.move(to: Point(x: 180, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "first.began", "first.ended"])
    scene.follow([inside, Point(x: 180, y: 150)])
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "late.began"])
  }

  @Test func `a disabled recogniser receives no touches`() {
    scene.add(TapGestureRecognizer.self).isEnabled = false
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
  }

  @Test func `GR-20 recognisers are in the order of adding, each on one view`() {
    let first = scene.add(TapGestureRecognizer.self)
    let second = scene.add(PanGestureRecognizer.self)
    scene.view.addGestureRecognizer(first)
    #expect(scene.view.gestureRecognizers.map { $0 === first } == [true, false])
    scene.stage.root.view.addGestureRecognizer(first)
    #expect(scene.view.gestureRecognizers.map { $0 === second } == [true])
    #expect(first.view === scene.stage.root.view)
  }

  @Test func `HT-7 a view that is removed ends its own gestures`() {
    _ = scene.add(PanGestureRecognizer.self, "pan")
    scene.follow([inside, Point(x: 180, y: 150)])
    scene.stage.log.take()
    scene.view.removeFromSuperview()
    scene.wait()
    scene.finger.move(to: Point(x: 190, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(
      scene.take() == [
        "willMoveToWindow nil", "willMoveToSuperview nil", "didMoveToWindow nil",
        "didMoveToSuperview nil", "pan.cancelled",
      ])
  }

  @Test func `HT-7 a gesture of a view around a removed view continues`() {
    let pan = scene.add(PanGestureRecognizer.self, "pan", to: scene.stage.root.view)
    pan.cancelsTouchesInView = false
    scene.finger.down(at: inside)
    scene.view.removeFromSuperview()
    scene.finger.move(to: Point(x: 180, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(
      scene.take()
        == [
          "touchesBegan", "touchesCancelled", "willMoveToWindow nil", "willMoveToSuperview nil",
          "didMoveToWindow nil", "didMoveToSuperview nil", "pan.began", "pan.ended",
        ])
  }

  @Test func `an app that becomes inactive cancels its gestures`() {
    _ = scene.add(PanGestureRecognizer.self, "pan")
    scene.follow([inside, Point(x: 180, y: 150)])
    scene.stage.log.take()
    scene.stage.process.interrupt()
    scene.wait()
    #expect(scene.take() == ["pan.cancelled"])
  }
}

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
        scene.stage.log.add("\(recognizer.class.name) \(target?.class.name ?? "nil") \(name)")
      })
    let listener: GestureListener = scene.listener { (_: GestureRecognizer) in }
    let tap = TapGestureRecognizer(target: listener, action: scene.selector("handle:"), in: process)
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
          .invalidArgument("-[UIViewController missing:]: unrecognized selector sent to instance")))
  }

  @Test func `a gesture sends its action even if its view was removed in the meantime`() {
    let tap = scene.add(TapGestureRecognizer.self)
    // Not by a finger, so that the action waits for a turn (GR-2).
    tap.state = .ended
    scene.view.removeGestureRecognizer(tap)
    scene.view.removeFromSuperview()
    #expect(!scene.take().contains("ended"))
    scene.wait()
    #expect(scene.take() == ["ended"])
  }

  @Test func `a gesture sends its action even if the action before it has removed its view`() {
    let first = scene.add(TapGestureRecognizer.self, "first") { [scene] _ in
      scene.view.removeFromSuperview()
    }
    let judge = scene.judge("judge")
    judge.isSimultaneous = true
    first.delegate = judge
    let second = scene.add(TapGestureRecognizer.self, "second")
    scene.finger.tap(at: inside)
    #expect(scene.take().filter { $0.hasSuffix("ended") } == ["first.ended", "second.ended"])
    #expect(second.view?.window == nil)
  }
}
