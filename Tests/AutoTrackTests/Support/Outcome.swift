import AutoTrack

/// The outcome of a moment: an event with all of its properties, or the reason against it.
enum Outcome: Equatable {
  case event(EventName, Properties)
  case nothing(SuppressionReason)
}

extension Outcome {
  /// `$AppStart`.
  static func start(first: Bool, resumed: Bool) -> Outcome {
    .event(.appStart, ["$is_first_time": .bool(first), "$resume_from_background": .bool(resumed)])
  }

  /// `$AppStartPassively` of an app that has never been active.
  static let passiveStart = Outcome.event(
    .appStartPassively, ["$is_first_time": true, "$resume_from_background": false])

  /// `$AppEnd` after a number of seconds in the foreground.
  static func end(after seconds: Value) -> Outcome {
    .event(.appEnd, ["event_duration": seconds])
  }

  /// `$AppViewScreen` of a controller whose URL is its class name.
  static func view(_ screen: String, title: Value? = nil, referrer: Value? = nil) -> Outcome {
    .event(.appViewScreen, properties(of: screen, title, referrer))
  }

  /// `$AppPageLeave` of a controller that was displayed for a number of seconds.
  static func leave(
    _ screen: String, title: Value? = nil, referrer: Value? = nil, after seconds: Value
  ) -> Outcome {
    .event(
      .appPageLeave,
      properties(of: screen, title, referrer).merging(["event_duration": seconds]))
  }

  /// `$AppClick`.
  static func click(_ properties: Properties) -> Outcome { .event(.appClick, properties) }

  /// The same event with some properties replaced.
  func with(_ changes: Properties) -> Outcome {
    guard case .event(let name, let properties) = self else { return self }
    return .event(name, properties.merging(changes))
  }

  private static func properties(
    of screen: String, _ title: Value?, _ referrer: Value?
  ) -> Properties {
    var properties: Properties = ["$screen_name": .string(screen), "$url": .string(screen)]
    properties["$title"] = title
    properties["$referrer"] = referrer
    return properties
  }
}

extension Outcome: CustomStringConvertible {
  /// The event's name and properties, or the name of the reason.
  var description: String {
    switch self {
    case .event(let name, let properties): "\(name) \(properties)"
    case .nothing(let reason): "nothing(\(reason.rawValue))"
    }
  }
}
