/// An event as a page's own SDK has made it (S2.4); it is lent and never copied.
struct PageEvent: ~Copyable {
  let kind: EventKind
  let name: EventName
  let nameFault: NameFault?
  /// The time by the page's clock, in milliseconds since 1970; nil if the page sends none.
  let time: Int?
  /// The login id of the page's user; nil for none.
  let loginID: String?
  let distinctID: String?
  /// The identities that the page's SDK knows.
  let identities: Properties
  /// The item of a record about one; nil for other kinds.
  let item: EventExtras.Item?
  let library: Properties
  let properties: CheckedProperties
  let server: String?
  /// The fault of the time, which is then nil.
  private let timeFault: PropertyFault?

  /// Decodes an event; an invalid property is dropped, and an event without a name throws.
  init(_ object: PropertyInputs, minutesFromGMT: Int) throws(PageFault) {
    let type = object.value(ofPlain: "type")?.text ?? EventKind.track.rawValue
    guard let kind = EventKind(rawValue: type) else { throw .unknownType(type) }
    let (named, thing) = (try Self.name(of: object, kind), try Self.item(of: object, kind))
    (self.kind, item) = (kind, thing)
    (name, nameFault) = named
    (time, timeFault) = Self.time(object.value(ofPlain: "time"))
    loginID = object.value(ofPlain: "login_id")?.text
    distinctID = object.value(ofPlain: "distinct_id")?.text
    identities = object.object("identities")?.texts ?? [:]
    library = Self.library(of: object)
    properties = Self.properties(of: object, kind, minutesFromGMT)
    server = object.value(ofPlain: "server_url")?.text
  }

  /// The time of the event: `$time`, or else the page's.
  private var timeSaid: Int? { properties.envelope.time ?? time }

  var notes: [PropertyNote] {
    (timeFault.map { [PropertyNote("time", $0)] } ?? []) + properties.notes
  }

  /// The login; under a key of the page's own, the login id contains key and value (SA-I24).
  var login: Login? {
    let named = identities[IdentityKey.login]?.input.text
    guard let id = loginID ?? named ?? distinctID else { return nil }
    let known = identities.compactMap { key, value in
      value.input.text.map { Login(key: key, value: $0) }
    }
    return known.first { $0.id == id } ?? Login(key: IdentityKey.login, value: id)
  }

  /// The keys that pages send among the properties, but that are not properties.
  private static let removed = [
    "_nocache", "server_url", "project", "token", "sensorsdata_app_visual_properties",
  ]

  private static func isKept(_ pair: PropertyInputs.Pair) -> Bool {
    guard let name = pair.name.text, name.utf8.first != UInt8(ascii: "$") else { return true }
    return !removed.contains { $0.utf8.count == name.utf8.count && $0 == name }
  }

  private static func name(
    of object: PropertyInputs, _ kind: EventKind
  ) throws(PageFault) -> (EventName, NameFault?) {
    guard kind.isTrack else { return (EventName(kind.rawValue), nil) }
    let checked = CheckedName(checking: object.value(ofPlain: "event") ?? .null)
    guard let name = checked.name else { throw .name(checked.fault ?? .missing) }
    return (name, checked.fault)
  }

  private static func time(_ input: PropertyInput?) -> (Int?, PropertyFault?) {
    guard let input else { return (nil, nil) }
    guard let time = input.milliseconds, time >= 0 else { return (nil, .notTime) }
    return (time, nil)
  }

  private static func item(
    of object: PropertyInputs, _ kind: EventKind
  ) throws(PageFault) -> EventExtras.Item? {
    guard kind.isItem else { return nil }
    guard let type = object.value(ofPlain: "item_type")?.text,
      let id = object.value(ofPlain: "item_id")?.text
    else { throw .noItem }
    return EventExtras.Item(type: type, id: id)
  }

  private static func properties(
    of object: PropertyInputs, _ kind: EventKind, _ minutesFromGMT: Int
  ) -> CheckedProperties {
    let own = object.object("properties") ?? PropertyInputs()
    let isWhole = own.pairs.allSatisfy(isKept)
    return CheckedProperties(
      checking: isWhole ? own : PropertyInputs(own.pairs.filter(isKept)),
      for: PropertyPurpose(of: kind, onPage: true), minutesFromGMT: minutesFromGMT)
  }

  /// Returns the page's `lib` without the app's version, which the app sets.
  private static func library(of object: PropertyInputs) -> Properties {
    object.object("lib")?.texts.keeping { $0 != "$app_version" } ?? [:]
  }
}

extension PropertyInput {
  /// The number of milliseconds; nil for other inputs.
  fileprivate var milliseconds: Int? {
    switch self {
    case .integer(let time): time
    case .double(let time): Int(exactly: time.rounded(.down))
    default: nil
    }
  }
}

/// Conversion of pages' events (S2.4).
extension PageEvent {
  /// Returns the draft of the page's event; user, device and app are the app's.
  ///
  /// The page's SDK is kept as the source of the event.
  func draft(
    about meeting: Identity.Meeting, at moment: Moment, in context: EventContext
  ) -> EventDraft {
    let origin = EventExtras.PageOrigin(
      library: library, author: meeting.author,
      loginID: meeting.author.loginID == nil ? loginID : nil)
    let extras = EventExtras(originalID: meeting.originalID, item: item, page: origin)
    return EventDraft(
      name, kind: kind, at: moment, saying: timeSaid, details(over: context.automatic), by: .code,
      extras: extras)
  }

  /// Returns the page's properties, without `$` names that the app sets automatically.
  private func details(over automatic: Properties) -> Properties {
    let own = properties.properties
    guard kind.isTrack else { return own }
    let (said, ofLibrary, ofApp) = (own.pairs.span, library.pairs.span, automatic.pairs.span)
    // All lists are sorted, so one pass merges them and the appends stay in order.
    return Properties(capacity: said.count + ofLibrary.count) { details in
      var (next, known) = (0, 0)
      for place in said.indices {
        let key = said[place].key
        while next < ofLibrary.count, ofLibrary[next].key < key {
          if Self.isOfLibrary(ofLibrary[next].key) { details.append(ofLibrary[next]) }
          next += 1
        }
        if next < ofLibrary.count, ofLibrary[next].key == key { next += 1 }
        while known < ofApp.count, ofApp[known].key < key { known += 1 }
        if known < ofApp.count, ofApp[known].key == key, !Self.winsOverApp(key) { continue }
        details.append(said[place])
      }
      for place in next..<ofLibrary.count where Self.isOfLibrary(ofLibrary[place].key) {
        details.append(ofLibrary[place])
      }
    }
  }

  private static func winsOverApp(_ key: String) -> Bool {
    key.utf8.first != UInt8(ascii: "$") || isOfLibrary(key)
  }

  /// Returns true for the properties that name the capturing SDK.
  private static func isOfLibrary(_ key: String) -> Bool {
    key == "$lib" || key == "$lib_method" || key == "$lib_version"
  }
}
