/// Where an event comes from, whatever it says of itself.
enum EventOrigin {
  /// An instrument saw what happened.
  case instrument
  /// The app's code had it captured.
  case code
  /// A page has handed it over (S2.4).
  case page
}
