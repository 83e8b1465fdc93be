/// Why nothing became of what a page has handed over.
public enum PageFault: Error, Equatable, Sendable {
  /// The tracker was not started.
  case notStarted
  /// The request carries no event, or one that is not percent-encoded.
  case noEvent
  /// The text is longer than any event.
  case tooLong(bytes: Int)
  /// The text is no JSON from this byte on.
  case notJSON(at: Int)
  /// The text holds values in values in values without end.
  case tooDeep
  /// The text is JSON, and no object.
  case notObject
  /// The call is one that the tracker does not know.
  case unknownCall(String)
  /// The call is known, and not for this tracker.
  case unusedCall(String)
  /// The record is of no known type.
  case unknownType(String)
  /// The event has no name.
  case name(NameFault)
  /// A record about a thing does not say which.
  case noItem
  /// The login or the identities are no good (SA-I07).
  case identity(IdentityFault)
  /// The event belongs to another server or project.
  case otherServer(String)

  /// How many bytes a message has at most; an ordinary event has less than 2,000.
  static let longestMessage = 262_144

  /// The code under which it is recorded.
  public var code: String {
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

  /// What is wrong and what to do about it, as a sentence.
  var sentence: String {
    switch self {
    case .notStarted: "the tracker is not started; start it before pages are shown"
    case .noEvent: "there is no event in it; send it percent-encoded as 'event='"
    case .tooLong(let bytes):
      "it has \(bytes) bytes; send at most \(Self.longestMessage) at a time"
    case .notJSON(let place): "it is no JSON at byte \(place); send one JSON object"
    case .tooDeep: "it is nested too deeply; send at most \(JSONReader.deepest) levels"
    case .notObject: "it is no JSON object; send an object"
    case .unknownCall(let call): "there is no call '\(call)'; use 'app_h5_track'"
    case .unusedCall(let call): "nobody uses the call '\(call)'; nothing is to do"
    case .unknownType(let type): "there is no type '\(type)'; use 'track'"
    case .name(let fault): "the event's name \(fault.sentence)"
    case .noItem: "it names no thing; give 'item_type' and 'item_id' as texts"
    case .identity(let fault): fault.sentence
    case .otherServer(let server):
      "it is for \(server.isEmpty ? "no server" : server); the app's tracker sends elsewhere"
    }
  }
}
