import MiniUI
import Testing

@Suite struct SegmentedControls {
  private let stage = Stage()
  private let control: SegmentedControl

  init() {
    control = SegmentedControl(items: ["Day", "Week", "Month"], in: stage.process)
    control.frame = Rect(x: 30, y: 400, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    stage.root.view.addSubview(control)
    stage.listener().listen(to: control, for: .valueChanged)
  }

  private func tap(_ index: Int) {
    stage.finger.tap(at: Point(x: 80 + 100 * Double(index), y: 415))
  }

  private var titles: [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func `T115 a tap on another segment selects and reports it`() {
    tap(1)
    #expect((control.selectedSegmentIndex, stage.log.take()) == (1, ["valueChanged"]))
    tap(1)
    #expect(stage.log.take() == [])
    control.selectedSegmentIndex = 2
    #expect((control.selectedSegmentIndex, stage.log.take()) == (2, []))
  }

  @Test func `T116 a control has a segment for each of its items and no selection`() {
    let controls = [["1", "2", "3"], ["1"], ["1", "2"], []].map {
      SegmentedControl(items: $0, in: stage.process)
    }
    #expect(controls.map(\.numberOfSegments) == [3, 1, 2, 0])
    #expect(controls.map(\.selectedSegmentIndex) == [-1, -1, -1, -1])
  }

  @Test func `RC-18 a momentary control reports every tap`() {
    control.isMomentary = true
    tap(2)
    tap(2)
    #expect(stage.log.take() == ["valueChanged", "valueChanged"])
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `a finger selects the segment where it is lifted, and no segment outside`() {
    stage.finger.down(at: Point(x: 80, y: 415))
    stage.finger.move(to: Point(x: 280, y: 415))
    stage.finger.up()
    #expect(control.selectedSegmentIndex == 2)
    stage.finger.down(at: Point(x: 80, y: 415))
    stage.finger.move(to: Point(x: 80, y: 440))
    stage.finger.up()
    #expect((control.selectedSegmentIndex, stage.log.take()) == (2, ["valueChanged"]))
  }

  @Test func `a tap on a disabled segment is ignored`() {
    control.setEnabled(false, forSegmentAt: 1)
    tap(1)
    #expect((0..<4).map { control.isEnabledForSegment(at: $0) } == [true, false, true, false])
    #expect((control.selectedSegmentIndex, stage.log.take()) == (0, []))
  }

  @Test func `segments are inserted and removed, and the selection stays with its segment`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0)
    control.insertSegment(withTitle: "Year", at: 99)
    #expect(
      (titles, control.selectedSegmentIndex) == (["Hour", "Day", "Week", "Month", "Year"], 2))
    control.removeSegment(at: 0)
    control.removeSegment(at: 3)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1)
    #expect(titles == ["Day", "Month"])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeAllSegments()
    #expect((titles, control.subviews.isEmpty) == ([], true))
  }

  @Test func `an index without a segment is ignored, and -1 clears the selection`() {
    control.setTitle("Never", forSegmentAt: 3)
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 3) == nil)
    control.selectedSegmentIndex = -1
    #expect((control.selectedSegmentIndex, stage.log.take()) == (-1, []))
  }

  @Test func `a segment is a private view whose label shows the title`() throws {
    control.setTitle("Today", forSegmentAt: 0)
    #expect(control.subviews.map(\.class.name) == ["UISegment", "UISegment", "UISegment"])
    let labels = control.subviews.flatMap(\.subviews)
    #expect(labels.map(\.class.name) == ["UISegmentLabel", "UISegmentLabel", "UISegmentLabel"])
    #expect(labels.map(\.displayedText) == ["Today", "Week", "Month"])
    #expect(control.subviews.map(\.accessibilityLabel) == ["Today", "Week", "Month"])
    try stage.finger.tap(labels[2])
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.subviews.map(\.frame.minX) == [0, 100, 200])
  }
}
