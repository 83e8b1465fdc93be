/// What `$AppPageLeave` says: the screen that is left, and how long it was seen.
struct PageLeavePayload: Equatable {
  /// The screen as it is when it is left, with the referrer that it appeared with (SA-L08).
  let screen: ScreenPayload
  /// Dwell time, from the screen's last appearance until now.
  let duration: Duration

  /// The screen's properties and its dwell time, which is 0 from a whole day on (SA-L10).
  var properties: Properties {
    var properties = screen.properties
    properties["event_duration"] = .double(dwellTime)
    return properties
  }

  /// Compares what would be printed, so that no printed duration reaches a day.
  private var dwellTime: FiniteDouble {
    let seconds = FiniteDouble(seconds: duration)
    return seconds.value < 86_400 ? seconds : 0.0
  }
}
