import MiniUI
import Testing

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
    #expect(told == some.expected)
    #expect(tap.state == .possible)
  }

  @Test func `GR-8 a view that waits for a tap receives its touch after 0.75 s`() {
    let tap = scene.add(TapGestureRecognizer.self)
    tap.delaysTouchesBegan = true
    scene.finger.down(at: inside)
    scene.wait(.milliseconds(749))
    #expect(tap.state == .possible)
    #expect(scene.take() == [])
    scene.wait(.milliseconds(1))
    #expect(tap.state == .failed)
    #expect(scene.take() == ["touchesBegan"])
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
