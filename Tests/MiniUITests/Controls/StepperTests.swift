import MiniUI
import Testing

@Suite struct Steppers {
  private let stage = Stage()
  private let stepper: Stepper
  private let less = Point(x: 120, y: 415)
  private let more = Point(x: 180, y: 415)

  init() {
    stepper = stage.view(Rect(x: 100, y: 400, width: 94, height: 32), Stepper.self)
    stage.listener().listen(to: stepper, for: .valueChanged)
  }

  private func values(_ points: Point...) -> [Double] {
    points.map { point in
      stage.finger.tap(at: point)
      return stepper.value
    }
  }

  @Test func `RC-18 the right half adds a step and the left half subtracts one`() {
    #expect(values(more, more, less) == [1, 2, 1])
    #expect(stage.log.take() == ["valueChanged", "valueChanged", "valueChanged"])
  }

  @Test func `a person can tap either half unless it is covered`() throws {
    let values = try [Stepper.Half.increment, .increment, .decrement].map { half in
      try stage.finger.tap(half, of: stepper)
      return stepper.value
    }
    #expect(values == [1, 2, 1])
    _ = stage.view(stepper.frame)
    #expect(throws: TouchMiss.self) { try stage.finger.tap(.increment, of: stepper) }
  }

  @Test func `RC-18 a step that does not change the value is not reported`() {
    #expect(values(less) == [0])
    stepper.value = 100
    #expect((values(more), stage.log.take()) == ([100], []))
  }

  @Test func `a stepper that wraps continues at the other end`() {
    stepper.wraps = true
    #expect(values(less, more, more) == [100, 0, 1])
    #expect(stage.log.take() == ["valueChanged", "valueChanged", "valueChanged"])
  }

  @Test func `a step has its own size and stops at the ends`() {
    stepper.stepValue = 30
    stepper.minimumValue = -10
    #expect(values(more, more, more, more, less) == [30, 60, 90, 100, 70])
  }

  @Test func `RC-18 values set by code are clamped and not reported`() {
    stepper.value = 250
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect((stepper.value, stage.log.take()) == (10, []))
  }

  @Test func `a finger that changes halves, or leaves, makes no step`() {
    for end in [less, Point(x: 180, y: 615)] {
      stage.finger.down(at: more)
      stage.finger.move(to: end)
      stage.finger.up()
    }
    #expect((stepper.value, stage.log.take()) == (0, []))
  }

  @Test func `a minimum that is not below the maximum ends the process`() {
    stepper.minimumValue = 100
    #expect(
      stage.process.state
        == .crashed(.invalidArgument("minimumValue 100 must be less than maximumValue 100")))
  }

  @Test func `a step of zero ends the process`() {
    stepper.stepValue = 0
    #expect(
      stage.process.state
        == .crashed(.invalidArgument("stepValue must be greater than 0, not 0")))
  }

  @Test func `the halves are private buttons with accessibility labels`() throws {
    stepper.layoutIfNeeded()
    let halves = try #require(stepper.subviews.first?.subviews)
    #expect(halves.map(\.class.name) == ["_UIStepperButton", "_UIStepperButton"])
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map(\.frame.minX) == [0, 47])
  }
}
