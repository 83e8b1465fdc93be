package import LabLanguage
package import LabSystem

extension VerbSet {
  /// The verbs of the lab, in the order of the reference.
  package static let standard = VerbSet([
    AppLife.kind,
    ControlCenter.kind,
    Tap.kind,
    Drag.kind,
    Swipe.kind,
    Pinch.kind,
    Rotation.kind,
    Scroll.kind,
    Typing.kind,
    Clearing.kind,
    KeyPress.kind,
    Slide.kind,
    Spin.kind,
    EdgeSwipe.kind,
    Wait.kind,
    SentMessage.kind,
    PropertyChanges.kind,
    RuntimeChange.kind,
    TrackerSwitch.kind,
    TrackerCall.kind,
    IdentityCall.kind,
    DeviceOperation.kind,
    PageSteps.kind,
    Flush.kind,
    ServerChange.kind,
  ])
}

/// The format with the lab's own verbs.
extension FormatReference {
  /// Every kind of object of the format, from the outside in.
  package static let sections = sections(of: .standard)

  /// The reference of the format: `docs/format.md`.
  package static var document: String { document(of: .standard) }

  /// The JSON Schema of a scenario file, for editors: `Scenarios/scenario.schema.json`.
  package static var schema: String { schema(of: .standard) }
}

extension Step {
  package static let reader = VerbSet.standard.step
}

extension Scenario {
  package static let reader = VerbSet.standard.scenario
}

extension ScenarioDraft {
  /// Reads a scenario with the lab's own verbs.
  package init(
    of contents: Result<[UInt8], FileError>, at location: ScenarioLocation,
    for tracker: TrackerKind = .autoTrack
  ) {
    self.init(of: contents, at: location, .standard, for: tracker)
  }
}

extension ScenarioLibrary {
  /// A library that has read nothing, for the lab's own verbs.
  package init(files: any FileSource, for tracker: TrackerKind = .autoTrack) {
    self.init(files: files, .standard, for: tracker)
  }
}

extension ScenarioSelection {
  /// Reads scenarios with the lab's own verbs.
  ///
  /// - Throws: ``LabError/invalid(_:)`` with every mistake of every file.
  package init(
    _ operands: [String], _ files: any FileSource, jobs: Int = 1,
    for tracker: TrackerKind = .autoTrack, on console: CommandConsole? = nil,
    choose: (([ScenarioLocation]) throws(LabError) -> [ScenarioLocation])? = nil
  ) throws(LabError) {
    try self.init(operands, files, .standard, jobs: jobs, for: tracker, on: console, choose: choose)
  }
}
