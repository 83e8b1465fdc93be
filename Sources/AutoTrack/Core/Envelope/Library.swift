/// The SDK and the app that an event comes from: `lib` in the envelope (SA-E06).
package struct Library: Sendable {
  /// The SDK's platform: `iOS`.
  package let name = "iOS"
  /// The SDK's version.
  package let version = Library.version
  /// The version of the app.
  package let appVersion: String

  /// The version of this SDK.
  package static let version = "0.2.0"

  /// Creates the library of an app.
  package init(appVersion: String) {
    self.appVersion = appVersion
  }

  /// Returns `lib` for a method of capture and for the screen, if the event has one.
  func properties(method: EventMethod, screen: String?) -> Properties {
    var properties = Properties(minimumCapacity: 5)
    properties.append("$app_version", .string(appVersion))
    properties.append("$lib", .string(name))
    properties.append("$lib_detail", screen.map { .string($0 + Self.detailEnding) })
    properties.append(Self.methodKey, .string(method.rawValue))
    properties.append("$lib_version", .string(version))
    return properties
  }

  /// Returns the page's `lib`, completed by the app's.
  ///
  /// The method is the page's: if its SDK names no method, the event has none (capture.md §5.3).
  func properties(method: EventMethod, screen: String?, ofPage page: Properties) -> Properties {
    var own = properties(method: method, screen: screen)
    if !page.isEmpty { own[Self.methodKey] = nil }
    return own.merging(page)
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
