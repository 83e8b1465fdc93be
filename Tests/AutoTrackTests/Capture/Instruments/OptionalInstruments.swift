import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Instruments that are off by default, and React Native's.
@Suite struct OptionalInstruments {
  /// A screen under a tracker with one of the instruments, and the other kinds off.
  private static func showing(
    _ instrument: String, _ build: @escaping (HomeController) -> Void
  ) throws -> (Probe, HomeController) {
    var configuration = Configuration()
    for name in ["screens", "appLife", "controlActions", "gestures", "rowSelections"] {
      configuration.instruments[name] = false
    }
    configuration.instruments[instrument] = true
    let app = App.showing { process in
      let home = HomeController(in: process)
      home.build = build
      return home
    }
    let probe = Probe(app, configuration: configuration)
    probe.start()
    probe.launch()
    return (probe, try probe.root())
  }

  private static func event(
    _ name: EventName, _ type: String, _ frame: Value, _ more: Properties = [:]
  ) -> Outcome {
    guard case .event(_, let properties) = Outcome.homeClick(type, at: "\(type)[0]", frame) else {
      return .nothing(.noTouch)
    }
    return .event(name, properties.merging(more))
  }

  @Test func `a turn of a date picker is one event for any number of targets`() throws {
    let (probe, home) = try Self.showing("inputChanges") { home in
      let picker = home.add(DatePicker(in: home.process), height: 216)
      picker.on(.valueChanged, send: "act:", to: home)
      picker.on(.valueChanged, send: "actToo:", to: home)
    }
    let picker = try #require(home.view.subviews.first as? DatePicker)
    try probe.expect(Self.event(.appInputChange, "UIDatePicker", [0, 100, 390, 216])) {
      try probe.finger.spin(picker, to: picker.date + .seconds(86_400))
      probe.process.rest()
    }
    #expect(home.actions == ["act:", "actToo:"])
  }

  @Test func `S3.3d without RCTUIManager the instrument is skipped`() {
    let probe = Probe(.elements)
    probe.start()
    #expect(
      probe.tracker.diagnostics.entries.contains(
        .skipped(
          instrument: "reactTouches", because: "the app has no class RCTUIManager")))
  }

  @Test func `a late start and a stop leave every delegate and class unchanged`() throws {
    let log = Told()
    let process = Device().start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = { home in
          home.add(ScrollView(in: process), height: 100).delegate = log.make(in: process)
          home.add(WebView(in: process), height: 100).navigationDelegate = log.make(in: process)
        }
        return home
      })
    process.launch()
    process.rest()
    let before = process.classes.description
    var configuration = Configuration()
    configuration.instruments = ["scrolling": true, "webLoads": true, "inputChanges": true]
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    #expect(process.classes.description != before)
    tracker.stop()
    #expect(process.classes.description == before)
  }
}

/// The part of a React Native app that handles touches.
private enum React {
  static func launched() throws -> (AppProcess, HomeController) {
    let process = Device().start(
      .showing { process in
        let home = HomeController(in: process)
        home.build = { home in
          guard let view = try? process.view("RCTView") else { return }
          home.add(view).tag = 7
        }
        return home
      })
    let manager = try process.classes.declareClass(
      "RCTUIManager", superclass: process.classes[DynamicObject.self])
    manager.addMethod(
      Message<GeneralShape<Nothing, DynamicObject?, Bool>>(
        named: "setJSResponder:blockNativeResponder:"),
      Body { (_: DynamicObject, _, _, _) in })
    process.launch()
    process.rest()
    let root = process.application.keyWindow?.rootViewController
    return (process, try #require(root as? HomeController))
  }
}

/// Delegates that record their callbacks.
private final class Told {
  private(set) var lines: [String] = []
  private var delegates: [DynamicObject] = []

  func make(in process: AppProcess) -> DynamicObject {
    let type = try? process.classes.declareClass(
      "Told\(delegates.count)", superclass: process.classes[DynamicObject.self])
    type?.addMethod(
      .scrollViewDidEndDragging,
      Body { (_: DynamicObject, _, _, _) in self.lines.append("didEndDragging") })
    type?.addMethod(
      .scrollViewDidEndDecelerating,
      Body { (_: DynamicObject, _, _) in self.lines.append("didEndDecelerating") })
    let delegate = type?.make() ?? DynamicObject(in: process)
    delegates.append(delegate)
    return delegate
  }
}
