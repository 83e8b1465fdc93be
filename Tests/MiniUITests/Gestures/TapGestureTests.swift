import MiniUI
import Testing

@Suite struct TapGestures {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  @Test func `T081 GR-21 a tap reports its location, also at the edge`() {
    var places: [Point] = []
    _ = scene.add(TapGestureRecognizer.self) { places.append($0.location(in: $0.view)) }
    for point in [Point(x: 112, y: 150), Point(x: 100, y: 100)] {
      scene.finger.tap(at: point)
      scene.wait(.seconds(1))
    }
    #expect(places == [Point(x: 12, y: 50), Point(x: 0, y: 0)])
    #expect(
      scene.take() == ["touchesBegan", "touchesCancelled", "ended"] + [
        "touchesBegan", "touchesCancelled", "ended",
      ])
  }

  @Test func `T082 a double tap ends with the second tap`() {
    _ = scene.add(TapGestureRecognizer.self, "single tap")
    scene.add(TapGestureRecognizer.self, "double tap").numberOfTapsRequired = 2
    scene.finger.doubleTap(at: inside)
    scene.wait(.seconds(1))
    #expect(
      scene.take() == [
        "touchesBegan", "touchesCancelled", "single tap.ended", "touchesBegan",
        "touchesCancelled", "double tap.ended",
      ])
  }

  @Test func `GR-11 two taps too far apart in time or place are not a double tap`() {
    scene.add(TapGestureRecognizer.self).numberOfTapsRequired = 2
    scene.finger.tap(at: inside)
    scene.wait(.milliseconds(351))
    scene.finger.tap(at: inside)
    scene.wait(.seconds(1))
    scene.finger.tap(at: inside)
    scene.finger.tap(at: Point(x: 250, y: 250))
    scene.wait(.seconds(1))
    #expect(
      scene.take() == Array(repeating: ["touchesBegan", "touchesEnded"], count: 4).flatMap(\.self))
  }

  @Test func `a finger that moves far does not tap`() {
    _ = scene.add(TapGestureRecognizer.self)
    scene.follow([inside, Point(x: 190, y: 150), inside])
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesMoved", "touchesMoved", "touchesEnded"])
  }

  @Test func `a tap of two fingers needs two fingers`() {
    scene.add(TapGestureRecognizer.self).numberOfTouchesRequired = 2
    let hand = FingerPair(using: scene.stage.process)
    scene.finger.tap(at: inside)
    scene.wait(.seconds(1))
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
    hand.tap(at: inside)
    scene.wait(.seconds(1))
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "ended"])
  }

  @Test func `GR-21 the location of two fingers is the middle between them`() {
    var place = Point.zero
    let tap = scene.add(TapGestureRecognizer.self) { place = $0.location(in: nil) }
    tap.numberOfTouchesRequired = 2
    FingerPair(using: scene.stage.process).tap(at: Point(x: 200, y: 180))
    #expect((tap.numberOfTouches, tap.location(ofTouch: 0, in: nil)) == (2, Point(x: 180, y: 180)))
    scene.wait()
    #expect(place == Point(x: 200, y: 180))
  }
}

@Suite struct LongPressGestures {
  private let scene = GestureScene()
  private let inside = Point(x: 150, y: 150)

  @Test func `T093 GR-14 a press begins while the finger is down, and a movement does not end it`()
  {
    let press = scene.add(LongPressGestureRecognizer.self)
    var states: [GestureRecognizer.State] = []
    scene.finger.down(at: inside)
    for step in [
      { scene.wait(.milliseconds(490)) }, { scene.wait(.milliseconds(20)) },
      { scene.finger.move(to: Point(x: 180, y: 150)) }, { scene.finger.up() },
    ] {
      step()
      states.append(press.state)
    }
    scene.wait()
    #expect(states == [.possible, .began, .changed, .ended])
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "began", "changed", "ended"])
  }

  @Test func `GR-14 an early movement of more than 10 points fails a press`() {
    _ = scene.add(LongPressGestureRecognizer.self)
    for distance in [10.0, 11] {
      scene.finger.down(at: inside)
      scene.finger.move(to: inside.offset(by: Point(x: distance, y: 0)))
      scene.wait(.seconds(1))
      scene.finger.up()
      scene.wait()
    }
    #expect(
      scene.take() == [
        "touchesBegan", "touchesMoved", "touchesCancelled", "began", "ended", "touchesBegan",
        "touchesMoved", "touchesEnded",
      ])
  }

  @Test func `a press that is too short fails`() {
    _ = scene.add(LongPressGestureRecognizer.self)
    scene.finger.longPress(at: inside, lasting: .milliseconds(499))
    scene.wait(.seconds(1))
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
    scene.finger.longPress(at: inside)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesCancelled", "began", "ended"])
  }

  @Test func `a press may require a tap before it`() {
    scene.add(LongPressGestureRecognizer.self).numberOfTapsRequired = 1
    scene.finger.longPress(at: inside)
    scene.wait(.seconds(1))
    #expect(scene.take() == ["touchesBegan", "touchesEnded"])
    scene.finger.tap(at: inside)
    scene.finger.longPress(at: inside)
    scene.wait()
    #expect(
      scene.take() == [
        "touchesBegan", "touchesEnded", "touchesBegan", "touchesCancelled", "began", "ended",
      ])
  }
}

