import MiniUI
import Testing

/// Sliders of 331 points: the thumb's middle goes from 35.5 to 335.5 on the screen, 300 points.
@Suite struct Sliders {
  private let stage = Stage()
  private let slider: Slider

  init() {
    slider = stage.view(Rect(x: 20, y: 400, width: 331, height: 31), Slider.self)
    slider.maximumValue = 5
    stage.listener().listen(to: slider, for: .valueChanged)
  }

  /// The middle of the thumb at a value, on the screen.
  private func place(_ value: Float) -> Point {
    let thumb = slider.thumbRect(for: value)
    return slider.convert(Point(x: thumb.midX, y: thumb.midY), to: nil)
  }

  private func slide(to values: Float...) {
    stage.finger.down(at: place(slider.value))
    for value in values { stage.finger.move(to: place(value)) }
    stage.finger.up()
  }

  @Test func `T111 the thumb follows the finger`() throws {
    let values = try [3 as Float, 0, 5].map { value in
      try stage.finger.slide(slider, to: value)
      return slider.value
    }
    #expect((values, stage.log.take()) == ([3, 0, 5], Array(repeating: "valueChanged", count: 6)))
  }

  @Test(arguments: [(Float.nan, Float(0)), (.infinity, 5), (-.infinity, 0)])
  func `a value beyond every range is clamped to its end`(value: Float, end: Float) {
    slider.value = value
    #expect(slider.value == end)
    #expect(slider.accessibilityValue == (end == 0 ? "0%" : "100%"))
  }

  @Test func `T114 RC-19 a value that an action sets when the finger is lifted stays`() throws {
    slider.maximumValue = 100
    let listener = stage.listener()
    listener.listen(to: slider, for: .touchUpInside)
    try listener.hookThisObject(
      Message<ObjectToVoid>(named: "touchUpInside:"), owner: "app",
      .after { [slider] (_: Listener, _) in slider.value = 60.3 })
    slide(to: 60)
    #expect(slider.value == 60.3)
    #expect(stage.log.take() == ["valueChanged", "valueChanged", "touchUpInside"])
  }

  @Test(arguments: [37.5, 62.5] as [Float])
  func `RC-19 a value that an action sets with every move stays`(_ place: Float) throws {
    slider.maximumValue = 100
    let listener = stage.listener()
    listener.listen(to: slider, for: .valueChanged)
    try listener.hookThisObject(
      Message<ObjectToVoid>(named: "valueChanged:"), owner: "app",
      .after { [slider] (_: Listener, _) in
        if (37.5...62.5).contains(slider.value) { slider.value = 50 }
      })
    slide(to: place)
    #expect(slider.value == 50)
  }

  @Test func `RC-18 a continuous slider reports each move that changes it, and the end`() {
    slide(to: 1, 1, 2, 5, 6)
    #expect((slider.value, stage.log.take()) == (5, Array(repeating: "valueChanged", count: 4)))
  }

  @Test func `RC-18 a slider that is not continuous reports once, when it is released`() throws {
    slider.isContinuous = false
    stage.listener().listen(to: slider, for: .touchUpInside)
    var states: [Bool] = []
    try slider.hookThisObject(
      .sendControlAction, owner: "test",
      .before { (slider: Slider, _, _, _) in states.append(slider.isTracking) })
    slide(to: 1, 2, 3)
    #expect((slider.value, stage.log.take()) == (3, ["valueChanged", "touchUpInside"]))
    #expect(states == [false, false])
    slide(to: 3)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `RC-19 a value set by code is clamped and not reported`() {
    let values = [7 as Float, -1, 2.5].map { value in
      slider.value = value
      return slider.value
    }
    #expect(values == [5, 0, 2.5])
    slider.maximumValue = 2
    #expect(slider.value == 2)
    slider.minimumValue = 3
    #expect([slider.value, slider.maximumValue] == [3, 3])
    slider.setValue(1, animated: true)
    #expect((slider.value, stage.log.take()) == (3, []))
  }

  @Test func `a covered slider cannot be slid`() {
    _ = stage.view(slider.frame)
    #expect(throws: TouchMiss.self) { try stage.finger.slide(slider, to: 3) }
    #expect(slider.value == 0)
  }

  @Test func `RC-15 a finger beside the thumb has no effect`() {
    stage.listener().listen(to: slider, for: .allTouchEvents)
    stage.finger.down(at: place(3))
    stage.finger.move(to: place(5))
    stage.finger.up()
    #expect((slider.value, stage.log.take()) == (0, []))
  }

  @Test func `a finger that grips the thumb off centre does not make it jump`() {
    let start = place(0)
    stage.finger.down(at: Point(x: start.x + 15, y: start.y))
    stage.finger.move(to: Point(x: start.x + 75, y: start.y))
    #expect((slider.value, slider.isTracking) == (1, true))
  }

  @Test func `the thumb is a view at the position of the value`() throws {
    slider.value = 5
    let part = try #require(slider.subviews.first)
    #expect(part.class.name == "_UISlideriOSVisualElement")
    slider.layoutIfNeeded()
    #expect(part.subviews.last?.frame == Rect(x: 300, y: 0, width: 31, height: 31))
    slide(to: 2.5)
    #expect(part.subviews.last?.frame == Rect(x: 150, y: 0, width: 31, height: 31))
  }
}

/// `valueChanged` of a slider: versions × kinds × movements × ends of the touch.
@Suite struct SliderEvents {
  enum End: CaseIterable {
    case inside, outside, cancelled
  }

