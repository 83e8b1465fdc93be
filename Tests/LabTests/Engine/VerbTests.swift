import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// A screen with one of each element that a finger or the keyboard can use.
enum Workshop {
  static let views = """
    { is: 'UILabel', id: 'sign', text: 'Sign', interactive: true, frame: [0, 50, 390, 40],
      gestures: [{ is: 'UITapGestureRecognizer', action: 'twice:', taps: 2 },
        { is: 'UILongPressGestureRecognizer', action: 'press:' }] },
    { id: 'pad', frame: [0, 100, 390, 100], gestures: [
      { is: 'UIPanGestureRecognizer', action: 'pan:' }] },
    { id: 'sky', frame: [0, 200, 390, 100], gestures: [
      { is: 'UISwipeGestureRecognizer', action: 'swipe:', direction: 'left' }] },
    { id: 'map', frame: [0, 650, 390, 100], gestures: [
      { is: 'UIPinchGestureRecognizer', action: 'pinch:' },
      { is: 'UIRotationGestureRecognizer', action: 'turn:' }] },
    { is: 'UITextField', id: 'field', placeholder: 'Name', frame: [0, 300, 390, 34],
      on: { editingDidEndOnExit: 'done:' } },
    { is: 'UISlider', id: 'slider', maximumValue: 10, value: 5, frame: [0, 340, 390, 40],
      on: { valueChanged: 'slide:' } },
    { is: 'UITableView', id: 'list', frame: [0, 400, 390, 132], sections: [
      { header: 'Top', rows: ['A', 'B', 'C', 'D', 'E'] }] },
    { is: 'UISegmentedControl', id: 'sort', segments: ['Up', 'Down'], frame: [0, 540, 390, 40],
      on: { valueChanged: 'sort:' } },
    { is: 'UILabel', id: 'said', text: '-', frame: [0, 600, 390, 40] },
    """

  static let methods = ["twice", "press", "pan", "swipe", "done", "slide", "sort", "pinch", "turn"]
    .map { "'\($0):': [{ set: { '#said.text': 'did \($0)' } }]," }.joined(separator: "\n")

  /// Runs a step on the screen, right after the launch.
  static func report(_ step: String, methods: String = methods) throws -> RunReport {
    try run(
      Shop.scenario(steps: "{ launch: {} }, \(step)", views: views, methods: methods))
  }
}

@Suite struct Verbs {
  @Test(arguments: [
    ("{ doubleTap: '#sign', see: 'did twice' }", "00:00.200"),
    ("{ longPress: '#sign', see: 'did press' }", "00:01.000"),
    ("{ drag: { from: '#pad', by: [50, 0] }, see: 'did pan' }", "00:00.300"),
    ("{ drag: { from: '#pad', to: '#sky', lasts: '50ms' }, see: 'did pan' }", "00:00.050"),
    ("{ swipe: { direction: 'left', on: '#sky' }, see: 'did swipe' }", "00:00.100"),
    ("{ pinch: { on: '#map', scale: 0.5 }, see: 'did pinch' }", "00:00.300"),
    ("{ rotate: { on: '#map', by: 45, lasts: '1s' }, see: 'did turn' }", "00:01.000"),
    ("{ type: 'Ann', into: '#field', see: 'Ann' }", "00:00.050"),
    ("{ slide: { control: '#slider', to: 8 }, see: 'did slide' }", "00:00.050"),
    ("{ tap: { segment: 1, in: '#sort' }, see: ['did sort', 'Down'] }", "00:00.050"),
    ("{ scroll: { list: '#list', by: [0, 60] }, see: 'D' }", "00:00.300"),
    ("{ scroll: { list: '#list', by: [0, 5] }, see: 'Top' }", "00:00.500"),
  ])
  func `a verb has its effect after its duration`(step: String, end: String) throws {
    let report = try Workshop.report("\(step), { wait: '1s' }")
    #expect(report.outcomes.map(\.fault) == [nil, nil, nil])
    #expect(report.outcomes.flatMap(\.differences) == [])
    #expect(report.outcomes.last?.start.timelineText == end)
  }

  @Test func `two taps far apart are not a double tap`() throws {
    let far = "{ tap: '#sign' }, { wait: '1s' }, { tap: '#sign', see: '-' }"
    #expect(try Workshop.report(far).holds)
  }

  @Test func `text can be typed, deleted and cleared, and return ends editing`() throws {
    let steps = """
      { type: 'Ann', into: '#field' }, { press: 'delete' }, { type: 'n', see: 'Ann' },
      { clear: '#field', see: 'Name' },
      { press: 'return', see: 'did done' },
      """
    let report = try Workshop.report(steps)
    #expect(report.outcomes.flatMap(\.differences) == [])
    #expect(report.fault == nil)
  }

  @Test func `scrolling to a row makes it tappable`() throws {
    let steps = "{ scroll: { list: '#list', to: '0:4' } }, { tap: { row: '0:4', in: '#list' } }"
    #expect(try Workshop.report(steps).fault == nil)
  }
}
