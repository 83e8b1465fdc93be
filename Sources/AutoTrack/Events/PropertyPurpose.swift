/// What properties are handed over for, which decides what they may be.
public enum PropertyPurpose: Equatable, Sendable, CaseIterable {
  /// For an event, a profile or an item, by the app.
  case event
  /// For an event, by a page that the app shows: its `$time` is a number (SA-E12).
  case pageEvent
  /// For all events to come, so that those of the envelope stay until there is one.
  case superProperties
  /// To be added to numbers of a profile (SA-E15).
  case profileIncrement
  /// To be appended to lists of a profile (SA-E15).
  case profileAppend
}
