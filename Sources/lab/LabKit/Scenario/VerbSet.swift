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
  package let step: Reader<Step>
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

/// The action of a step, by the person, the system, or code in the app.
///
/// A verb has one file in `Verbs`: its value, its keys, and the properties below that apply to it.
/// The checks of a scenario know a verb through these properties alone. `Engine` adds the method
/// that performs it.
package protocol Verb: Sendable, CustomStringConvertible {
  var selectors: [Located<ElementSelector>] { get }
  /// The code of an app that the step stands for.
  var actions: [AppAction] { get }
  /// The runtime operations of the step itself.
  var operations: [RuntimeOperation] { get }
  var pageActions: [PageAction] { get }
  var bundles: [Located<String>] { get }
  var typedText: String? { get }
  /// The bytes of the texts that no output may quote.
  var secrets: [Range<Int>] { get }
  /// Returns the verb that hides the texts that it gives to inputs which hide them.
  func hidingText(where isSecure: (ElementSelector?) -> Bool) -> Self
  /// True if the step may leave text in an input that no file contains.
  var changesTypedText: Bool { get }
  /// True if the step starts a process of an app.
  var startsProcess: Bool { get }
  /// True if a finger comes down on an element, which another view may cover.
  var canMiss: Bool { get }
  /// The words for the step in messages if only AutoTrack can perform it; nil for other steps.
  var featureOfAutoTrack: String? { get }

  /// Records the mistakes that only this verb can have.
  func check(in scenario: ScenarioCheck)
}

extension Verb {
  package var selectors: [Located<ElementSelector>] { [] }
  package var actions: [AppAction] { [] }
  package var operations: [RuntimeOperation] { [] }
  package var pageActions: [PageAction] { [] }
  package var bundles: [Located<String>] { [] }
  package var typedText: String? { nil }
  package var secrets: [Range<Int>] { [] }
  package func hidingText(where isSecure: (ElementSelector?) -> Bool) -> Self { self }
  package var changesTypedText: Bool { typedText != nil }
  package var startsProcess: Bool { false }
  package var canMiss: Bool { false }
  package var featureOfAutoTrack: String? { nil }
  package func check(in scenario: ScenarioCheck) {}
}
