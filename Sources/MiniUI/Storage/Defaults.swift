/// The settings that an app keeps between launches: `NSUserDefaults`.
public final class Defaults {
  private(set) var values: [String: String] = [:]
  private var registered: [String: String] = [:]

  init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The value set for a key, or else the registered one; setting never registers.
  public subscript(key: String) -> String? {
    get { values[key] ?? registered[key] }
    set { values[key] = newValue }
  }

  /// Registers fallback values; they are lost when the process ends (S2.2).
  ///
  /// A key that is registered again gets the newer value, as Apple documents for
  /// `register(defaults:)`.
  public func register(_ defaults: [String: String]) {
    registered.merge(defaults) { $1 }
  }

  /// Returns the registered value of a key, even if another value is set.
  public func registeredValue(of key: String) -> String? { registered[key] }

  /// Removes the registered value of a key.
  public func unregister(_ key: String) { registered[key] = nil }

  /// Drops the registered values when a process starts or ends.
  func forgetRegistered() { registered = [:] }

  /// The keys with a set value, sorted.
  public var keys: [String] { values.keys.sorted() }
}
