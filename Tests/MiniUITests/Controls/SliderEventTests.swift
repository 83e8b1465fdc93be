import MiniUI
import Testing

/// `valueChanged` of a slider: versions × kinds × movements × ends of the touch.
@Suite struct SliderEvents {
  /// The ends of the touch.
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
      try classes[Slider.self].hook(
        .setValue, owner: "test", .before { (_: DynamicObject, _) in })
    }
  }
}
