/// What `$AppEnd` says.
struct AppEndPayload: Equatable {
  /// How long the app was in the foreground since its last start (SA-L07).
  let duration: Duration

  /// The duration in seconds, at most three decimals, never negative.
  var properties: Properties {
    ["event_duration": .double(FiniteDouble(seconds: duration))]
  }
}
