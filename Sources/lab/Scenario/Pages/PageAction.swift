package import AutoTrack

/// One step of a page: what its scripts, or a person on it, do.
package enum PageAction: Sendable {
  /// The page's SDK captures an event.
  case track(String, [Entry<Value>])
  /// Somebody logs in on the page.
  case login(String)
  /// Identities of the person become known on the page.
  case bind([Entry<String>])
  /// Identities are the person's no more.
  case unbind([Entry<String>])
  /// The page goes elsewhere.
  case navigate(String)
  /// The page shows an address in a frame of its own.
  case frame(String)
  /// The page posts a text to the app.
  case post(String, to: String)
  /// A person taps something on the page.
  case tap(Located<String>)
  /// Notes something that the page knows.
  case note(Fact)

  /// What a page can note.
  package enum Fact: String, CaseIterable, Sendable {
    /// How its browser names itself.
    case userAgent
    /// The id that its SDK goes by.
    case distinctID
    /// How its SDK hands events over: `messages`, `requests` or `server`.
    case way
  }

  /// The keys of a step of a page.
  package static let reader: Reader<PageAction> = .step(
    Noun(one: "a step of a page", many: "steps of a page"), .oneOf(variants),
    verbs: variants.compactMap(\.keys.first?.name))

  /// Steps in order.
  static let list = Reader<[PageAction]>.array(of: reader)

  private static let variants = events + ways

  private static let events: [Fields<PageAction>] = [
    Fields(
      Fields.required("track", Reader<String>.string, "The page's SDK captures an event."),
      Fields.optional(
        "with", Reader<[Entry<Value>]>.entries(of: Value.reader), default: [],
        "What the event tells."),
      make: { .track($0, $1) }),
    Fields(
      Fields.required("login", Reader<String>.string, "Somebody logs in on the page."),
      make: { .login($0) }),
    Fields(
      Fields.required("bind", pairs, "Identities that become known on the page, by key."),
      make: { .bind($0) }),
    Fields(
      Fields.required("unbind", pairs, "Identities that are the person's no more, by key."),
      make: { .unbind($0) }),
  ]

  private static let ways: [Fields<PageAction>] = [
    Fields(
      Fields.required("navigate", Reader<String>.string, "The page goes to another address."),
      make: { .navigate($0) }),
    Fields(
      Fields.required(
        "frame", Reader<String>.string, "The page opens an address in a frame of its own."),
      make: { .frame($0) }),
    Fields(
      Fields.required("post", Reader<String>.string, "The page posts a text to the app."),
      Fields.optional(
        "to", Reader<String>.string, default: "sensorsdataNativeTracker",
        "The name by which the app takes it."),
      make: { .post($0, to: $1) }),
    Fields(
      Fields.required(
        "tap", Reader<String>.string.located, "A person taps an element, by its name."),
      make: { .tap($0) }),
    Fields(
      Fields.required("note", Reader<Fact>.word, "Notes what the page knows, for `notes`."),
      make: { .note($0) }),
  ]

  private static let pairs = Reader<[Entry<String>]>.entries(of: .string)
}

extension PageAction: CustomStringConvertible {
  /// As timelines show it: `track $WebClick`.
  package var description: String {
    switch self {
    case .track(let event, _): "track \(event.shownWord)"
    case .login(let id): "login \"\(id)\""
    case .bind(let pairs): "bind \(Self.keys(of: pairs))"
    case .unbind(let pairs): "unbind \(Self.keys(of: pairs))"
    case .navigate(let address): "navigate \(address.shownWord)"
    case .frame(let address): "frame \(address.shownWord)"
    case .post(_, let name): "post to \(name.shownWord)"
    case .tap(let element): "tap \(element.value.shownWord)"
    case .note(let fact): "note \(fact.rawValue)"
    }
  }

  private static func keys(of pairs: [Entry<String>]) -> String {
    pairs.isEmpty ? "nothing" : pairs.map(\.key.value.shownWord).joined(separator: ", ")
  }
}
