package import LabLanguage

/// The keys of one verb, or of several that share a value, and their part of the reference.
///
/// `Engine` makes it of a verb that can be performed.
package struct VerbKind: Sendable {
  /// The sets of keys, told apart by their first keys.
  let variants: [Fields<any Verb>]
  /// The objects that the keys take, for the reference.
  let sections: [FormatReference.Section]
}

/// The verbs that scenarios may use, and the readers that follow from them.
package struct VerbSet: Sendable {
  /// The keys of a step.
  package let step: Reader<Step>
  /// The keys of a scenario file.
  package let scenario: Reader<Scenario>
  /// A scenario file; a file of another kind gives a single mistake.
  private let file: Reader<Scenario>
  /// The objects that the verbs take, for the reference.
  let sections: [FormatReference.Section]

  /// The verbs in the order of the reference.
  package init(_ kinds: [VerbKind]) {
    let variants = kinds.flatMap(\.variants)
    step = Step.reader(of: variants)
    scenario = Scenario.reader(of: step, for: .autoTrack)
    file = FileKinds.scenario(scenario)
    sections = kinds.flatMap(\.sections)
  }

  /// Returns the reader of scenario files for a tracker, which reads its own settings.
  func file(for tracker: TrackerKind) -> Reader<Scenario> {
    tracker.isAutoTrack
      ? file : FileKinds.scenario(Scenario.reader(of: step, for: tracker))
  }
}
