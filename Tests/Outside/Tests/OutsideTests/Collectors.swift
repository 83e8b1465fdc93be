import AutoTrack
import MiniUI
import Testing

/// A collector that withholds moments from the standard one while it is muted.
private final class MutedCollector: MomentObserver {
  private let standard: any MomentObserver
  var isMuted = false
  private(set) var seen = 0

  init(_ standard: any MomentObserver) { self.standard = standard }

  func receive(_ moment: Moment) {
    seen += 1
    if !isMuted { standard.receive(moment) }
  }
}

@Suite struct Collectors {
  private func app() throws -> (TrackedApp, MutedCollector) {
    var wrapper: MutedCollector?
    let app = try TrackedApp.shop { process, sink in
      Tracker(
        in: process, sink: sink,
        wrapping: { standard in
          let new = MutedCollector(standard)
          wrapper = new
          return new
        })
    }
    return (app, try #require(wrapper))
  }

  @Test func `a wrapper passes moments to the standard collector, or withholds them`() throws {
    let (app, wrapper) = try app()
    try app.tap("#buy")
    wrapper.isMuted = true
    let seen = wrapper.seen
    try app.tap("#sell")
    #expect(app.names == [.appStart, .appViewScreen, .appClick])
    #expect(wrapper.seen > seen)
  }

  @Test func `calls of code reach a wrapped collector`() throws {
    let (app, _) = try app()
    app.tracker.trackClick(try app.view("#sell"))
    #expect(app.names.last == .appClick)
    #expect(app.tracker.forecast(of: try app.view("#buy"))?.outcome == .click)
  }

  @Test func `a wrapped collector loses no moment without the life cycle's events`() throws {
    var configuration = Configuration()
    configuration.instruments = ["appLife": false]
    var seen = 0
    let app = try TrackedApp.shop { [configuration] process, sink in
      Tracker(
        in: process, configuration: configuration, sink: sink,
        wrapping: { standard in Counting(standard) { seen += 1 } })
    }
    let before = seen
    app.process.enterBackground()
    #expect(seen == before + 1)
  }

  private final class Counting: MomentObserver {
    private let (standard, count): (any MomentObserver, () -> Void)

    init(_ standard: any MomentObserver, _ count: @escaping () -> Void) {
      (self.standard, self.count) = (standard, count)
    }

    func receive(_ moment: Moment) {
      count()
      standard.receive(moment)
    }
  }

  @Test func `a stop releases the wrapper`() throws {
    weak var wrapper: MutedCollector?
    let app = try TrackedApp.shop { process, sink in
      Tracker(
        in: process, sink: sink,
        wrapping: { standard in
          let new = MutedCollector(standard)
          wrapper = new
          return new
        })
    }
    #expect(wrapper != nil)
    app.tracker.stop()
    #expect(wrapper == nil)
  }
}
