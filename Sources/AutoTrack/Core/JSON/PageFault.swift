public import Wording

/// The reason for which a page's message is ignored.
public enum PageFault: Error, Equatable, Sendable, Worded {
  /// The tracker was not started.
  case notStarted
  /// The request has no event, or an invalid percent-encoding.
  case noEvent
  /// The text is longer than `longestMessage`.
  case tooLong(bytes: Int)
  /// The JSON is invalid at this byte.
  case notJSON(at: Int)
  /// The JSON is nested too deeply.
  case tooDeep
  /// The JSON is not an object.
  case notObject
  /// The call is unknown to the tracker.
  case unknownCall(String)
  /// The call is known, but this tracker does not use it.
  case unusedCall(String)
  /// The type of the record is unknown.
  case unknownType(String)
  /// The name of the event is invalid.
  case name(NameFault)
  /// A record about an item lacks its type or id.
  case noItem
  /// The login or the identities are invalid (SA-I07).
  case identity(IdentityFault)
  /// The event is for another server or project.
  case otherServer(String)

  /// The maximum length of a message in bytes; an ordinary event has less than 2,000.
  static let longestMessage = 262_144

  /// The code in the diagnostics.
  package var code: String {
    switch self {
    case .notStarted: "not-started"
    case .noEvent: "no-event"
    case .tooLong: "too-long"
    case .notJSON: "not-json"
    case .tooDeep: "too-deep"
    case .notObject: "not-object"
    case .unknownCall: "unknown-call"
    case .unusedCall: "unused-call"
    case .unknownType: "unknown-type"
    case .name(let fault): "name-\(fault.rawValue)"
    case .noItem: "no-item"
    case .identity(let fault): "identity-\(fault.code)"
    case .otherServer: "other-server"
    }
  }

  /// The fault and its remedy.
  public var sentence: Sentence {
    switch self {
    case .notStarted: "the tracker is not started; start it before pages are shown"
    case .noEvent: "it contains no event; send one percent-encoded as 'event='"
    case .tooLong(let bytes):
      "it has \(bytes) bytes; send at most \(Self.longestMessage) at a time"
    case .notJSON(let place): "the JSON is invalid at byte \(place); send one JSON object"
    case .tooDeep: "it is nested too deeply; send at most \(JSONReader.deepest) levels"
    case .notObject: "it is not a JSON object; send an object"
    case .unknownCall(let call): "there is no call '\(call)'; use 'app_h5_track'"
    case .unusedCall(let call): "the tracker does not use the call '\(call)'; no action is needed"
    case .unknownType(let type): "there is no type '\(type)'; use 'track'"
    case .name(let fault): "the event's name \(fault)"
    case .noItem: "it has no item; send 'item_type' and 'item_id' as strings"
    case .identity(let fault): fault.sentence
    case .otherServer(""): "it is for no server; the tracker sends to another server"
    case .otherServer(let server): "it is for \(server); the tracker sends to another server"
    }
  }
}
