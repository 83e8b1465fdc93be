/// An event as a page's own SDK has made it (capture.md §5.3).
struct PageEvent {
  /// What kind of record it is.
  let kind: EventKind
  /// What happened.
  let name: EventName
  /// When it happened, by the page's clock; nil where the page does not say.
  let time: Int?
  /// Who uses the page: the login, if there is one.
  let loginID: String?
  /// Who uses the page: the id that the page's SDK goes by.
  let distinctID: String?
  /// All that the page's SDK knows its user by.
  let identities: Properties
  /// The page's SDK.
  let library: Properties
  /// What it tells, checked.
  let properties: CheckedProperties
  /// Where the page would have sent it.
  let server: String?

  /// Reads an event; a bad property loses its key, and a bad name the event.
  init(_ object: PropertyInputs, minutesFromGMT: Int) throws(PageFault) {
    let type = object["type"]?.text ?? EventKind.track.rawValue
    guard let kind = EventKind(rawValue: type) else { throw .unknownType(type) }
    self.kind = kind
    name = try Self.name(of: object, kind)
    time = object["time"]?.milliseconds
    loginID = object["login_id"]?.text
    distinctID = object["distinct_id"]?.text
    identities = object.object("identities")?.texts ?? [:]
    library = Self.library(of: object)
    let own = object.object("properties")?.pairs ?? []
    let rest = own.filter { $0.name.text.map(Self.removed.contains) != true }
    properties = CheckedProperties(
      checking: PropertyInputs(rest), for: .pageEvent, minutesFromGMT: minutesFromGMT)
    server = object["server_url"]?.text
  }

  /// When it happened: `$time` is the page's last word.
  var timeSaid: Int? { properties.envelope.time ?? time }

  /// What pages put among the properties and is none.
  private static let removed = [
    "_nocache", "server_url", "project", "token", "sensorsdata_app_visual_properties",
  ]

  private static func name(
    of object: PropertyInputs, _ kind: EventKind
  ) throws(PageFault) -> EventName {
    guard kind.isTrack else { return EventName(kind.rawValue) }
    let input = object["event"] ?? .null
    if let fault = NameFault(of: input), fault.losesKey { throw .name(fault) }
    return EventName(input.text ?? "")
  }

  /// The version of the app is the app's to say.
  private static func library(of object: PropertyInputs) -> Properties {
    var library = object.object("lib")?.texts ?? [:]
    library["$app_version"] = nil
    return library
  }
}

extension PropertyInput {
  /// A number of milliseconds; nil for anything else.
  fileprivate var milliseconds: Int? {
    switch self {
    case .integer(let time): time
    case .double(let time): Int(exactly: time.rounded(.down))
    default: nil
    }
  }
}
