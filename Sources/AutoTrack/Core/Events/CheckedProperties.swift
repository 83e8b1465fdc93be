/// What is left of the properties that an app handed over, and what there is to record.
///
/// A bad property loses its key and never the event, nor any other key.
public struct CheckedProperties: Equatable, Sendable {
  /// The good ones.
  public private(set) var properties = Properties()
  /// What they say about the envelope instead; nothing for super properties.
  public private(set) var envelope = EnvelopeOverrides()
  /// What was lost, cut or warned of, in the order in which it was handed over.
  public private(set) var notes: [PropertyNote] = []

  /// Looks at each property once, and sorts what is kept: `n log n` for any number of keys.
  public init(
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

  /// The name of a property that is not lost by its name.
  private mutating func key(
    at place: Int, of pairs: borrowing Span<PropertyInputs.Pair>
  ) -> String? {
    let text = pairs[place].name.text
    if let text, NameFault(text) == nil { return text }
    guard let fault = NameFault(of: pairs[place].name) else { return text }
    note(pairs[place], .name(fault))
    return fault.losesKey ? nil : text
  }

  /// Whether a property under a key of the envelope moves there, or is lost; then that is noted.
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
