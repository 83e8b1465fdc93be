package import AutoTrack
package import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// A look at the screen at a step of a scenario.
package struct ScreenView {
  private let loaded: LoadedScenario
  private let scheme: any PathScheme
  private let index: Int
  private let isBefore: Bool
  private let isNumbered: Bool
  private let isNamed: Bool
  private let columns: Int

  /// A look after a step, or before it, when its finger comes down; with `isNamed`, with selectors.
  package init(
    of loaded: LoadedScenario, scheme: any PathScheme, step: StepReference, isBefore: Bool,
    isNumbered: Bool, isNamed: Bool, columns: Int = 80
  ) {
    self.loaded = loaded
    self.scheme = scheme
    index = step.index
    self.columns = columns
    (self.isBefore, self.isNumbered, self.isNamed) = (isBefore, isNumbered, isNamed)
  }

  /// Runs the scenario through the step and draws the screen.
  ///
  /// - Returns: The report of the run, and the drawing: nil without an app on the screen. The lines
  ///   below it have the points of the step's fingers, and the numbered elements.
  package func seen() -> (report: RunReport, drawing: ScreenDrawing?, legend: [String]) {
    let simulation = Simulation(loaded)
    let tracer = StepTracer(scheme)
    simulation.observer = tracer
    var drawing: ScreenDrawing?
    let drawn = isBefore ? index - 1 : index
    let report = simulation.run(through: index) { outcome in
      if outcome.index == drawn { drawing = self.drawing(of: simulation) }
    }
    guard let outcome = report.outcomes.last, outcome.index == index,
      tracer.traces.indices.contains(index)
    else { return (report, drawing, []) }
    let touches = tracer.traces[index].touches
    let missed = [outcome.miss?.point].compactMap(\.self)
    drawing?.marks = touches.map(\.point) + missed
    let lines =
      touches.map { "\(ScreenDrawing.mark) \($0.point) on \($0.view)" }
      + missed.map { "\(ScreenDrawing.mark) \($0) misses the element" }
    return (report, drawing, lines + (isNumbered ? drawing?.names ?? [] : []))
  }

  private func drawing(of simulation: Simulation) -> ScreenDrawing? {
    guard let session = simulation.session, session.process.isRunning, !session.isInBackground
    else { return nil }
    return ScreenDrawing(
      of: session.process, columns: columns, isNumbered: isNumbered,
      naming: isNamed || isNumbered ? scheme : nil)
  }
}

extension ScreenDrawing {
  /// The numbered elements, one per line: number, selector, class.
  package var names: [String] {
    TextTable(
      operable.enumerated().map { index, element in
        ["[\(index + 1)]", element.selector?.written ?? "", element.className]
      }
    ).lines
  }
}
