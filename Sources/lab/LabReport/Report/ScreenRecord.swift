import AutoTrack
import LabKit
import MiniUI

/// The views of a screen at one moment, for a report; it retains no object of the app.
struct ScreenRecord {
  /// The link to the screen in the tables.
  let link: CompactJSON
  /// The places of the views in the screen, by view.
  let places: [ObjectIdentifier: Int]
  /// The facts from which the screen was written.
  let sight: ScreenSight
}

/// The recorder of one screen: it walks the visible windows and enters each view into the tables.
struct ScreenRecorder {
  private let names: ElementNames
  private let facts: RuleFacts
  /// The data that depends on the facts of the screen alone.
  private let derived: NumberedScreens.Screen

  /// Records the screen of an app in the foreground; equal facts repeat the last screen.
  ///
  /// Two of three screens repeat the last one, and writing is most of a record's cost: a report of
  /// all scenarios takes a tenth less time. Debug builds write each screen and compare.
  static func record(
    _ session: AppSession, after last: ScreenRecord?, in screens: inout NumberedScreens,
    _ facts: RuleFacts, within limits: ReportLimits, to tables: inout ReportTables
  ) -> ScreenRecord {
    let (sight, views) = ScreenSight.read(session, within: limits)
    let places = Dictionary(uniqueKeysWithValues: zip(views.map(ObjectIdentifier.init), 0...))
    let known = last?.sight == sight ? last?.link : nil
    // Writing an equal screen adds nothing to the tables.
    assert(
      known == nil || known == write(sight, views, session, in: &screens, facts, to: &tables),
      "equal facts gave another screen than \(known?.text ?? "")")
    let link = known ?? write(sight, views, session, in: &screens, facts, to: &tables)
    return ScreenRecord(link: link, places: places, sight: sight)
  }

  private static func write(
    _ sight: ScreenSight, _ views: [View], _ session: AppSession,
    in screens: inout NumberedScreens, _ facts: RuleFacts, to tables: inout ReportTables
  ) -> CompactJSON {
    let recorder = ScreenRecorder(
      names: ElementNames(in: session.process), facts: facts,
      derived: screens.screen(of: session.process, sight.tree, &tables))
    var nodes: [CompactJSON] = []
    for (place, view) in views.enumerated() {
      let json = recorder.json(of: view, sight.views[place], place, sight, to: &tables)
      nodes += [tables.link(toView: json), .number(sight.views[place].count)]
    }
    return tables.link(toScreen: recorder.json(of: sight, nodes))
  }

  private func json(of sight: ScreenSight, _ nodes: [CompactJSON]) -> CompactJSON {
    .members(
      [
        "size": .list([.fraction(sight.screen.width), .fraction(sight.screen.height)]),
        "controller": sight.controller.map(CompactJSON.text),
        "keyboard": sight.keyboard.map(CompactJSON.text), "nodes": .list(nodes),
      ], sight.omitted == 0 ? derived.anchored.members : [:])
  }

  private func json(
    of view: View, _ seen: ViewSight, _ place: Int, _ sight: ScreenSight,
    to tables: inout ReportTables
  ) -> CompactJSON {
    let element = seen.element
    let selector = element.flatMap { element in
      element.isOperable && !sight.isTooLarge ? names.selector(of: view, element) : nil
    }
    let numbers = [seen.frame.minX, seen.frame.minY, seen.frame.width, seen.frame.height]
    let head: CompactJSON.Members = [
      "class": .text(view.class.name), "frame": .list(numbers.map(CompactJSON.fraction)),
      "identifier": view.accessibilityIdentifier.map(CompactJSON.text),
      "text": seen.text.map(CompactJSON.text),
      "controller": view.controller.map { .text($0.class.name) },
    ]
    let rest: CompactJSON.Members = [
      "flags": seen.marks.map(CompactJSON.text).nonEmptyList,
      "clips": seen.clips ? .flag(true) : nil,
      "tap": seen.tap.isEmpty ? nil : .text(seen.tap),
      "selector": selector.map { .text($0.written) }, "paths": derived.paths[place],
    ]
    let clicks = seen.sighting.map { facts.clicks(on: view, $0, to: &tables) } ?? [:]
    return .members(
      head, element?.appearance ?? [:], rest, facts.places(of: view),
      derived.anchored.members(of: place, showing: seen.text), clicks)
  }
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
