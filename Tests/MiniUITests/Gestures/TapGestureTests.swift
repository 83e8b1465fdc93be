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
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(ofTouch: 0, in: nil) == Point(x: 180, y: 180))
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
