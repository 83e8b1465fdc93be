/// The SDK and the app that an event comes from: `lib` in the envelope (SA-E06).
package struct Library: Sendable {
  /// The SDK's platform: `iOS`.
  package let name = "iOS"
  package let version = Library.version
  package let appVersion: String

  package static let version = "0.2.0"

  package init(appVersion: String) {
    self.appVersion = appVersion
  }

  /// Calls a closure for each member of `lib`, in the order of the keys: those of a method of
  /// capture and of a screen if the event has them.
  func each(method: EventMethod?, screen: String?, _ visit: (String, Value) -> Void) {
    visit("$app_version", .string(appVersion))
    visit("$lib", .string(name))
    if let screen { visit("$lib_detail", .string(screen + Self.detailEnding)) }
    if let method { visit(Self.methodKey, .string(method.rawValue)) }
    visit("$lib_version", .string(version))
  }

  /// The suffix of the screen; other SDKs put the code's name there (SA-E07).
  static let detailEnding = "######"
  /// The key of the origin of an event's capture, in `lib` and among the properties.
  static let methodKey = "$lib_method"

  /// The possible keys of `lib` (SA-E06, SA-E07).
  package static let keys = [
    "$app_version", "$lib", "$lib_detail", "$lib_method", "$lib_version",
  ]
}

extension Library: Equatable {
  /// Compares the app's versions; all other parts are constant.
  package static func == (left: Library, right: Library) -> Bool {
    left.appVersion == right.appVersion
  }
}
