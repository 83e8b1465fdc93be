import AutoTrack
import MiniUI
import Testing

/// Clicks on sliders: versions × kinds × events of the target × movements.
@Suite struct SliderClicks {
  struct Case: CustomTestStringConvertible {
    let version: String
    let isContinuous: Bool
    let events: ControlEvents
    let moves: [Float]

    var testDescription: String {
      "iOS \(version), continuous \(isContinuous), \(events.rawValue), \(moves)"
    }

    /// True if an action is sent while the touch has ended.
    var isClick: Bool {
      if events.contains(.touchUpInside) { return true }
      let isOld = !version.hasPrefix("26")
      return isContinuous ? isOld : moves.last.map { $0 != 0 } == true
    }
  }

  static let cases: [Case] = ["15.2", "25.0", "26.0", "26.4"].flatMap { version in
    [true, false].flatMap { isContinuous in
      ([.valueChanged, .touchUpInside, [.valueChanged, .touchUpInside]] as [ControlEvents])
        .flatMap { events in
          ([[], [0.5555], [0.25, 0.5]] as [[Float]]).map {
            Case(version: version, isContinuous: isContinuous, events: events, moves: $0)
          }
        }
    }
  }

  @Test(arguments: cases)
  func `RC-18 a slider is one click if it reports its value as the finger is lifted`(
    _ some: Case
  ) throws {
    let process = Device(osVersion: some.version).start(.showing { HomeController(in: $0) })
    var configuration = Configuration()
    configuration.instruments = ["appLife": false, "screens": false]
    let sink = MemorySink()
    let tracker = Tracker(in: process, configuration: configuration, sink: sink)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    let home = try #require(process.application.keyWindow?.rootViewController as? HomeController)
    let slider = home.add(Slider(in: process))
    slider.isContinuous = some.isContinuous
    slider.addTarget(home, action: process.classes.selector("act:"), for: some.events)
    slider.layoutIfNeeded()
    let finger = Finger(using: process)
    finger.down(at: place(0, on: slider))
    for value in some.moves { finger.move(to: place(value, on: slider)) }
    finger.up()
    _ = process.mainLoop.settle()
    let clicks = sink.events.filter { $0.name == .appClick }
    #expect(clicks.count == (some.isClick ? 1 : 0))
    let text = ["0.000000", "0.555500", "0.500000"][some.moves.count]
    for click in clicks { #expect(click.details["$element_content"] == .string(text)) }
  }

  /// The middle of the thumb at a value, on the screen.
  private func place(_ value: Float, on slider: Slider) -> Point {
    let thumb = slider.thumbRect(for: value)
    return slider.convert(Point(x: thumb.midX, y: thumb.midY), to: nil)
  }
}
