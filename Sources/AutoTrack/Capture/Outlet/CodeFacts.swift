/// The validated inputs of an app's call: details, method and envelope (SA-E12).
struct CodeFacts {
  /// The properties, without the keys of the envelope.
  let details: Properties
  /// `$lib_method`, as far as the app sets it (SA-E06).
  let method: EventMethod
  let envelope: EnvelopeOverrides

  /// Creates the facts from validated properties, and takes `$lib_method` out of them.
  init(_ checked: CheckedProperties) {
    var details = checked.properties
    method = EventMethod(takenFrom: &details)
    self.details = details
    envelope = checked.envelope
  }

  /// Returns a draft with the given details; the call's envelope wins over `others`.
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
  /// Returns these values, completed by others where they are nil.
  fileprivate func over(_ others: EnvelopeOverrides) -> EnvelopeOverrides {
    var all = self
    all.project = project ?? others.project
    all.token = token ?? others.token
    all.time = time ?? others.time
    return all
  }
}

extension EventMethod {
  /// Takes `$lib_method` out of the details; other or missing values mean code (SA-E06).
  fileprivate init(takenFrom details: inout Properties) {
    self = .code
    guard case .string(let text) = details["$lib_method"] else { return }
    details["$lib_method"] = nil
    self = EventMethod(rawValue: text) ?? .code
  }
}

extension EventExtras {
  /// Returns the extras of an envelope; nil, without an allocation, for an envelope without extras.
  static func saying(_ overrides: EnvelopeOverrides, item: Item? = nil) -> EventExtras? {
    guard overrides.project != nil || overrides.token != nil || item != nil else { return nil }
    return EventExtras(project: overrides.project, token: overrides.token, item: item)
  }
}
