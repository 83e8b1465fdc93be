import ExtendedTracker
import LabKit
import Testing

/// Scenarios with parts of this package: a scheme, a rule, an instrument, a store and a callback.
@Suite struct OwnParts {
  private static let package =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let root = "/" + package.split(separator: "/").dropLast(2).joined(separator: "/")

  @Test(arguments: try ScenarioFile.all(in: "\(package)/Scenarios"))
  func `a scenario switches parts of another package on`(_ file: ScenarioFile) {
    for failure in file.run(with: ExtendedTracker.self).failures {
      Issue.record(failure.comment, sourceLocation: failure.sourceLocation)
    }
  }

  @Test(arguments: try ScenarioFile.all(in: "\(root)/Scenarios/clicks"))
  func `an extended tracker captures the clicks of AutoTrack`(_ file: ScenarioFile) {
    // Calls of the app's code, such as `track`, are steps of AutoTrack itself.
    let failures = file.run(with: ExtendedTracker.self).failures
    for failure in failures where !failure.message.contains("needs the tracker 'autotrack'") {
      Issue.record(failure.comment, sourceLocation: failure.sourceLocation)
    }
  }
}
