/// The small settings that an app keeps between launches: `NSUserDefaults`.
public final class Defaults {
  private var values: [String: String] = [:]

  /// The value of a key, if one was set.
  public subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The keys that have a value, sorted.
  public var keys: [String] { values.keys.sorted() }
}