/// A tap fails after 0.75 s: durations around the limit × other recognisers.
@Suite struct TapDurations {
  /// Another recogniser on the same view.
  enum Company: CaseIterable {
    /// None.
    case none
    /// A long press, which prevents the tap once it has begun.
    case longPress
    /// A long press that the tap waits for.
    case longPressThatFailsFirst
    /// One tap of one finger that waits for the tap.
    case waitingTap
  }

  struct Case: CustomTestStringConvertible {
    let taps: Int
    let touches: Int
    /// The duration of each tap, in milliseconds.
    let durations: [Int]
    let company: Company

    var testDescription: String { "\(taps) taps, \(touches) touches, \(durations), \(company)" }

    /// The expected actions, by the rules.
    var expected: [String] {
      let isShort = durations.allSatisfy { $0 < 750 }
      let presses = touches == 1 ? durations.count { $0 >= 500 } : 0
      let hasPress = company == .longPress || company == .longPressThatFailsFirst
      var told: [String] = []
      if isShort, !hasPress || presses == 0 { told.append("tap.ended") }
      if hasPress { for _ in 0..<presses { told += ["press.began", "press.ended"] } }
      // The waiting tap has found one of the taps, and the other recogniser fails later.
      let isFound = touches == 1 && taps == 2 && durations.contains { $0 < 750 }
      if company == .waitingTap, isFound, !isShort { told.append("single.ended") }
      return told
    }
  }

  private static let durations = [50, 499, 500, 749, 750, 751, 1_500]

  static let cases: [Case] = Company.allCases.flatMap { company in
    [1, 2].flatMap { touches in
      durations.flatMap { first in
        [Case(taps: 1, touches: touches, durations: [first], company: company)]
          + durations.map {
            Case(taps: 2, touches: touches, durations: [first, $0], company: company)
          }
      }
    }
  }

  private let scene = GestureScene()
  private let inside = Point(x: 200, y: 200)

  @Test(arguments: cases)
  func `GR-3 a tap fails after a finger stays down for 0.75 s`(_ some: Case) {
    let tap = scene.add(TapGestureRecognizer.self, "tap")
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (some.taps, some.touches)
    switch some.company {
    case .none: break
    case .longPress: _ = scene.add(LongPressGestureRecognizer.self, "press")
    case .longPressThatFailsFirst:
      tap.require(toFail: scene.add(LongPressGestureRecognizer.self, "press"))
    case .waitingTap: scene.add(TapGestureRecognizer.self, "single").require(toFail: tap)
    }
    let hand = [-20.0, 20].prefix(some.touches).map { (Finger(using: scene.stage.process), $0) }
    for duration in some.durations {
      for (finger, x) in hand { finger.down(at: inside.offset(by: Point(x: x, y: 0))) }
      scene.wait(.milliseconds(duration))
      for (finger, _) in hand { finger.up() }
      scene.wait(.milliseconds(100))
    }
    scene.wait(.seconds(1))
    let told = scene.take().filter { $0.contains(".") }
    #expect((told, tap.state) == (some.expected, .possible))
  }

  @Test func `GR-8 a view that waits for a tap receives its touch after 0.75 s`() {
    let tap = scene.add(TapGestureRecognizer.self)
    tap.delaysTouchesBegan = true
    scene.finger.down(at: inside)
    scene.wait(.milliseconds(749))
    #expect((tap.state, scene.take()) == (.possible, []))
    scene.wait(.milliseconds(1))
    #expect((tap.state, scene.take()) == (.failed, ["touchesBegan"]))
    scene.finger.up()
    #expect(scene.take() == ["touchesEnded"])
  }

  @Test func `the second finger of a tap has the rest of the first one's time`() {
    let tap = scene.add(TapGestureRecognizer.self, "tap")
    tap.numberOfTouchesRequired = 2
    let second = Finger(using: scene.stage.process)
    scene.finger.down(at: inside)
    scene.wait(.milliseconds(400))
    second.down(at: inside.offset(by: Point(x: 30, y: 0)))
    scene.wait(.milliseconds(400))
    #expect(tap.state == .failed)
    second.up()
    scene.finger.up()
    scene.wait()
    #expect(scene.take().filter { $0.contains(".") } == [])
  }
}
