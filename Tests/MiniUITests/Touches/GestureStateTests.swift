import Testing

@testable import MiniUI

@Suite struct GestureStates {
  typealias State = GestureRecognizer.State
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  @Test func `GR-1 only these transitions are legal`() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let ways = states.map { old in
      states.filter { new in
        switch GestureTransition(from: old, to: new, isHeld: false) {
        case .change(new), .attempt(new): true
        default: false
        }
      }
    }
    #expect(
      ways == [
        [.began, .ended, .failed], [.changed, .ended, .cancelled], [.changed, .ended, .cancelled],
        [], [], [],
      ])
  }

  @Test(arguments: [(State.possible, State.changed), (.began, .possible), (.began, .failed)])
  func `GR-1 an illegal transition ends the process`(_ old: State, _ new: State) {
    let recognizer = scene.add(EagerRecognizer.self)
    recognizer.begins = old == .began
    scene.finger.down(at: inside)
    recognizer.state = new
    let reason =
      "invalid state transition from \(old.rawValue) to \(new.rawValue) of EagerRecognizer"
    #expect(scene.stage.process.state == .crashed(.inconsistency(reason)))
  }

  @Test func `GR-1 a recogniser that has ended ignores its state setter`() {
    let recognizer = scene.add(EagerRecognizer.self)
    scene.finger.down(at: inside)
    for state in [State.ended, .changed, .began, .failed, .possible] { recognizer.state = state }
    #expect((recognizer.state, scene.stage.process.isRunning) == (.ended, true))
  }

  @Test func `GR-2 actions see the state, and reset comes after them`() {
    var resets: [Int] = []
    let recognizer = scene.add(EagerRecognizer.self) { resets.append($0.resets) }
    scene.finger.down(at: inside)
    #expect(scene.take() == ["began"])
    scene.finger.up()
    #expect((scene.take(), resets, recognizer.state) == (["ended"], [0, 0], .ended))
    scene.wait()
    #expect(recognizer.state == .possible)
    #expect(recognizer.resets == 1)
  }

  /// The recognisers of the view or around it, and the order of their actions and its touches.
  private var orders: [(name: String, add: (GestureScene) -> Void, lines: [String])] {
    [
      (
        "a tap", { $0.add(TapGestureRecognizer.self).cancelsTouchesInView = false },
        ["touchesBegan", "ended", "touchesEnded"]
      ),
      (
        "a tap around",
        { $0.add(TapGestureRecognizer.self, to: $0.view.superview).cancelsTouchesInView = false },
        ["touchesBegan", "ended", "touchesEnded"]
      ),
      (
        "a tap that cancels", { _ = $0.add(TapGestureRecognizer.self) },
        ["touchesBegan", "touchesCancelled", "ended"]
      ),
      (
        "a press without a delay",
        {
          let press = $0.add(LongPressGestureRecognizer.self)
          press.minimumPressDuration = .milliseconds(10)
          press.cancelsTouchesInView = false
        }, ["touchesBegan", "began", "ended", "touchesEnded"]
      ),
      (
        "a tap that waits for a double tap",
        {
          let single = $0.add(TapGestureRecognizer.self)
          let double = $0.add(TapGestureRecognizer.self, "double.")
          double.numberOfTapsRequired = 2
          for tap in [single, double] { tap.cancelsTouchesInView = false }
          single.require(toFail: double)
        }, ["touchesBegan", "ended", "touchesEnded"]
      ),
    ]
  }

  @Test func `GR-2 GR-4 an action runs before the view gets the touch`() {
    for (name, add, lines) in orders {
      let scene = GestureScene()
      add(scene)
      scene.finger.tap(at: inside)
      scene.wait(.seconds(1))
      #expect(scene.take() == lines, "\(name)")
    }
  }

  @Test func `GR-2 each state sends its action, also without a turn of the loop in between`() {
    let recognizer = scene.add(EagerRecognizer.self)
    scene.finger.down(at: inside)
    recognizer.state = .changed
    recognizer.state = .changed
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["began", "changed", "changed", "ended"])
  }

  @Test func `GR-1 a recogniser that has failed is reset when all fingers are lifted`() {
    let recognizer = scene.add(EagerRecognizer.self)
    recognizer.begins = false
    scene.finger.down(at: inside)
    recognizer.state = .failed
    scene.wait(.seconds(1))
    #expect((recognizer.state, recognizer.resets) == (.failed, 0))
    scene.finger.up()
    scene.wait()
    #expect((recognizer.state, recognizer.resets) == (.possible, 1))
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
  }

  @Test func `T094 GR-12 a recogniser that is disabled under way is cancelled`() {
    let pan = scene.add(PanGestureRecognizer.self)
    scene.follow([inside, Point(x: 180, y: 150)])
    scene.stage.log.take()
    pan.isEnabled = false
    scene.finger.move(to: Point(x: 190, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["cancelled"])
  }

  @Test func `GR-12 a recogniser that is disabled before it has begun ignores the touch`() {
    let pan = scene.add(PanGestureRecognizer.self)
    scene.finger.down(at: inside)
    pan.isEnabled = false
    pan.isEnabled = true
    scene.finger.move(to: Point(x: 190, y: 150))
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesMoved", "touchesEnded"])
  }

  @Test func `GR-3 the defaults are UIKit's`() {
    let process = scene.stage.process
    let tap = TapGestureRecognizer(in: process)
    #expect(
      [tap.isEnabled, tap.cancelsTouchesInView, tap.delaysTouchesBegan, tap.delaysTouchesEnded]
        == [true, true, false, true])
    #expect([tap.numberOfTapsRequired, tap.numberOfTouchesRequired] == [1, 1])
    let press = LongPressGestureRecognizer(in: process)
    #expect((press.minimumPressDuration, press.allowableMovement) == (.milliseconds(500), 10))
    #expect(press.numberOfTapsRequired == 0)
    #expect(PanGestureRecognizer(in: process).minimumNumberOfTouches == 1)
  }

  @Test func `T095 GR-6 a delegate's veto fails the gesture, and the view receives the touch`() {
    let judge = scene.judge("judge")
    judge.mayBegin = false
    scene.add(TapGestureRecognizer.self).delegate = judge
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(
      scene.take()
        == ["judge.shouldReceive", "touchesBegan", "judge.shouldBegin", "touchesEnded"])
  }

  @Test func `GR-6 the hit view may veto the gesture, too`() throws {
    _ = scene.add(TapGestureRecognizer.self, to: scene.stage.root.view)
    try scene.view.hookThisObject(
      .gestureRecognizerShouldBegin, owner: "app", Body { (_: View, _, _) in false })
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
  }

  @Test func `GR-14 a press with a negative duration begins on the next turn`() {
    scene.add(LongPressGestureRecognizer.self).minimumPressDuration = .seconds(-1)
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "began", "ended"])
  }

  @Test func `OB-9 the delegate's methods are looked up when it is set`() {
    let tap = scene.add(TapGestureRecognizer.self)
    let delegate = DynamicObject(in: scene.stage.process)
    tap.delegate = delegate
    #expect(tap.delegate === delegate)
    scene.stage.process.classes.root.addMethod(
      .gestureRecognizerShouldBegin, Body { (_: DynamicObject, _, _) in false })
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "ended"])
    tap.delegate = nil
    tap.delegate = delegate
    scene.finger.tap(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
  }
}

