/// Who had an event captured: `$lib_method` (SA-E06).
public enum EventMethod: String, Sendable {
  /// An instrument saw it.
  case autoTrack
  /// The app's code said so.
  case code

  /// The property that every event carries.
  var properties: Properties { self == .code ? Self.byCode : Self.byInstruments }

  private static let byCode: Properties = ["$lib_method": "code"]
  private static let byInstruments: Properties = ["$lib_method": "autoTrack"]
}
