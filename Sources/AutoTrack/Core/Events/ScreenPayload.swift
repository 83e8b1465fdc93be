/// The payload of `$AppViewScreen`, which `$AppPageLeave` repeats.
struct ScreenPayload: Equatable {
  /// The class name of the view controller (S3.6).
  let screenName: String
  /// The title of the controller's navigation item; nil if it has none.
  let title: String?
  /// The screen's own URL, or else its class name.
  let url: String
  /// The URL of the previous screen; nil for the first.
  let referrer: String?
  /// The app's properties of the screen, which win over all others (SA-V06).
  var custom = Properties()
  /// The app's values for the envelope.
  var envelope = EnvelopeOverrides()

  /// The URL that is sent: the app's own property, if it sets one (SA-V06).
  var publishedURL: String { Self.publishedURL(in: custom) ?? url }

  /// Returns the URL in properties; nil if absent.
  static func publishedURL(in properties: Properties) -> String? {
    if case .string(let url) = properties["$url"] { url } else { nil }
  }

  /// The properties; title and referrer are left out if they are nil.
  var properties: Properties {
    var properties = Properties(minimumCapacity: 4)
    properties.append("$referrer", referrer.map(Value.string))
    properties.append("$screen_name", .string(screenName))
    properties.append("$title", title.map(Value.string))
    properties.append("$url", .string(url))
    return custom.isEmpty ? properties : properties.merging(custom)
  }
}
