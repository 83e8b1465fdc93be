/// Which SDK an event comes from, and in which app: `lib` in the envelope (capture.md §3.6).
public struct Library: Equatable, Sendable {
  /// The SDK's platform: `iOS`.
  public var name = "iOS"
  /// The SDK's version.
  public var version = Library.version
  /// The version of the app that it is part of.
  public var appVersion: String

  /// The version of this SDK.
  public static let version = "0.1.0"

  /// This SDK in an app.
  public init(appVersion: String) {
    self.appVersion = appVersion
  }

  /// What an event says of it: how it was captured, and on which screen if it is about one.
  func properties(method: String, detail: String?) -> Properties {
    var properties = Properties(minimumCapacity: 5)
    properties.append("$app_version", .string(appVersion))
    properties.append("$lib", .string(name))
    properties.append("$lib_detail", detail.map(Value.string))
    properties.append("$lib_method", .string(method))
    properties.append("$lib_version", .string(version))
    return properties
  }
}
