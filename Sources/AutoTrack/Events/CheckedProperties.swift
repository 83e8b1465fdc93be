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
    var kept: [(key: String, value: Value)] = []
    kept.reserveCapacity(inputs.pairs.count)
    for pair in inputs.pairs {
      guard let key = key(of: pair), !moves(key, pair, for: purpose) else { continue }
      let (value, fault) = rule.apply(to: pair.value, of: key)
      if let value { kept.append((key, value)) }
      note(pair, fault)
    }
    properties = Self.sorted(kept)
  }

  /// The name of a property that is not lost by its name.
  private mutating func key(of pair: PropertyInputs.Pair) -> String? {
    let fault = NameFault(of: pair.name)
    note(pair, fault.map(PropertyFault.name))
    return fault?.losesKey == true ? nil : pair.name.text
  }

  /// Whether a property is about the envelope; then it is there, or noted.
  private mutating func moves(
    _ key: String, _ pair: PropertyInputs.Pair, for purpose: PropertyPurpose
  ) -> Bool {
    guard purpose != .superProperties, key.utf8.first == UInt8(ascii: "$"),
      EnvelopeOverrides.keys.contains(key)
    else { return false }
    note(pair, envelope.take(key, pair.value, for: purpose))
    return true
  }

  private mutating func note(_ pair: PropertyInputs.Pair, _ fault: PropertyFault?) {
    guard let fault else { return }
    notes.append(PropertyNote(pair.name, fault))
  }

  /// Appends in order, which is linear, where setting one by one would be quadratic.
  private static func sorted(_ pairs: [(key: String, value: Value)]) -> Properties {
    let places = pairs.indices.sorted { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    var properties = Properties(minimumCapacity: pairs.count)
    for (place, next) in zip(places, places.dropFirst().map(Optional.some) + [nil]) {
      if let next, pairs[next].key == pairs[place].key { continue }
      properties.append(pairs[place].key, pairs[place].value)
    }
    return properties
  }
}
