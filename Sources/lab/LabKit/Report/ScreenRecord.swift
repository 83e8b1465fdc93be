import AutoTrack
import MiniUI

/// The views of a screen at one moment, for a report; it retains no object of the app.
struct ScreenRecord {
  /// The link to the screen in the tables.
  let link: CompactJSON
  /// The places of the views in the screen, by view.
  let places: [ObjectIdentifier: Int]
  /// The number of views that are left out.
  let omitted: Int
}

/// The recorder of one screen: it walks the visible windows and enters each view into the tables.
struct ScreenRecorder {
  private let session: AppSession
  private let parts: [ObjectIdentifier: ScreenContents.Part]
  /// True if the screen has more views than a report stores.
  private let isTooLarge: Bool
  private let names: ElementNames
  private let outlook: TapOutlook
  private let facts: RuleFacts
  /// The data that depends on the facts of the screen alone.
  private let derived: NumberedScreens.Screen
  private let limits: ReportLimits
  /// The links to the views, and the counts of their subviews.
  private var nodes: [(view: CompactJSON, count: Int)] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var omitted = 0

  private init(
    of session: AppSession, _ screens: inout NumberedScreens, _ facts: RuleFacts,
    _ limits: ReportLimits, _ tables: inout ReportTables
  ) {
    (self.session, self.facts, self.limits) = (session, facts, limits)
    // Collecting the contents lays out the windows, so it comes before the paths.
    let contents = ScreenContents(of: session.process)
    let views = session.process.application.visibleWindows.reduce(0) { $0 + $1.viewCount }
    isTooLarge = views > limits.viewsOfScreen
    derived = screens.screen(of: session.process, &tables)
    parts = Dictionary(
      contents.parts.map { (ObjectIdentifier($0.view), $0) },
      uniquingKeysWith: { first, _ in first })
    names = ElementNames(in: session.process)
    outlook = TapOutlook(in: session)
  }

  /// Records the screen of an app in the foreground.
  static func record(
    _ session: AppSession, in screens: inout NumberedScreens, _ facts: RuleFacts,
    within limits: ReportLimits, to tables: inout ReportTables
  ) -> ScreenRecord {
    var recorder = ScreenRecorder(of: session, &screens, facts, limits, &tables)
    let windows = session.process.application.visibleWindows
    for window in windows {
      let origin = Point(
        x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
      recorder.add(window, at: origin, to: &tables)
    }
    let link = tables.link(toScreen: recorder.json)
    return ScreenRecord(link: link, places: recorder.places, omitted: recorder.omitted)
  }

  private var json: CompactJSON {
    let size = session.process.device.screen
    let application = session.process.application
    let input = (application.firstResponder as? View).flatMap { view in
      view.isa.implementer(of: SelectorID(.`insertText:`)) == nil
        ? nil : "\(ViewSummary(of: view, showingText: false))"
    }
    return .members(
      [
        "size": .list([.fraction(size.width), .fraction(size.height)]),
        "controller": AppState(of: session.process).controller.map { .text($0.class.name) },
        "keyboard": input.map(CompactJSON.text),
        "nodes": .list(nodes.flatMap { [$0.view, .number($0.count)] }),
      ], omitted == 0 ? derived.anchored.members : [:])
  }

  private mutating func add(_ view: View, at origin: Point, to tables: inout ReportTables) {
    guard nodes.count < limits.viewsOfScreen else {
      omitted += view.everything.count
      return
    }
    let place = nodes.count
    places[ObjectIdentifier(view)] = place
    let json = json(of: view, at: origin, place, to: &tables)
    nodes.append((tables.link(toView: json), 0))
    var count = 0
    for subview in view.subviews {
      let size = nodes.count
      add(subview, at: origin, to: &tables)
      if nodes.count > size { count += 1 }
    }
    nodes[place].count = count
  }

  private func json(
    of view: View, at origin: Point, _ place: Int, to tables: inout ReportTables
  ) -> CompactJSON {
    let frame = view.convert(view.bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    let element = parts[ObjectIdentifier(view)]?.element
    let text = element?.text ?? (view.showsTypedText ? nil : view.displayedText)
    let tap = isTooLarge ? "" : outlook.text(for: view)
    let selector = element.flatMap { element in
      element.isOperable && !isTooLarge ? names.selector(of: view, element) : nil
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let head: CompactJSON.Members = [
      "class": .text(view.class.name), "frame": .list(numbers.map(CompactJSON.fraction)),
      "identifier": view.accessibilityIdentifier.map(CompactJSON.text),
      "text": text.map(CompactJSON.text),
      "controller": view.controller.map { .text($0.class.name) },
    ]
    let rest: CompactJSON.Members = [
      "flags": view.marks.map(CompactJSON.text).nonEmptyList,
      "clips": view.clipsToBounds ? .flag(true) : nil,
      "tap": tap.isEmpty ? nil : .text(tap),
      "selector": selector.map { .text($0.written) }, "paths": derived.paths[place],
    ]
    let clicks = tap == "click" ? facts.clicks(on: view, in: session, to: &tables) : [:]
    return .members(
      head, element?.appearance ?? [:], rest, facts.places(of: view),
      derived.anchored.members(of: place, showing: text), clicks)
  }
}

extension View {
  /// The number of views of the tree.
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

extension ScreenElement {
  /// The members that decide how the page draws the element.
  fileprivate var appearance: CompactJSON.Members {
    [
      "kind": .text(kind.word), "align": alignment == .center ? .text("center") : nil,
      "selected": kind.isSelected ? .flag(true) : nil,
      "on": kind == .toggle(isOn: true) ? .flag(true) : nil,
      "value": kind.sliderValue.map(CompactJSON.fraction),
      "current": kind.page.map { .number($0.current) },
      "count": kind.page.map { .number($0.count) },
    ]
  }
}

extension ScreenElement.Kind {
  fileprivate var isSelected: Bool {
    switch self {
    case .tab(let isSelected), .segment(let isSelected): isSelected
    default: false
    }
  }

  fileprivate var sliderValue: Double? {
    guard case .slider(let value) = self else { return nil }
    return value
  }

  fileprivate var page: (current: Int, count: Int)? {
    guard case .pageControl(let current, let count) = self else { return nil }
    return (current, count)
  }
}
