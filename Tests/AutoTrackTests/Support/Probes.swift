import AutoTrack
import MiniUI
import Testing

@Suite struct Probes {
  /// The reports of a probe on fixture F1 about a use of it.
  private static func reports(
    of use: (Probe, ElementViewController) throws -> Void
  ) throws -> [String] {
    final class Reports { var texts: [String] = [] }
    let reports = Reports()
    do {
      let (probe, screen) = try Probe.showingElements()
      probe.report = { text, _ in reports.texts.append(text) }
      try use(probe, screen)
    }
    return reports.texts
  }

  private static let leaving = """

      $AppPageLeave {"$screen_name":"ElementViewController","$title":"Element",\
    "$url":"ElementViewController","event_duration":0}
      $AppEnd {"event_duration":0}
    """

  @Test func `a probe does not report expected events`() throws {
    let reports = try Self.reports { probe, screen in
      try probe.tap(screen.first, expecting: .firstClick)
      probe.enterBackground(expecting: .elementLeave(after: 0.05), .end(after: 0.05))
    }
    #expect(reports == [])
  }

  @Test func `a probe fails on an unexpected event`() throws {
    let reports = try Self.reports { probe, _ in probe.enterBackground() }
    #expect(reports == ["expected in this step: nothing\ncame:\(Self.leaving)"])
  }

  @Test func `a probe fails on a missing event`() throws {
    let reports = try Self.reports { probe, _ in
      probe.wait(.seconds(1), expecting: .end(after: 1))
    }
    #expect(reports == ["expected in this step:\n  $AppEnd {\"event_duration\":1}\ncame: nothing"])
  }

  @Test func `a probe fails on a property that differs`() throws {
    let reports = try Self.reports { probe, screen in
      try probe.tap(screen.first, expecting: .firstClick.with(["$element_id": "first"]))
    }
    #expect(reports.count == 1)
  }

  @Test func `a probe fails on an unexpected reason`() throws {
    let reports = try Self.reports { probe, screen in
      probe.expect { screen.first.sendActions(for: .touchUpInside) }
    }
    #expect(reports == ["expected in this step: nothing\ncame:\n  nothing(noTouch)"])
  }

  @Test func `a probe fails on events between two steps`() throws {
    let reports = try Self.reports { probe, _ in
      probe.process.enterBackground()
      probe.wait(.seconds(1))
    }
    #expect(reports == ["expected before this step: nothing\ncame:\(Self.leaving)"])
  }

  @Test func `a probe fails on events after the last step`() throws {
    let reports = try Self.reports { probe, _ in probe.process.enterBackground() }
    #expect(reports == ["expected before the probe was released: nothing\ncame:\(Self.leaving)"])
  }
}
