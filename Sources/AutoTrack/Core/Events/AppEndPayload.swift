/// The payload of `$AppEnd`.
struct AppEndPayload: Equatable {
  /// The time in the foreground since the last start (SA-L07).
  let duration: Duration

  /// The duration in seconds, with at most three decimals, never negative.
  var properties: Properties {
    ["event_duration": .double(FiniteDouble(seconds: duration))]
  }
}
