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
  /// To be added to numbers of a profile, by a page.
  case pageProfileIncrement
  /// To be appended to lists of a profile, by a page.
  case pageProfileAppend
  /// For events about an element or a screen: who has seen those is the SDK's to say (SA-E06).
  case facts

  /// What a record's properties are for, by its kind and by who has made it.
  init(of kind: EventKind, onPage isPage: Bool) {
    switch kind {
    case .profileIncrement: self = isPage ? .pageProfileIncrement : .profileIncrement
    case .profileAppend: self = isPage ? .pageProfileAppend : .profileAppend
    default: self = isPage ? .pageEvent : .event
    }
  }

  /// Whether a page hands them over.
  var isPage: Bool {
    switch self {
    case .pageEvent, .pageProfileIncrement, .pageProfileAppend: true
    default: false
    }
  }

  /// Whether they are added to numbers.
  var isIncrement: Bool { self == .profileIncrement || self == .pageProfileIncrement }

  /// Whether they are appended to lists.
  var isAppend: Bool { self == .profileAppend || self == .pageProfileAppend }
}
