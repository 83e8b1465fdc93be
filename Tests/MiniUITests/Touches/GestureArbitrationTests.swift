import Testing

@testable import MiniUI

@Suite struct GestureArbitration {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  /// P stays undecided, and A begins with the touch.
  private func undecidedAndActive() -> (undecided: EagerRecognizer, active: EagerRecognizer) {
    let undecided = scene.add(EagerRecognizer.self, "P")
    undecided.begins = false
    return (undecided, scene.add(EagerRecognizer.self, "A"))
  }

  private func judge(_ name: String, simultaneous: Bool) -> GestureJudge {
    let judge = scene.judge(name)
    judge.isSimultaneous = simultaneous
    return judge
  }

  private var entrants: [GestureRecognizer] {
    scene.stage.process.application.gestureArena?.entrants.map(\.recognizer) ?? []
  }

  @Test func `T064 GR-10 of two pans the one on the deeper view fires`() {
    _ = scene.add(PanGestureRecognizer.self, "outer")
    let top = scene.stage.view(Rect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
    _ = scene.add(PanGestureRecognizer.self, "inner", to: top)
    scene.settle()
    _ = scene.take()
    scene.follow([inside, Point(x: 180, y: 150)])
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "inner.began", "inner.ended"])
  }

  @Test func `T075 an active gesture that cannot prevent others keeps another undecided`() {
    let (undecided, active) = undecidedAndActive()
    active.canPreventOthers = false
    undecided.canBePreventedByOthers = false
    scene.finger.down(at: inside)
    #expect([undecided.state, active.state] == [.possible, .began])
    #expect(entrants.map { $0 === undecided } == [true, false])
  }

  @Test func `T076 a gesture that begins prevents one that has not received the touch yet`() {
    let active = scene.add(EagerRecognizer.self, "A")
    let undecided = scene.add(EagerRecognizer.self, "P")
    scene.finger.down(at: inside)
    #expect([active.state, undecided.state] == [.began, .failed])
    #expect(entrants.filter { $0.state == .began }.map { $0 === active } == [true])
    #expect(entrants.filter { $0.state == .possible }.isEmpty)
    #expect([active.delegate, undecided.delegate].allSatisfy { $0 == nil })
    scene.wait()
    #expect(scene.take() == ["A.began"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func `GR-9 a gesture is prevented only if both agree`(
    _ canPrevent: Bool, _ canBePrevented: Bool, _ isPrevented: Bool
  ) {
    let (undecided, active) = undecidedAndActive()
    active.canPreventOthers = canPrevent
    undecided.canBePreventedByOthers = canBePrevented
    scene.finger.down(at: inside)
    #expect(undecided.state == (isPrevented ? .failed : .possible))
  }

  @Test func `T078 a delegate that allows simultaneous recognition lets both continue`() {
    let (undecided, active) = undecidedAndActive()
    let judge = judge("P", simultaneous: true)
    undecided.delegate = judge
    scene.finger.down(at: inside)
    #expect([undecided.state, active.state] == [.possible, .began])
    #expect(scene.take() == ["P.shouldReceive", "P.simultaneously", "A.began"])
    scene.finger.up()
    scene.wait()
    #expect((entrants.count, [undecided.resets, active.resets]) == (0, [1, 1]))
  }

  @Test func `T079 without simultaneous recognition only the first continues`() {
    let (undecided, active) = undecidedAndActive()
    let judges = [judge("P", simultaneous: false), judge("A", simultaneous: false)]
    (undecided.delegate, active.delegate) = (judges[0], judges[1])
    scene.finger.down(at: inside)
    #expect([undecided.state, active.state] == [.failed, .began])
    #expect(
      scene.take() == [
        "P.shouldReceive", "A.shouldReceive", "A.shouldBegin", "A.simultaneously",
        "P.simultaneously", "A.began",
      ])
  }

  @Test func `T080 one tap fires the first of recognisers for 1, 10 and 1000 taps`() {
    let taps = [1, 10, 1000].map { number in
      let tap = scene.add(TapGestureRecognizer.self, "\(number)")
      tap.numberOfTapsRequired = number
      return tap
    }
    let numbers = scene.view.gestureRecognizers.map { recognizer in
      (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired
    }
    #expect((numbers, numbers.compactMap(\.self).max()) == ([1, 10, 1000], 1000))
    scene.finger.tap(at: inside)
    #expect(taps.map(\.state) == [.recognized, .possible, .possible])
    for tap in taps.dropFirst() { tap.state = .failed }
    #expect(taps.map(\.state) == [.recognized, .failed, .failed])
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "1.ended"])
  }

  @Test func `GR-9 a prevented gesture under way is cancelled`() {
    let press = scene.add(LongPressGestureRecognizer.self, "press")
    let pan = scene.add(PanGestureRecognizer.self, "pan")
    let judge = judge("judge", simultaneous: true)
    pan.delegate = judge
    scene.finger.down(at: inside)
    scene.wait(.seconds(1))
    judge.isSimultaneous = false
    scene.stage.log.take()
    scene.finger.move(to: Point(x: 190, y: 150))
    scene.wait()
    #expect(
      scene.take() == [
        "judge.shouldBegin", "judge.simultaneously", "press.changed", "pan.began",
        "press.cancelled",
      ])
    #expect([press.state, pan.state] == [.cancelled, .began])
  }

  @Test func `recognisers of different fingers do not affect each other`() {
    let other = scene.stage.view(Rect(x: 0, y: 400, width: 100, height: 100))
    let first = scene.add(EagerRecognizer.self)
    let second = scene.add(EagerRecognizer.self, to: other)
    scene.finger.down(at: inside)
    Finger(using: scene.stage.process).down(at: Point(x: 50, y: 450))
    #expect([first.state, second.state] == [.began, .began])
  }
}

