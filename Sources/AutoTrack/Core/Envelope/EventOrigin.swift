/// The actual source of an event, independent of its `$lib_method`.
enum EventOrigin {
  /// An instrument detected an interaction.
  case instrument
  /// The app's code reported it.
  case code
  /// A page sent it (S2.4).
  case page
}
