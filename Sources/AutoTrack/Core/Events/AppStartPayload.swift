/// The payload of `$AppStart`.
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
