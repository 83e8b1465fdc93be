/// Properties that every event carries until they are taken back (SA-E17).
///
/// Keys that differ in case alone replace each other, except within one call (SA-E17).
public struct SuperProperties: Equatable, Sendable {
  /// What is registered, which is also what is kept over a restart.
  public private(set) var registered: Properties

  /// Begins with what was kept.
  public init(registered: Properties = [:]) {
    self.registered = registered
  }

  /// Registers what is good of it, and answers what there is to record (SA-E19, SA-E20).
  public mutating func register(
    _ inputs: PropertyInputs, minutesFromGMT: Int = 0
  ) -> [PropertyNote] {
    let checked = CheckedProperties(
      checking: inputs, for: .superProperties, minutesFromGMT: minutesFromGMT)
    remove(keysOf: checked.properties)
    registered.merge(checked.properties)
    return checked.notes
  }

  /// Takes one back, by its exact case; nil and a key that nobody knows change nothing (SA-E18).
  public mutating func unregister(_ key: String?) {
    guard let key else { return }
    registered[key] = nil
  }

  /// Takes all back.
  public mutating func clear() {
    registered = [:]
  }

  /// What an event gets of both kinds, given what the app's closure answered for this event.
  ///
  /// A dynamic key deletes the static ones that equal it but for case, for good (SA-E23).
  public mutating func properties(
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
