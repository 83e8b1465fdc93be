package import AutoTrack
package import LabKit
import LabLanguage
package import Wording

/// The circled rules whose events no longer come as expected, or come of other elements.
///
/// An update of files would hide the loss, so a person accepts it by the names of the rules.
package struct LostRules {
  package private(set) var losses: [Loss] = []

  package struct Loss: Hashable {
    package let rule: String
    package let sentence: Sentence
  }

  /// The losses that the expectations of a scenario show.
  package init(after report: RunReport) {
    let steps = report.outcomes.compactMap { ComparedStep($0, report) }
    let rules = Set(report.loaded.rules.map(\.name)).intersection(steps.flatMap(\.expectedNames))
    let kept = Set(steps.flatMap(\.keptElements))
    losses = steps.flatMap { $0.losses(of: rules, keeping: kept) }
  }

  /// Adds the losses that the elements of a snapshot show: those of rules by the default path.
  package mutating func compare(
    _ snapshot: PathSnapshot, in file: String, with survey: PathSurvey
  ) {
    guard snapshot.scheme.value == DefaultPathScheme().name else { return }
    let matcher = ElementMatcher(survey.report.loaded.rules, by: \.element)
    let old = matcher.entries(on: snapshot.screens.map { ($0.key.value, $0.value.map(\.entry)) })
    let new = matcher.entries(on: survey.screens.map { ($0.name, $0.elements.map(\.entry)) })
    losses += old.sorted { $0.key < $1.key }.compactMap { rule, entries in
      let now = new[rule] ?? []
      guard let lost = entries.first(where: { entry in !now.contains { $0.isSame(as: entry) } })
      else { return nil }
      let other = now.first { entry in !entries.contains { $0.isSame(as: entry) } }
      return Loss(
        rule: rule,
        sentence: other.map {
          "\(file): the rule \(rule) counts \($0.name), and no longer \(lost.name)"
        } ?? "\(file): the rule \(rule) no longer counts \(lost.name)")
    }
  }
}

extension LoadedScenario {
  /// The circled rules of its tracker.
  package var rules: [CircledRule] { scenario.tracker.configuration.rules }
}

extension ElementMatcher<CircledRule> {
  /// Returns the elements that each rule by the default path matches, by its name.
  fileprivate func entries(on screens: [(String, [PathEntry])]) -> [String: [PathEntry]] {
    var found: [String: [PathEntry]] = [:]
    for (page, entries) in screens {
      for entry in entries {
        let sighting = ElementSighting(
          page: page, path: entry.path, position: entry.position, content: entry.text)
        for rule in matches(sighting) { found[rule.name, default: []].append(entry) }
      }
    }
    return found
  }
}

extension PathEntry {
  /// True if both are one element, at any place.
  fileprivate func isSame(as other: PathEntry) -> Bool {
    type == other.type && identifier == other.identifier
      && (identifier != nil || text == other.text)
  }
}

/// The element of an event: the facts that tell it from others; a path changes with its
/// surroundings.
private struct EventElement: Hashable {
  static let keys = ["$element_content", "$element_id", "$element_type", "$screen_name"]
  let values: [String]

  init(_ event: Event) { values = Self.keys.map { key in event[key].map { "\($0)" } ?? "" } }
}

/// A step with its expected events beside those that came.
private struct ComparedStep {
  private let pairs: [EventAlignment.Pair]
  private let expected: [Located<EventExpectation>]
  private let report: RunReport
  private let step: Located<Step>
  private let number: Int
  /// The elements that came for others.
  private let strangers: Set<EventElement>

  struct KeptElement: Hashable {
    let rule: String
    let element: EventElement
  }

  /// Nil for a step without `expect`.
  init?(_ outcome: StepOutcome, _ report: RunReport) {
    step = report.loaded.scenario.steps[outcome.index]
    guard let events = step.value.expectation.events else { return nil }
    (expected, self.report, number) = (events.value, report, outcome.index + 1)
    pairs = EventAlignment(of: events.value, with: outcome.events, at: events.range).pairs
    strangers = Set(
      pairs.compactMap { pair in
        guard case .both(_, let differing, let event) = pair,
          differing.contains(where: { EventElement.keys.contains($0.key.value) })
        else { return nil }
        return EventElement(event)
      })
  }

  var expectedNames: [String] { expected.map(\.value.name.text) }

  /// The elements of the events that came as expected.
  var keptElements: [KeptElement] {
    pairs.compactMap { pair in
      guard case .both(_, _, let event) = pair else { return nil }
      let element = EventElement(event)
      return strangers.contains(element)
        ? nil : KeptElement(rule: event.name.text, element: element)
    }
  }

  func losses(of rules: Set<String>, keeping kept: Set<KeptElement>) -> [LostRules.Loss] {
    pairs.compactMap { pair in
      switch pair {
      case .missing(let index):
        let event = expected[index]
        let rule = event.value.name.text
        guard rules.contains(rule) else { return nil }
        return LostRules.Loss(
          rule: rule,
          sentence: "\(report.place(of: event.range)): the rule \(rule) no longer counts \(name)")
      case .both(let index, _, let event):
        return strangers.contains(EventElement(event))
          ? loss(of: event, among: rules, at: expected[index].range) : nil
      case .unexpected(let event):
        let isKept = kept.contains(
          KeptElement(rule: event.name.text, element: EventElement(event)))
        return isKept ? nil : loss(of: event, among: rules, at: step.range)
      }
    }
  }

  private func loss(
    of event: Event, among rules: Set<String>, at range: Range<Int>
  ) -> LostRules.Loss? {
    let rule = event.name.text
    guard rules.contains(rule) else { return nil }
    let text = event["$element_content"].map { "\($0)" } ?? "–"
    return LostRules.Loss(
      rule: rule,
      sentence:
        "\(report.place(of: range)): the rule \(rule) counts another element in \(name): \(text)")
  }

  /// The step in words.
  private var name: Sentence { "step \(number) (\(step.value.verb))" }
}
