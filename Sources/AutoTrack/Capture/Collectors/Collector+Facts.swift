import MiniUI

/// What an app says of its elements and screens, which is looked at as what its calls say.
extension Collector {
  /// What the app and the configuration say of an element, for an event about it.
  ///
  /// Nil where they say nothing, which costs nothing.
  func appFacts(
    _ known: KnownElement?, of view: View?, on screen: ViewController?, for event: EventName
  ) -> CheckedProperties? {
    var facts = screen.flatMap(ScreenFacts.known)?.properties ?? Properties()
    if let known, !known.properties.isEmpty { facts.merge(known.properties) }
    if let view, let delegate = known?.delegate ?? delegate {
      facts.merge(delegate.properties(for: view, at: ElementPosition.cellPath(around: view)))
    }
    return checked(facts, for: event)
  }

  /// A text that the SDK has read, cut where it is too long; that is recorded (SA-E12).
  func cut(_ text: String?, of key: String, in event: EventName) -> String? {
    guard let short = text.flatMap(PropertyRule.cut) else { return text }
    recordCut(key, in: event)
    return short
  }

  /// Records that a text was too long for an event.
  func recordCut(_ key: String, in event: EventName) {
    let note = PropertyNote(.string(key), .cut(to: PropertyRule.shortLimit))
    record(.badProperty(event: event.text, note))
  }

  /// What is good of facts; what is wrong with them is on record (SA-E12).
  func checked(_ facts: Properties, for event: EventName) -> CheckedProperties? {
    guard !facts.isEmpty else { return nil }
    let checked = CheckedProperties(checking: PropertyInputs(facts), for: .facts)
    for note in checked.notes { record(.badProperty(event: event.text, note)) }
    return checked
  }

  /// Makes an event of what was read, and of what the app says over it, and lets it go.
  @discardableResult func emit(
    _ name: EventName, _ read: Properties, adding facts: CheckedProperties?, _ moment: Moment,
    of subject: consuming Decision.Subject,
    counting row: @autoclosure () -> StatisticsRow? = nil
  ) -> Bool {
    guard let facts else { return emit(name, read, moment, of: subject, counting: row()) }
    return emit(
      name, read.merging(facts.properties), moment, of: subject, saying: facts.envelope,
      counting: row())
  }
}
