import LabLanguage

/// Checks of the scenario's server, which answers the tracker.
extension ScenarioCheck {
  /// Records paths that the server does not have, and answers with two bodies.
  func checkServer() {
    let tracker = scenario.tracker
    let paths = scenario.server.map(\.value.path)
    for path in [tracker.businessData, tracker.remote?.path].compactMap(\.self)
    where !paths.contains(path.value) {
      mistakes.record(
        "the scenario's server has no \(path.value.quoted)", path.value, at: path.range,
        among: paths, "paths")
    }
    for answer in scenario.server where answer.value.hasBody {
      guard let file = answer.value.businessData else { continue }
      mistakes.record(
        "'body' and 'businessData' exclude each other", at: file.range,
        remedy: "remove one of them")
    }
  }
}
