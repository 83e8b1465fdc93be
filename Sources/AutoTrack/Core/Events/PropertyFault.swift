public import Wording

/// A fault in a property of the app (SA-E12, SA-E13, SA-E15).
package enum PropertyFault: Equatable, Sendable, Worded {
  /// A fault of the name, which says if the property is dropped.
  case name(NameFault)
  /// The value is `nil` or `NSNull`.
  case null
  /// The value is NaN or infinite.
  case notFinite
  case dictionary
  /// The text was cut to this number of characters, `$` included; the property is kept.
  case cut(to: Int)
  /// This number of list elements was dropped; the others are kept.
  case elements(skipped: Int)
  /// An increment of a profile is not a number (SA-E15).
  case notNumber
  /// A value to append to a profile is not a list (SA-E15).
  case notList
  /// `$project` or `$token` is not a string.
  case notText
  /// `$time` is not a date, or not a number on a page (SA-E12).
  case notTime
  /// `$time` is earlier than the earliest valid time (SA-E12).
  case tooEarly
  /// `$time` among super properties, where it would apply to all later events.
  case timeOfAll
  /// `$device_id`, which only the SDK sets (SA-E12).
  case deviceID
  /// `$project` or `$token` from a page, which only the app sets.
  case ofApp
  /// `$lib_method` of an element or a screen, which only the SDK sets (SA-E06).
  case ofSDK

  package var code: String {
    switch self {
    case .name(let fault): fault.rawValue
    case .null: "null-value"
    case .notFinite: "not-finite"
    case .dictionary: "dictionary"
    case .cut: "cut"
    case .elements: "elements"
    case .notNumber: "not-number"
    case .notList: "not-list"
    case .notText: "not-text"
    case .notTime: "not-time"
    case .tooEarly: "too-early"
    case .timeOfAll: "time-of-all"
    case .deviceID: "device-id"
    case .ofApp: "of-app"
    case .ofSDK: "of-sdk"
    }
  }

  /// The fault and its remedy, as the end of a sentence that begins with the name.
  package var sentence: Sentence {
    switch self {
    case .name(let fault): fault.sentence
    case .null: "has no value; omit it"
    case .notFinite: "is NaN or infinite; give a finite number"
    case .dictionary: "is a dictionary; give its entries as properties"
    case .cut(let length): "is too long and was cut to \(length) characters; give a shorter text"
    case .elements(let skipped): "lost \(skipped) of its elements; give strings"
    case .notNumber: "is not a number; increment a profile by a number"
    case .notList: "is not a list; append a list of strings to a profile"
    case .notText: "is not a string; the envelope requires a string"
    case .notTime: "is not a time; use a date in an app, milliseconds since 1970 on a page"
    case .tooEarly: "is before \(EnvelopeOverrides.earliestTime) ms; the event keeps its own time"
    case .timeOfAll: "would set the time of all events; pass it with a single event"
    case .ofApp: "is set by the app; a page cannot say where an event goes"
    case .deviceID, .ofSDK: "is set by the SDK; choose another name"
    }
  }
}

/// A note about a property of the app: its name and its fault.
public struct PropertyNote: Equatable, Sendable {
  /// The printable name, at most `longest` characters and an ellipsis.
  public let name: String
  package let fault: PropertyFault

  package init(_ name: PropertyInput, _ fault: PropertyFault) {
    self.name = Self.shown(name)
    self.fault = fault
  }

  /// Returns the printable form of a name of any type.
  package static func shown(_ name: PropertyInput) -> String {
    switch name {
    case .null: "nil"
    case .string(let text):
      text.utf8.count > NameFault.longest
        ? String(text.unicodeScalars.prefix(NameFault.longest)) + "…" : text
    case .integer(let integer): "\(integer)"
    case .double(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .date: "a date"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }
}

extension PropertyNote: Worded {
  /// One line: `property 'id' (invalid): is not a valid name; …`.
  public var sentence: Sentence {
    "property '\(name)' (\(fault.code)): \(fault)"
  }
}
