import AutoTrack
import LabKit
import LabLanguage
import MiniUI

/// The views of a screen at one moment, for a report; it retains no object of the app.
struct ScreenRecord {
  let link: PrintedJSON
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
    _ session: AppSession, keeping kept: Set<ObjectIdentifier>, after last: ScreenRecord?,
    in screens: inout NumberedScreens,
    _ facts: RuleFacts, within limits: ReportLimits, to tables: inout ReportTables
  ) -> ScreenRecord {
    let (sight, views) = ScreenSight.read(session, keeping: kept, within: limits)
    let places = Dictionary(uniqueKeysWithValues: zip(views.map(ObjectIdentifier.init), 0...))
    let known = last?.sight == sight ? last?.link : nil
    // Writing an equal screen adds nothing to the tables.
    assert(
      known == nil || known == write(sight, views, session, in: &screens, facts, to: &tables),
      "equal facts gave another screen than \(known?.compact ?? "")")
    let link = known ?? write(sight, views, session, in: &screens, facts, to: &tables)
    return ScreenRecord(link: link, places: places, sight: sight)
  }

  private static func write(
    _ sight: ScreenSight, _ views: [View], _ session: AppSession,
    in screens: inout NumberedScreens, _ facts: RuleFacts, to tables: inout ReportTables
  ) -> PrintedJSON {
    var derived = screens.screen(of: session.process, sight.tree, &tables)
    for view in views.dropFirst(derived.paths.count) {
      derived.paths.append(screens.firstPath(of: view, &tables))
    }
    let recorder = ScreenRecorder(
      names: ElementNames(in: session.process), facts: facts, derived: derived)
    var nodes: [PrintedJSON] = []
    for (place, view) in views.enumerated() {
      let json = recorder.json(of: view, sight.views[place], place, sight, to: &tables)
      nodes += [tables.link(toView: json), .number(sight.views[place].count)]
    }
    let edits = screens.edits(of: sight, facts.patterns, &tables)
    return tables.link(toScreen: recorder.json(of: sight, nodes, edits))
  }

  private func json(
    of sight: ScreenSight, _ nodes: [PrintedJSON], _ edits: PrintedJSON?
  ) -> PrintedJSON {
    .members([
      "size": .list([.fraction(sight.screen.width), .fraction(sight.screen.height)]),
      "controller": sight.controller.map(PrintedJSON.text),
      "keyboard": sight.keyboard.map(PrintedJSON.text), "nodes": .list(nodes), "edits": edits,
    ])
  }

  private func json(
    of view: View, _ seen: ViewSight, _ place: Int, _ sight: ScreenSight,
    to tables: inout ReportTables
  ) -> PrintedJSON {
    let element = seen.element
    let selector = element.flatMap { element in
      element.isOperable && !sight.isTooLarge ? names.selector(of: view, element) : nil
    }
    let head: PrintedJSON.Members = [
      "class": .text(view.class.name), "frame": seen.frame.json,
      "identifier": view.accessibilityIdentifier.map(PrintedJSON.text),
      "text": seen.text.map(PrintedJSON.text),
      "controller": view.controller.map { .text($0.class.name) },
    ]
    let rest: PrintedJSON.Members = [
      "flags": seen.marks.map(PrintedJSON.sentence).nonEmptyList,
      "clips": seen.clips ? .flag(true) : nil,
      "tap": seen.tap.map(PrintedJSON.sentence),
      "selector": selector.map { .text($0.written) }, "paths": derived.paths[place],
    ]
    let clicks = seen.clicks.first.map { facts.clicks(on: view, $0, to: &tables) } ?? [:]
    return .members(
      head, element?.appearance ?? [:], rest, clicks)
  }
}
