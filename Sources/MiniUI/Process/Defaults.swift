/// The small settings that an app keeps between launches: `NSUserDefaults`.
public final class Defaults {
  /// What was set, by key.
  private(set) var values: [String: String] = [:]
  private var registered: [String: String] = [:]

  init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The value of a key: what was set, else what was registered; setting never registers.
  public subscript(key: String) -> String? {
    get { values[key] ?? registered[key] }
    set { values[key] = newValue }
  }

  /// Says what keys answer that nobody has set; lost when the process ends (S2.2).
  ///
  /// A key that is registered again has the newer value, as Apple's page on `register(defaults:)`
  /// has it.
  public func register(_ defaults: [String: String]) {
    registered.merge(defaults) { $1 }
  }

  /// What was registered for a key, whether or not somebody has set another value.
  public func registeredValue(of key: String) -> String? { registered[key] }

  /// Takes back what was registered for a key.
  public func unregister(_ key: String) { registered[key] = nil }

  /// The process that registered things has ended.
  func forgetRegistered() { registered = [:] }

  /// The keys that have been set, sorted.
  public var keys: [String] { values.keys.sorted() }
}
