/// The validated properties of an app's call, with the faults to record.
///
/// An invalid property is dropped; the other properties and the event are not affected.
package struct CheckedProperties: Equatable, Sendable {
  package private(set) var properties = Properties()
  /// The values for the envelope; empty for super properties.
  package private(set) var envelope = EnvelopeOverrides()
  /// The notes about dropped, cut and questionable properties, in the order of the call.
  package private(set) var notes: [PropertyNote] = []

  /// Validates each property once and sorts the kept ones, in `n log n` for any number of keys.
  package init(
    checking inputs: PropertyInputs, for purpose: PropertyPurpose = .event,
    minutesFromGMT: Int = 0
  ) {
    let rule = PropertyRule(purpose: purpose, minutesFromGMT: minutesFromGMT)
    var kept: [Properties.Pair] = []
    kept.reserveCapacity(inputs.pairs.count)
    let pairs = inputs.pairs.span
    for place in pairs.indices {
      guard let key = key(at: place, of: pairs) else { continue }
      if EnvelopeOverrides.isKey(key), moves(key, pairs[place], for: purpose) { continue }
      let (value, fault) = rule.apply(to: pairs[place].value, of: key)
      if let value { kept.append(Properties.Pair(key: key, value: value)) }
      if let fault { note(pairs[place], fault) }
    }
    properties = Properties(sorting: kept)
  }

  /// Returns the name of a property; nil, and a note, if the name drops the property.
  private mutating func key(
    at place: Int, of pairs: borrowing Span<PropertyInputs.Pair>
  ) -> String? {
    let text = pairs[place].name.text
    if let text, NameFault(text) == nil { return text }
    guard let fault = NameFault(of: pairs[place].name) else { return text }
    note(pairs[place], .name(fault))
    return fault.losesKey ? nil : text
  }

  /// Returns true if a property's key belongs to the envelope; it is moved there or noted.
  private mutating func moves(
    _ key: String, _ pair: PropertyInputs.Pair, for purpose: PropertyPurpose
  ) -> Bool {
    guard purpose != .superProperties else {
      let fault = EnvelopeOverrides.fault(ofAll: key, pair.value)
      if let fault { note(pair, fault) }
      return fault != nil
    }
    if let fault = envelope.take(key, pair.value, for: purpose) { note(pair, fault) }
    return true
  }

  private mutating func note(_ pair: PropertyInputs.Pair, _ fault: PropertyFault) {
    notes.append(PropertyNote(pair.name, fault))
  }
}

/// The purpose of properties, which determines their valid values.
package enum PropertyPurpose: Equatable, Sendable, CaseIterable {
  /// Properties of an event, a profile or an item, from the app.
  case event
  /// Properties of an event from a page, whose `$time` is a number (SA-E12).
  case pageEvent
  /// Properties of all later events; keys of the envelope are kept for them.
  case superProperties
  /// Increments of a profile's numbers (SA-E15).
  case profileIncrement
  /// Elements to append to a profile's lists (SA-E15).
  case profileAppend
  case pageProfileIncrement
  /// Elements to append to a profile's lists, from a page.
  case pageProfileAppend
  /// Properties of an element or a screen, whose method only the SDK sets (SA-E06).
  case facts

  /// Returns the purpose of a record's properties by its kind and source.
  init(of kind: EventKind, onPage isPage: Bool) {
    switch kind {
    case .profileIncrement: self = isPage ? .pageProfileIncrement : .profileIncrement
    case .profileAppend: self = isPage ? .pageProfileAppend : .profileAppend
    default: self = isPage ? .pageEvent : .event
    }
  }

  /// True if the properties come from a page.
  var isPage: Bool {
    switch self {
    case .pageEvent, .pageProfileIncrement, .pageProfileAppend: true
    default: false
    }
  }

  var isIncrement: Bool { self == .profileIncrement || self == .pageProfileIncrement }

  var isAppend: Bool { self == .profileAppend || self == .pageProfileAppend }
}
