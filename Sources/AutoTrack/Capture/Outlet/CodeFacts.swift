/// What an app's code says along with an event, looked at (SA-E12).
struct CodeFacts {
  /// What the event tells.
  let details: Properties
  /// Who had it captured, as far as the app says so (SA-E06).
  let method: EventMethod
  /// What it says about the envelope.
  let envelope: EnvelopeOverrides

  /// Takes over what is good of it.
  init(_ checked: CheckedProperties) {
    var details = checked.properties
    method = EventMethod(takenFrom: &details)
    self.details = details
    envelope = checked.envelope
  }

  /// The event with other details than what was said; what is said of the envelope wins.
  func draft(
    _ name: EventName, kind: EventKind = .track, at moment: Moment, _ details: Properties,
    item: EventExtras.Item? = nil, over others: EnvelopeOverrides? = nil
  ) -> EventDraft {
    let overrides = others.map(envelope.over) ?? envelope
    return EventDraft(
      name, kind: kind, at: moment, saying: overrides.time, details, by: method,
      extras: .saying(overrides, item: item))
  }
}

extension EnvelopeOverrides {
  /// These, with others where nothing is said.
  fileprivate func over(_ others: EnvelopeOverrides) -> EnvelopeOverrides {
    var all = self
    all.project = project ?? others.project
    all.token = token ?? others.token
    all.time = time ?? others.time
    return all
  }
}

extension EventMethod {
  /// Takes over what an app says of it; any other text means code, and no text is none (SA-E06).
  fileprivate init(takenFrom details: inout Properties) {
    self = .code
    guard case .string(let text) = details["$lib_method"] else { return }
    details["$lib_method"] = nil
    self = EventMethod(rawValue: text) ?? .code
  }
}

extension EventExtras {
  /// Nil, and nothing is made, where neither the app's properties nor a thing ask for any.
  static func saying(_ overrides: EnvelopeOverrides, item: Item? = nil) -> EventExtras? {
    guard overrides.project != nil || overrides.token != nil || item != nil else { return nil }
    return EventExtras(project: overrides.project, token: overrides.token, item: item)
  }
}
