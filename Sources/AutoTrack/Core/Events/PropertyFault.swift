/// What is wrong with one property that an app gave (SA-E12, SA-E13, SA-E15).
public enum PropertyFault: Equatable, Sendable {
  /// The name is; see there whether the property is lost.
  case name(NameFault)
  /// The value is `nil` or `NSNull`.
  case null
  /// The value is NaN or infinite.
  case notFinite
  /// The value is a dictionary.
  case dictionary
  /// The text was cut to so many characters, the last of which is `$`; the property is kept.
  case cut(to: Int)
  /// So many elements of the list were left out; the others are kept.
  case elements(skipped: Int)
  /// Only numbers can be added to a profile's (SA-E15).
  case notNumber
  /// Only a list can be appended to a profile's (SA-E15).
  case notList
  /// The envelope's `$project` and `$token` are strings.
  case notText
  /// The envelope's `$time` is a date; a page's is a number (SA-E12).
  case notTime
  /// The envelope's `$time` is too long ago to be true (SA-E12).
  case tooEarly
  /// One `$time` for all events to come would be true of none.
  case timeOfAll
  /// `$device_id` is the SDK's to say (SA-E12).
  case deviceID
  /// A page's `$project` or `$token`: where an event goes is the app's to say.
  case ofApp
  /// `$lib_method` of what an instrument sees is the SDK's to say (SA-E06).
  case ofSDK

  /// Whether the property is lost by it.
  public var losesKey: Bool {
    switch self {
    case .name(let fault): fault.losesKey
    case .cut, .elements: false
    default: true
    }
  }

  /// The word under which it is recorded.
  public var code: String {
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

  /// What is wrong and what to do about it, as the rest of a sentence that begins with the name.
  public var sentence: String {
    switch self {
    case .name(let fault): fault.sentence
    case .null: "has no value; leave it out"
    case .notFinite: "is NaN or infinite; give a finite number"
    case .dictionary: "is a dictionary; give its entries as properties"
    case .cut(let length): "is too long and was cut to \(length) characters; give a shorter text"
    case .elements(let skipped): "lost \(skipped) of its elements; give strings"
    case .notNumber: "is no number; a profile is incremented by numbers"
    case .notList: "is no list; strings are appended to a profile as a list"
    case .notText: "is no string; the envelope has a string there"
    case .notTime: "is no time; an app gives a date, a page milliseconds since 1970"
    case .tooEarly: "is before \(EnvelopeOverrides.earliestTime) ms; the event keeps its own time"
    case .timeOfAll: "would be the time of all events; give it with one event"
    case .ofApp: "is set by the app; a page cannot say where an event goes"
    case .deviceID, .ofSDK: "is set by the SDK; choose another name"
    }
  }
}
