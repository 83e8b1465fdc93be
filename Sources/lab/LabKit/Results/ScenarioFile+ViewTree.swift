public import AutoTrack
import LabLanguage
package import LabSystem
import MiniUI

extension ScenarioFile {
  /// Returns the views on the screen after a step, for tests of paths.
  ///
  /// - Parameter step: The name of the step, or its number from 1; nil for the last one.
  /// - Returns: The windows on the screen with their views.
  /// - Throws: ``ScenarioFileError`` if the file has mistakes, if a step up to that one cannot be
  ///   performed, or if the app does not run afterwards.
  public func viewTree(after step: String? = nil) throws(ScenarioFileError) -> ViewTree {
    let result = Threads.onDeepStack { [path] in
      Result { () throws(ScenarioFileError) in try Self.viewTree(of: path, after: step) }
    }
    guard let result else { throw ScenarioFileError(description: "\(path): no thread has started") }
    return try result.get()
  }

  private static func viewTree(
    of path: String, after step: String?
  ) throws(ScenarioFileError) -> ViewTree {
    do throws(LabError) {
      return ViewTree(try AppAtStep(of: path, step).session.process)
    } catch {
      throw ScenarioFileError(description: "\(error)")
    }
  }
}

/// The app of a scenario after a step.
package struct AppAtStep {
  package let loaded: LoadedScenario
  package let session: AppSession
  /// The name of the step in messages: `step 2`.
  package let step: String

  /// Runs the scenario of a file up to a step, by name or number; nil for the last one.
  package init(of path: String, _ step: String?) throws(LabError) {
    let selection = try ScenarioSelection([path], Disk())
    guard let loaded = selection.loaded.first else { throw .nothingMatched(selection.emptiness) }
    let index = try StepReference(step, in: loaded.scenario).index
    let simulation = Simulation(loaded)
    let report = simulation.run(through: index) { _ in }
    if let last = report.outcomes.last, let fault = last.fault {
      let place = report.place(of: loaded.scenario.steps[last.index].range)
      throw .nothingMatched("\(place): \(fault.message)")
    }
    guard let session = simulation.session, session.process.isRunning else {
      throw .nothingMatched("\(path): the app is not running after step \(index + 1)")
    }
    (self.loaded, self.session, self.step) = (loaded, session, "step \(index + 1)")
  }
}