/// Recognisers that wait for others: GR-11.
@Suite struct FailureRequirements {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)
  private let single: TapGestureRecognizer
  private let double: TapGestureRecognizer

  init() {
    single = scene.add(TapGestureRecognizer.self, "single")
    double = scene.add(TapGestureRecognizer.self, "double")
    double.numberOfTapsRequired = 2
  }

  @Test func `T092 a single tap that waits for a double tap fires without one`() {
    single.require(toFail: double)
    scene.finger.tap(at: inside)
    scene.wait(.milliseconds(100))
    #expect(scene.take() == ["touchesBegan"])
    scene.wait(.milliseconds(500))
    #expect(scene.take() == ["touchesCancelled", "single.ended"])
    scene.finger.doubleTap(at: inside)
    scene.wait(.seconds(1))
    #expect(
      scene.take() == [
        "touchesBegan", "touchesBegan", "touchesCancelled", "touchesCancelled", "double.ended",
      ])
  }

  @Test func `GR-11 settling waits for the end of a series of taps`() {
    single.require(toFail: double)
    scene.finger.tap(at: inside)
    scene.settle()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "single.ended"])
  }

  @Test func `GR-11 delegates may require the same failure, from either side`() {
    let judge = scene.judge("judge")
    judge.required = double
    single.delegate = judge
    scene.finger.doubleTap(at: inside)
    scene.wait(.seconds(1))
    #expect(
      scene.take() == [
        "judge.shouldReceive", "touchesBegan", "touchesBegan", "judge.simultaneously",
        "touchesCancelled", "touchesCancelled", "double.ended",
      ])
    (judge.required, judge.dependent, single.delegate) = (nil, single, nil)
    double.delegate = judge
    scene.finger.doubleTap(at: inside)
    scene.wait(.seconds(1))
    #expect(
      scene.take() == [
        "judge.shouldReceive", "touchesBegan", "judge.shouldReceive", "touchesBegan",
        "judge.shouldBegin", "judge.simultaneously", "touchesCancelled", "touchesCancelled",
        "double.ended",
      ])
  }

  @Test func `GR-11 a pan that waits for a swipe begins when the swipe fails`() {
    let swipe = scene.add(SwipeGestureRecognizer.self, "swipe")
    let pan = scene.add(PanGestureRecognizer.self, "pan")
    pan.require(toFail: swipe)
    scene.finger.swipe(from: inside, to: Point(x: 250, y: 150))
    scene.wait()
    let taken = ["touchesBegan", "touchesMoved", "touchesMoved", "touchesCancelled"]
    #expect(scene.take() == taken + ["swipe.ended"])
    scene.finger.swipe(from: inside, to: Point(x: 150, y: 250))
    scene.wait()
    #expect(
      scene.take() == taken + ["pan.began"] + Array(repeating: "pan.changed", count: 3) + [
        "pan.ended"
      ])
  }

  @Test func `GR-11 a tap prevents taps of as many or fewer, and not those of more`() {
    #expect([double.canPrevent(single), single.canPrevent(double)] == [true, false])
    #expect(double.canPrevent(double))
  }
}
