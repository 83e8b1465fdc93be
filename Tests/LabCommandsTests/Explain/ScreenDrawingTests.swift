import AutoTrack
import Foundation
import LabExplainSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Drawings after every step of every scenario of the repository.
@Suite struct ScreenDrawings {
  private static let all = RepositoryRun.sample(for: "ScreenDrawings")

  /// Draws the screen after each step, and calls the closure with it.
  private func drawAll(
    _ loaded: LoadedScenario,
    _ look: (ScreenDrawing, AppProcess, StepOutcome) -> Void = { _, _, _ in }
  ) -> RunReport {
    let simulation = Simulation(loaded)
    return simulation.run(through: loaded.scenario.steps.count - 1) { outcome in
      guard let process = simulation.session?.process, process.isRunning else { return }
      look(ScreenDrawing(of: process), process, outcome)
    }
  }

  @Test func `every line has 80 cells, and drawing changes no run`() {
    var count = 0
    for loaded in Self.all {
      let plain = Simulation(loaded).run(through: loaded.scenario.steps.count - 1) { _ in }
      let drawn = drawAll(loaded) { drawing, _, outcome in
        count += 1
        let widths = Set(drawing.lines.map { $0.reduce(0) { $0 + $1.cells } })
        #expect(widths == [80], "\(loaded.path) step \(outcome.index + 1)")
      }
      #expect(drawn.outcomes.map(\.events) == plain.outcomes.map(\.events), "\(loaded.path)")
      #expect(drawn.outcomes.map(\.suppressed) == plain.outcomes.map(\.suppressed))
      #expect(drawn.outcomes.map(\.notes) == plain.outcomes.map(\.notes), "\(loaded.path)")
      #expect(drawn.outcomes.map(\.crash) == plain.outcomes.map(\.crash))
    }
    #expect(count > TestSize.amount(40, all: 1_500))
  }

  @Test func `every element that a finger reaches is drawn, with a selector that finds it`() {
    var (count, unnamed) = (0, [String]())
    var seen: Set<[String]> = []
    for loaded in Self.all {
      _ = drawAll(loaded) { plain, process, outcome in
        // Most steps leave the screen as it was, and many scenarios share an app.
        guard seen.insert([loaded.app.identity.bundle] + plain.lines).inserted else { return }
        let drawing = ScreenDrawing(of: process, isNumbered: true, naming: DefaultPathScheme())
        let place = "\(loaded.path) step \(outcome.index + 1)"
        let screen = Screen(of: process)
        for element in drawing.operable {
          count += 1
          guard let selector = element.selector else {
            unnamed.append("\(place) \(element.className)")
            continue
          }
          let found = try? screen.view(selector)
          #expect(found?.className == element.className, "\(place) \(selector)")
          #expect(found.map { DefaultPathScheme().path(of: $0) } == element.path, "\(place)")
        }
        for view in Self.reached(in: process) {
          let path = DefaultPathScheme().path(of: view)
          #expect(drawing.operable.contains { $0.path == path }, "\(place) \(view.summary)")
        }
      }
    }
    #expect(count > TestSize.amount(20, all: 1_000))
    #expect(seen.count > TestSize.amount(8, all: 250))
    #expect(unnamed == [])
  }

  /// The controls and rows whose middle a finger reaches.
  private static func reached(in process: AppProcess) -> [View] {
    let views = process.application.visibleWindows.flatMap(\.everything)
    return views.filter { view in
      guard let control = view as? Control, control.isEnabled, !(view is SegmentedControl),
        control.superview.map({ !ScreenParts([]).isPart($0) && !($0 is Control) }) ?? true,
        !sequence(first: view, next: \.superview).dropFirst().contains(where: { $0 is Control })
      else { return false }
      do throws(TouchMiss) {
        _ = try process.application.aim(at: view)
        return true
      } catch {
        return false
      }
    }
  }

  @Test func `a typed text is never drawn`() {
    for loaded in Self.all {
      let typed = loaded.scenario.steps.compactMap { ($0.value.verb as? Typing)?.text.value }
        .filter { $0.count > 3 }
      guard !typed.isEmpty else { continue }
      _ = drawAll(loaded) { drawing, process, _ in
        let inputs = process.application.visibleWindows.flatMap(\.everything)
          .filter(\.showsTypedText).compactMap(\.displayedText)
        for text in typed where inputs.contains(where: { $0.contains(text) }) {
          #expect(!drawing.elements.contains { $0.text?.contains(text) == true }, "\(loaded.path)")
        }
      }
    }
  }
}
