import Testing

@testable import MiniUI

@Suite struct HitTestTraces {
  private let stage = Stage()
  private let frame = Rect(x: 100, y: 100, width: 100, height: 100)
  private let point = Point(x: 150, y: 150)

  private func named(_ name: String, _ frame: Rect? = nil, in parent: View? = nil) -> View {
    let view = stage.view(frame ?? self.frame, in: parent)
    view.accessibilityIdentifier = name
    return view
  }

  /// The verdicts of a trace about the named views.
  private func verdicts() -> [String] {
    let trace = stage.process.application.traceHit(at: point)
    #expect(trace.view === stage.process.application.hit(point)?.view)
    return trace.rows.filter { $0.view.contains("#") }.map { row in
      "\(row.view.split(separator: "#").last ?? "") \(row.verdict)"
    }
  }

  @Test func `HT-1 HT-2 HT-5 a trace lists the skipped views with their reasons, front to back`() {
    _ = named("back")
    let target = named("target")
    _ = named("inner", Rect(x: 0, y: 0, width: 20, height: 20), in: target)
    named("faint").alpha = 0.009
    named("off").isUserInteractionEnabled = false
    named("hidden").isHidden = true
    _ = named("beside", Rect(x: 0, y: 0, width: 50, height: 50))
    named("flat").transform = Transform(scaleX: 0, y: 1)
    #expect(
      verdicts() == [
        "flat flat", "beside outside", "hidden hidden", "off interactionOff", "faint faint",
        "target hit", "inner outside", "back behind",
      ])
  }

  @Test func `a view with custom hit testing is asked by message`() throws {
    let target = named("target")
    let front = named("front")
    let hook = try front.hookThisObject(
      .pointInside, owner: "test", Body { (_: View, _, _, _) in false })
    #expect(verdicts() == ["front declined", "target hit"])
    hook.remove()
    try front.hookThisObject(.hitTest, owner: "test", Body { (_: View, _, _, _) in target })
    #expect(verdicts() == ["front ownAnswer(Optional(\"UIView #target\"))", "target behind"])
  }

  @Test func `neither an inactive app nor a point off the screen is hit-tested`() {
    let application = stage.process.application
    #expect(application.traceHit(at: Point(x: -1, y: 0)).refusal == .offScreen)
    application.ignoreTouches(for: .seconds(1))
    #expect(application.traceHit(at: point).refusal == .inTransition)
    stage.process.enterBackground()
    #expect(application.traceHit(at: point).refusal == .notActive)
  }
}
