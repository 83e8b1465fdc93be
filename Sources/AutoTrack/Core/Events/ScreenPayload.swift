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

/// The payload of `$AppPageLeave`: the screen and its dwell time.
struct PageLeavePayload: Equatable {
  /// The screen's state at the leave, with the referrer of its appearance (SA-L08).
  let screen: ScreenPayload
  /// The dwell time since the screen's last appearance.
  let duration: Duration

  /// The screen's properties and the dwell time, which is 0 from a whole day on (SA-L10).
  var properties: Properties {
    var properties = screen.properties
    properties["event_duration"] = .double(dwellTime)
    return properties
  }

  /// The dwell time in seconds; compared after rounding, so that no output reaches a day.
  private var dwellTime: FiniteDouble {
    let seconds = FiniteDouble(seconds: duration)
    return seconds.value < 86_400 ? seconds : 0.0
  }
}

struct AppStartPayload: Equatable {
  /// True at the first launch since the installation (SA-L07).
  let isFirstTime: Bool
  /// True if the process was already running; false at a launch (SA-L07).
  let resumesFromBackground: Bool

  /// Both properties, which are always present.
  var properties: Properties {
    [
      "$is_first_time": .bool(isFirstTime),
      "$resume_from_background": .bool(resumesFromBackground),
    ]
  }
}

struct AppEndPayload: Equatable {
  /// The time in the foreground since the last start (SA-L07).
  let duration: Duration

  /// The duration in seconds, with at most three decimals, never negative.
  var properties: Properties {
    ["event_duration": .double(FiniteDouble(seconds: duration))]
  }
}
