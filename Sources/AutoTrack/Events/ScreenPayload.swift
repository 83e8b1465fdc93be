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

  /// Title and referrer are left out where they are nil.
  var properties: Properties {
    var properties = Properties(minimumCapacity: 4)
    properties["$referrer"] = referrer.map(Value.string)
    properties["$screen_name"] = .string(screenName)
    properties["$title"] = title.map(Value.string)
    properties["$url"] = .string(url)
    return properties
  }
}
