/// Which SDK an event comes from, and in which app: `lib` in the envelope (SA-E06).
public struct Library: Sendable {
  /// The SDK's platform: `iOS`.
  public let name = "iOS"
  /// The SDK's version.
  public let version = Library.version
  /// The version of the app that it is part of.
  public let appVersion: String
  private let written: WrittenProperties
  /// What follows the detail where an instrument captured the event.
  private let writtenEnd: WrittenProperties

  /// The version of this SDK.
  public static let version = "0.1.0"

  /// This SDK in an app.
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

  /// What an event says of it: how it was captured, and on which screen if it is about one.
  func properties(method: EventMethod, screen: String?) -> Properties {
    var properties = written.properties
    properties[Self.detailKey.text] = screen.map { .string($0 + Self.detailEnding) }
    properties[Self.methodKey.text] = .string(method.rawValue)
    return properties
  }

  /// What an event of a page says of the page's SDK, and of the app what that leaves out.
  ///
  /// Who captured the event is the page's to say: one that names its SDK and not the method has no
  /// method (capture.md §5.3).
  func properties(method: EventMethod, screen: String?, ofPage page: Properties) -> Properties {
    var own = properties(method: method, screen: screen)
    if !page.isEmpty { own[Self.methodKey.text] = nil }
    return own.merging(page)
  }

  /// The same as members of an object.
  func write(method: EventMethod, screen: String?, to object: inout JSONWriter) {
    written.copy(0..<2, to: &object)
    if let screen { object.member(Self.detailKey, text: screen, ending: Self.writtenDetailEnding) }
    guard method != .autoTrack else { return writtenEnd.copy(0..<2, to: &object) }
    object.member(Self.methodKey, text: method.rawValue)
    written.copy(2..<3, to: &object)
  }

  /// Where an event says which screen it is about.
  static let detailKey = MemberName("$lib_detail")
  /// What stands behind the screen, where published SDKs name the code (SA-E07).
  static let detailEnding = "######"
  private static let writtenDetailEnding = Array("\(detailEnding)\",".utf8)
  private static let methodKey = MemberName("$lib_method")
}

extension Library: Equatable {
  /// Whether both are the same SDK in the same app.
  public static func == (left: Library, right: Library) -> Bool {
    left.appVersion == right.appVersion
  }
}
