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
