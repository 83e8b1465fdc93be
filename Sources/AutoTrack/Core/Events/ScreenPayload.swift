/// What `$AppViewScreen` says, and what `$AppPageLeave` repeats.
struct ScreenPayload: Equatable {
  /// The view controller's class name (S3.6).
  let screenName: String
  /// The title of the controller's navigation item; nil where it has none.
  let title: String?
  /// The screen's own URL, or its class name where it gives none.
  let url: String
  /// The URL of the screen before; nil on the first.
  let referrer: String?
  /// What the app says of the screen; it wins over everything else (SA-V06).
  var custom = Properties()
  /// What the app says of the envelopes of its events.
  var envelope = EnvelopeOverrides()

  /// The URL as it is sent: the app's own property, if it is one (SA-V06).
  var publishedURL: String { Self.publishedURL(in: custom) ?? url }

  /// The URL that properties tell; nil where they tell none.
  static func publishedURL(in properties: Properties) -> String? {
    if case .string(let url) = properties["$url"] { url } else { nil }
  }

  /// Title and referrer are left out where they are nil.
  var properties: Properties {
    var properties = Properties(minimumCapacity: 4)
    properties.append("$referrer", referrer.map(Value.string))
    properties.append("$screen_name", .string(screenName))
    properties.append("$title", title.map(Value.string))
    properties.append("$url", .string(url))
    return custom.isEmpty ? properties : properties.merging(custom)
  }
}
