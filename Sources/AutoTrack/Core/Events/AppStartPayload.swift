/// What `$AppStart` says.
struct AppStartPayload: Equatable {
  /// True at the first launch since installation, false at every later start (SA-L07).
  let isFirstTime: Bool
  /// True when the process was already there, false at a launch (SA-L07).
  let resumesFromBackground: Bool

  /// Both are always present.
  var properties: Properties {
    [
      "$is_first_time": .bool(isFirstTime),
      "$resume_from_background": .bool(resumesFromBackground),
    ]
  }
}
