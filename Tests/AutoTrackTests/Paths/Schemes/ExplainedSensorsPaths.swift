import MiniUI
import Testing

@testable import AutoTrack

/// The steps of the paths of Sensors Analytics with their reasons.
@Suite struct ExplainedSensorsPaths {
  private let process = Device().start(App())
  private let controller: ViewController

  init() {
    controller = ViewController(in: process)
  }

  private func explain(_ view: View) -> [SensorsPathScheme.ExplainedStep] {
    let steps = SensorsPathScheme().explainedPath(of: view)
    #expect(
      steps.compactMap(\.text).joined(separator: "/") == SensorsPathScheme().path(of: view))
    return steps
  }

  @Test func `SA-P01 SA-P10 the outermost step has no index, the others have index and count`() {
    let button = Button(in: process)
    for view in [Label(in: process), Button(in: process), button] {
      controller.view.addSubview(view)
    }
    #expect(explain(button).map(\.reason) == [.outermost, .index(ofSameClass: 2, among: 3)])
  }

  @Test func `SA-P14 a segment's position is omitted`() {
    let segments = SegmentedControl(in: process)
    segments.insertSegment(withTitle: "One", at: 0)
    controller.view.addSubview(segments)
    #expect(
      explain(segments) == [
        .init(text: "UIView", reason: .outermost),
        .init(text: "UISegmentedControl[0]/UISegment[-]", reason: .shared),
      ])
  }

  @Test func `SA-P17 views that UIKit inserts are not steps`() throws {
    let wrapper = try process.view("UITableViewWrapperView")
    let label = Label(in: process)
    controller.view.addSubview(wrapper)
    wrapper.addSubview(label)
    #expect(
      explain(label).map(\.reason) == [.outermost, .between, .index(ofSameClass: 1, among: 1)])
  }
}
