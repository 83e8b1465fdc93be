/// The properties that every event carries until they are unregistered (SA-E17).
///
/// Keys that differ only in case replace each other, except within one call (SA-E17).
package struct SuperProperties: Equatable, Sendable {
  /// The registered properties, which are also stored.
  package private(set) var registered: Properties

  package init(registered: Properties = [:]) {
    self.registered = registered
  }

  /// Registers the valid properties and returns notes about the others (SA-E19, SA-E20).
  package mutating func register(
    _ inputs: PropertyInputs, minutesFromGMT: Int = 0
  ) -> [PropertyNote] {
    let checked = CheckedProperties(
      checking: inputs, for: .superProperties, minutesFromGMT: minutesFromGMT)
    remove(keysOf: checked.properties)
    registered.merge(checked.properties)
    return checked.notes
  }

  /// Unregisters the key of this exact case; nil and unknown keys have no effect (SA-E18).
  package mutating func unregister(_ key: String?) {
    guard let key else { return }
    registered[key] = nil
  }

  /// Unregisters all properties.
  package mutating func clear() {
    registered = [:]
  }

  /// Returns the registered properties merged with dynamic ones, for one event.
  ///
  /// A dynamic key permanently unregisters the keys that differ from it only in case (SA-E23).
  package mutating func properties(
    withDynamic inputs: PropertyInputs, minutesFromGMT: Int = 0
  ) -> (properties: Properties, notes: [PropertyNote]) {
    let dynamic = CheckedProperties(
      checking: inputs, for: .superProperties, minutesFromGMT: minutesFromGMT)
    remove(keysOf: dynamic.properties)
    return (registered.merging(dynamic.properties), dynamic.notes)
  }

  private mutating func remove(keysOf others: Properties) {
    guard !others.isEmpty, !registered.isEmpty else { return }
    let keys = Set(others.lazy.map { $0.key.lowercased() })
    registered = Properties(registered.filter { !keys.contains($0.key.lowercased()) })
  }
}
