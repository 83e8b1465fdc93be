import AutoTrack
import Foundation
import LabExplainSupport
import MiniUI
import TestSupport
import Testing

@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Compares forecasts of clicks with their outcomes.
@Suite struct Forecasts {
  /// Folders of scenarios, with the least number of elements that must be tapped at their ends.
  @Test(arguments: [("clicks", 5), ("shop", 5), ("filters", 2), ("published", 4)])
  func `a tap on each element has the forecast outcome`(folder: String, least: Int) throws {
    let all = RepositoryRun.scenarios(in: folder)
    let count = try TestSpace("Forecasts", all).some(6).map(taps(atTheEndOf:)).reduce(0, +)
    #expect(count >= least)
  }

  /// Taps each element in a separate process; returns the number of taps.
  private func taps(atTheEndOf loaded: LoadedScenario) throws -> Int {
    let count = try ForetoldTap.elements(after: loaded)
    return try TestSpace("Forecasts", 0..<count).some(4).count { index in
      let tap = try #require(try ForetoldTap(on: index, after: loaded))
      #expect(tap.agrees, "\(tap.text) at the end of \(loaded.path)")
      return tap.wasMade
    }
  }
}

/// One element at the end of a scenario, with its forecast and the decisions of a tap.
private struct ForetoldTap {
  private let element: View
  private var foretold: ClickForecast.Outcome?
  private var decisions: [Decision]?

  /// Returns the session at the end of a new run; nil if no app is in front then.
  private static func session(after loaded: LoadedScenario) -> (Simulation, AppSession)? {
    let simulation = Simulation(loaded)
    _ = simulation.run()
    guard let session = simulation.session, session.process.isRunning, !session.isInBackground
    else { return nil }
    _ = session.process.mainLoop.advance(by: .seconds(1))
    return (simulation, session)
  }

  /// Returns the number of elements at the end of the scenario.
  static func elements(after loaded: LoadedScenario) throws -> Int {
    session(after: loaded).map { $1.forecasts.count } ?? 0
  }

  /// Runs the scenario again, and taps; nil without such an element.
  init?(on index: Int, after loaded: LoadedScenario) throws {
    guard let (simulation, session) = Self.session(after: loaded) else { return nil }
    defer { withExtendedLifetime(simulation) {} }
    let all = session.forecasts
    guard all.indices.contains(index) else { return nil }
    element = all[index].element
    foretold = all[index].outcome
    guard element.isTapped, !element.losesTaps, let place = element.freePlace(in: session) else {
      return
    }
    tap(place, in: session)
  }

  /// If the app acts on touch-down, the forecast while the finger is down counts.
  private mutating func tap(_ place: Point, in session: AppSession) {
    guard let tracker = session.autoTrack else { return }
    let count = tracker.decisionCount
    session.finger(0).down(at: place)
    _ = session.process.mainLoop.advance(by: Finger.tapDuration)
    if (element as? Control)?.allControlEvents.contains(.touchDown) == true {
      foretold = tracker.forecast(of: element)?.outcome
    }
    session.finger(0).up()
    _ = session.process.mainLoop.settle()
    decisions = tracker.decisions(after: count)
  }

  var text: String {
    let summary = ViewSummary(of: element, showingText: false)
    let words = foretold.map { "\($0)" } ?? "no click"
    return "\(summary): foretold \(words), came \(decisions ?? [])"
  }

  /// True if the element had a place that a finger could tap.
  var wasMade: Bool { decisions != nil }

  /// True if a forecast click happened, or the click was suppressed for the forecast reason.
  var agrees: Bool {
    guard let decisions else { return true }
    let clicked = decisions.contains { decision in
      if case .captured(.appClick, _) = decision.outcome { true } else { false }
    }
    switch foretold {
    case .click: return clicked
    case .unseen, nil: return !clicked
    case .deselection: return decisions.isEmpty
    case .nothing(let reason):
      return !clicked && decisions.contains { $0.outcome == .suppressed(reason) }
    }
  }
}

/// Conditions that a forecast ignores, as far as they are known before the touch.
extension View {
  /// True if the element reacts to one tap, and not to a long press, a double tap or a slide.
  fileprivate var isTapped: Bool {
    !(self is Slider) && !(self is TextField) && !(self is DatePicker)
      && (self as? Control)?.hearsOfOneTap != false
      && gestureRecognizers.allSatisfy { recognizer in
        !(recognizer is LongPressGestureRecognizer)
          && (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired ?? 1 == 1
      }
  }

  /// True if an ancestor cancels its taps: GR-7, and GR-16 for controls.
  fileprivate var losesTaps: Bool {
    guard !(self is Control), gestureRecognizers.isEmpty else { return false }
    return sequence(first: self, next: \.superview).dropFirst().contains { around in
      around.gestureRecognizers.contains { recognizer in
        recognizer.isEnabled && recognizer.cancelsTouchesInView
          && (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired == 1
      }
    }
  }

  /// A point of the screen at which the element itself is hit; nil if no part is free.
  fileprivate func freePlace(in session: AppSession) -> Point? {
    let target = (self as? SegmentedControl)?.segmentToChoose ?? self
    guard let middle = try? session.process.application.aim(at: target) else { return nil }
    let (width, height) = (target.bounds.width, target.bounds.height)
    let offsets = [0, -0.45, 0.45, -0.3, 0.3].flatMap { x in
      [0, -0.45, 0.45, -0.3, 0.3].map { y in Point(x: width * x, y: height * y) }
    }
    return offsets.first { offset in
      target.keeper(at: target.middle.offset(by: offset)) == nil
        && target.isHit(target.middle.offset(by: offset))
    }.map { middle.offset(by: $0) }
  }

  private var middle: Point { Point(x: bounds.midX, y: bounds.midY) }

  /// The middle is known to be hit; another point may be covered or off the screen.
  private func isHit(_ place: Point) -> Bool {
    place == middle
      || window?.hitTest(convert(place, to: window), with: nil)?.isDescendant(of: self) == true
  }
}

extension Control {
  fileprivate var hearsOfOneTap: Bool {
    allControlEvents.isEmpty
      || !allControlEvents.isDisjoint(with: [
        .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
      ])
  }
}

extension SegmentedControl {
  /// A segment that is not selected: a tap on the selected one sends no action.
  fileprivate var segmentToChoose: View? {
    (0..<numberOfSegments)
      .first { $0 != selectedSegmentIndex && isEnabledForSegment(at: $0) }
      .flatMap(segmentView)
  }
}
