/// The SDK and the app that an event comes from: `lib` in the envelope (SA-E06).
public struct Library: Sendable {
  /// The SDK's platform: `iOS`.
  public let name = "iOS"
  /// The SDK's version.
  public let version = Library.version
  /// The version of the app.
  public let appVersion: String
  private let written: WrittenProperties
  /// The encoded end of `lib` for events of instruments.
  private let writtenEnd: WrittenProperties

  /// The version of this SDK.
  public static let version = "0.2.0"

  /// Creates the library of an app.
  public init(appVersion: String) {
    self.appVersion = appVersion
    written = WrittenProperties([
      "$app_version": .string(appVersion), "$lib": .string(name), "$lib_version": .string(version),
    ])
    writtenEnd = WrittenProperties([
      Self.methodKey.text: .string(EventMethod.autoTrack.rawValue),
      "$lib_version": .string(version),
    ])
  }

  /// Returns `lib` for a method of capture and for the screen, if the event has one.
  func properties(method: EventMethod, screen: String?) -> Properties {
    var properties = written.properties
    properties[Self.detailKey.text] = screen.map { .string($0 + Self.detailEnding) }
    properties[Self.methodKey.text] = .string(method.rawValue)
    return properties
  }

  /// Returns the page's `lib`, completed by the app's.
  ///
  /// The method is the page's: if its SDK names no method, the event has none (capture.md §5.3).
  func properties(method: EventMethod, screen: String?, ofPage page: Properties) -> Properties {
    var own = properties(method: method, screen: screen)
    if !page.isEmpty { own[Self.methodKey.text] = nil }
    return own.merging(page)
  }

  /// Writes `lib` as the members of an object.
  func write(method: EventMethod, screen: String?, to object: inout JSONWriter) {
    written.copy(0..<2, to: &object)
    if let screen { object.member(Self.detailKey, text: screen, ending: Self.writtenDetailEnding) }
    guard method != .autoTrack else { return writtenEnd.copy(0..<2, to: &object) }
    object.member(Self.methodKey, text: method.rawValue)
    written.copy(2..<3, to: &object)
  }

  static let detailKey = MemberName("$lib_detail")
  /// The suffix of the screen; other SDKs put the code's name there (SA-E07).
  static let detailEnding = "######"
  private static let writtenDetailEnding = Array("\(detailEnding)\",".utf8)
  private static let methodKey = MemberName("$lib_method")

  /// The possible keys of `lib` (SA-E06, SA-E07).
  package static let keys = [
    "$app_version", "$lib", "$lib_detail", "$lib_method", "$lib_version",
  ]
}

extension Library: Equatable {
  /// Compares the app's versions; all other parts are constant.
  public static func == (left: Library, right: Library) -> Bool {
    left.appVersion == right.appVersion
  }
}