  struct Case: CustomTestStringConvertible {
    let version: String
    let isContinuous: Bool
    /// The places of the thumb, by their values.
    let moves: [Double]
    let end: End

    var testDescription: String {
      "iOS \(version), continuous \(isContinuous), \(moves), \(end)"
    }

    /// The phases of the touch with which the event comes.
    var expected: [Touch.Phase] {
      let isOld = ["4.3", "15.2", "25.9"].contains(version)
      var (value, phases) = (0.0, [Touch.Phase]())
      for move in moves {
        if isContinuous, move != value { phases.append(.moved) }
        value = move
      }
      let isLast = isContinuous ? isOld : value != 0
      if isLast, end != .cancelled { phases.append(.ended) }
      return phases
    }
  }

  static let cases: [Case] = ["4.3", "15.2", "25.9", "26.0", "26.1", "27.0"].flatMap { version in
    [true, false].flatMap { isContinuous in
      [[], [3], [3, 4], [3, 3], [3, 0], [5, 0, 5]].flatMap { moves in
        End.allCases.map {
          Case(version: version, isContinuous: isContinuous, moves: moves, end: $0)
        }
      }
    }
  }

  @Test(arguments: cases)
  func `RC-18 before iOS 26 a continuous slider sends a last event`(_ some: Case) throws {
    let stage = Stage(on: Device(osVersion: some.version))
    let slider = stage.view(Rect(x: 20, y: 400, width: 331, height: 31), Slider.self)
    (slider.maximumValue, slider.isContinuous) = (5, some.isContinuous)
    var phases: [Touch.Phase] = []
    var tracking: [Bool] = []
    stage.listener().listen(to: slider, for: .valueChanged)
    try slider.hookThisObject(
      .sendControlAction, owner: "test",
      .before { (slider: Slider, _, _, event) in
        phases += ((event as? TouchEvent)?.allTouches.first?.phase).map { [$0] } ?? []
        tracking.append(slider.isTracking)
      })
    stage.finger.down(at: Self.place(0, on: slider))
    for move in some.moves { stage.finger.move(to: Self.place(move, on: slider)) }
    switch some.end {
    case .inside: stage.finger.up()
    case .outside:
      let last = Self.place(some.moves.last ?? 0, on: slider)
      stage.finger.move(to: last.offset(by: Point(x: 0, y: 200)))
      stage.finger.up()
    case .cancelled: stage.finger.cancel()
    }
    #expect(phases == some.expected)
    #expect(tracking == some.expected.map { $0 == .moved })
  }

  /// The middle of the thumb at a value, on the screen.
  private static func place(_ value: Double, on slider: Slider) -> Point {
    Point(x: 35.5 + value * 60, y: 415.5)
  }
}

/// The values of sliders are of UIKit's `float`.
@Suite struct SliderValues {
  private let stage = Stage()

  @Test(arguments: [0.5555, 0.1, 1.0 / 3, 123_456.789, 16_777_217, 1e-7, -0.3, 1e30])
  func `a value is rounded to the nearest float`(_ number: Double) {
    let slider = Slider(in: stage.process)
    (slider.minimumValue, slider.maximumValue) = (-1e38, 1e38)
    slider.value = Float(number)
    #expect(slider.value == Float(number))
    slider.setValue(Float(number), animated: true)
    #expect(slider.value == Float(number))
  }

  @Test func `setValue of a slider and of a stepper have UIKit's types`() throws {
    let classes = stage.process.classes
    _ = (Slider(in: stage.process), Stepper(in: stage.process))
    var values: [String] = []
    let slider = try classes[Slider.self].hook(
      .setSliderValue, owner: "test", .before { (_: Slider, value) in values.append("\(value)") })
    let stepper = try classes[Stepper.self].hook(
      .setValue, owner: "test", .before { (_: Stepper, value) in values.append("\(value)") })
    let (one, other) = (Slider(in: stage.process), Stepper(in: stage.process))
    one.value = 0.1
    other.value = 16_777_217
    #expect(values == ["0.1", "16777217.0"])
    #expect(slider.remove() && stepper.remove())
    #expect(throws: HookError.self) {
      try classes[Slider.self].hook(.setValue, owner: "test", .before { (_: DynamicObject, _) in })
    }
  }
}