@Suite struct GestureChanges {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  /// Runs a gesture and returns the changes of recognisers: name, state and cause.
  private func changes(_ act: () -> Void) -> [String] {
    var changes: [String] = []
    scene.stage.process.application.gestureObserver = { change in
      changes.append("\(change.recognizer.name ?? "") \(change.state) \(Self.words(change.cause))")
    }
    act()
    scene.wait()
    return changes
  }

  private static func words(_ cause: GestureChange.Cause) -> String {
    switch cause {
    case .itself: "itself"
    case .prevented(let other): "prevented by \(other.name ?? "")"
    case .requirement(let other): "requires \(other.name ?? "")"
    case .refused: "refused"
    case .dismissed: "dismissed"
    case .fingersLifted: "lifted"
    }
  }

  private func add<Kind: GestureRecognizer>(_ type: Kind.Type, _ name: String) -> Kind {
    let recognizer = scene.add(type, name)
    recognizer.name = name
    return recognizer
  }

  @Test func `GR-9 of two taps the prevented one names the other`() {
    _ = add(TapGestureRecognizer.self, "first")
    _ = add(TapGestureRecognizer.self, "second")
    let changes = changes { scene.finger.tap(at: inside) }
    #expect(changes == ["first ended itself", "second failed prevented by first"])
  }

  @Test func `GR-11 a tap that waits for another fails when that is recognised`() {
    let tap = add(TapGestureRecognizer.self, "tap")
    let other = add(TapGestureRecognizer.self, "other")
    tap.require(toFail: other)
    let judge = scene.judge("judge")
    judge.isSimultaneous = true
    other.delegate = judge
    let changes = changes { scene.finger.tap(at: inside) }
    #expect(changes == ["other ended itself", "tap failed requires other"])
  }

  @Test func `GR-12 a disabled recogniser reports its failure as dismissed`() {
    let tap = add(TapGestureRecognizer.self, "tap")
    let changes = changes {
      scene.finger.down(at: inside)
      tap.isEnabled = false
      scene.finger.up()
    }
    #expect(changes == ["tap failed dismissed"])
  }
}
