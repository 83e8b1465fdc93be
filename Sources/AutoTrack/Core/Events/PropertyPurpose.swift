/// The purpose of properties, which determines their valid values.
public enum PropertyPurpose: Equatable, Sendable, CaseIterable {
  /// Properties of an event, a profile or an item, from the app.
  case event
  /// Properties of an event from a page, whose `$time` is a number (SA-E12).
  case pageEvent
  /// Properties of all later events; keys of the envelope are kept for them.
  case superProperties
  /// Increments of a profile's numbers (SA-E15).
  case profileIncrement
  /// Elements to append to a profile's lists (SA-E15).
  case profileAppend
  /// Increments of a profile's numbers, from a page.
  case pageProfileIncrement
  /// Elements to append to a profile's lists, from a page.
  case pageProfileAppend
  /// Properties of an element or a screen, whose method only the SDK sets (SA-E06).
  case facts

  /// Returns the purpose of a record's properties by its kind and source.
  init(of kind: EventKind, onPage isPage: Bool) {
    switch kind {
    case .profileIncrement: self = isPage ? .pageProfileIncrement : .profileIncrement
    case .profileAppend: self = isPage ? .pageProfileAppend : .profileAppend
    default: self = isPage ? .pageEvent : .event
    }
  }

  /// True if the properties come from a page.
  var isPage: Bool {
    switch self {
    case .pageEvent, .pageProfileIncrement, .pageProfileAppend: true
    default: false
    }
  }

  var isIncrement: Bool { self == .profileIncrement || self == .pageProfileIncrement }

  var isAppend: Bool { self == .profileAppend || self == .pageProfileAppend }
}
