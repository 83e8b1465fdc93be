import MiniUI
import Testing

@testable import AutoTrack

/// The steps of paths with their reasons.
@Suite struct ExplainedPaths {
  private let process = Device().start(App())
  private let controller: ViewController

  init() {
    controller = ViewController(in: process)
  }

  private func add<Kind: View>(_ view: Kind, to parent: View? = nil) -> Kind {
    (parent ?? controller.view).addSubview(view)
    return view
  }

  private func explain(
    _ view: View, _ scheme: DefaultPathScheme = DefaultPathScheme()
  ) -> [DefaultPathScheme.ExplainedStep] {
    let steps = scheme.explainedPath(of: view)
    #expect(steps.compactMap(\.text) == scheme.viewPath(of: view).steps.map(\.description))
    return steps
  }

  @Test func `S3.7b a step states its index among its class and the number of siblings`() {
    _ = add(Label(in: process))
    _ = add(Button(in: process))
    let button = add(Button(in: process))
    #expect(explain(button).map(\.reason) == [.controller, .index(ofSameClass: 2, among: 3)])
    #expect(explain(button).last?.text == "UIButton[1]")
  }

  @Test func `S3.7i an alias names its class`() {
    let view = add(View(in: process))
    let scheme = DefaultPathScheme(pages: ["UIViewController": "Home"])
    #expect(explain(view, scheme).first?.reason == .alias(of: "UIViewController"))
  }

  @Test func `S3.7h a segment is not a step`() throws {
    let segments = add(SegmentedControl(in: process))
    segments.insertSegment(withTitle: "One", at: 0)
    let segment = try #require(segments.segmentView(at: 0))
    #expect(explain(segment).last == .init(text: nil, reason: .segment))
  }

  @Test func `a view outside every controller is rooted in the outermost view`() {
    let outer = View(in: process)
    let inner = add(View(in: process), to: outer)
    #expect(explain(inner).map(\.reason) == [.outermost, .index(ofSameClass: 1, among: 1)])
  }
}

/// The steps of the paths of Sensors Analytics with their reasons.
@Suite struct ExplainedSensorsPaths {
  private let process = Device().start(App())
  private let controller: ViewController

  init() {
    controller = ViewController(in: process)
  }

  private func explain(_ view: View) -> [SensorsPathScheme.ExplainedStep] {
    let steps = SensorsPathScheme().explainedPath(of: view)
    #expect(steps.compactMap(\.text).joined(separator: "/") == SensorsPathScheme().path(of: view))
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
