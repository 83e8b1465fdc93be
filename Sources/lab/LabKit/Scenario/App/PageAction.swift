package import AutoTrack
package import LabLanguage
package import Wording

/// A step of a page: an action of its scripts, or of a person on it.
package enum PageAction: Sendable {
  /// The page's SDK captures an event.
  case track(String, [Entry<Value>])
  /// The person logs in on the page.
  case login(String)
  case bind([Entry<String>])
  case unbind([Entry<String>])
  case navigate(Located<String>)
  /// Opens an address in an `iframe`.
  case frame(Located<String>)
  case post(String, to: String)
  case tap(Located<String>)
  case note(Fact)

  package enum Fact: String, CaseIterable, FormatValue, Sendable {
    case userAgent
    /// The id in use by its SDK.
    case distinctID
    /// The channel of its SDK: `messages`, `requests` or `server`.
    case way
  }

  package static let reader: Reader<PageAction> = .step(
    Noun(one: "a step of a page", many: "steps of a page"), .oneOf(variants),
    verbs: variants.map(\.shape))

  /// Reads steps in order.
  package static let list = Reader<[PageAction]>.array(of: reader)

  private static let variants = events + ways

  private static let events: [Fields<PageAction>] = [
    Fields(
      Fields.required("track", Reader<String>.string, "The page's SDK captures an event."),
      Fields.optional(
        "with", Reader<[Entry<Value>]>.entries(of: Value.reader), default: [],
        "The properties of the event."),
      make: { .track($0, $1) }),
    .variant("login", PageAction.login, "A user logs in on the page."),
    .variant("bind", PageAction.bind, as: pairs, "Binds identities on the page, by key."),
    .variant("unbind", PageAction.unbind, as: pairs, "Unbinds identities from the user, by key."),
  ]

  private static let ways: [Fields<PageAction>] = [
    .variant("navigate", PageAction.navigate, "The page navigates to another address."),
    .variant("frame", PageAction.frame, "The page opens an address in a frame."),
    Fields(
      Fields.required("post", Reader<String>.string, "The page posts a text to the app."),
      Fields.optional(
        "to", Reader<String>.string, default: "sensorsdataNativeTracker",
        "The name of the app's message handler."),
      make: { .post($0, to: $1) }),
    .variant("tap", PageAction.tap, "The user taps an element, by its name."),
    .variant("note", PageAction.note, "Notes a fact of the page, for `notes`."),
  ]

  private static let pairs = Reader<[Entry<String>]>.entries(of: .string)
}

extension PageAction: Worded {
  /// The step as timelines show it: `track $WebClick`.
  package var sentence: Sentence {
    switch self {
    case .track(let event, _): "track \(event.shownWord)"
    case .login(let id): "login \"\(id)\""
    case .bind(let pairs): "bind \(Self.keys(of: pairs))"
    case .unbind(let pairs): "unbind \(Self.keys(of: pairs))"
    case .navigate(let address): "navigate \(address.value.shownWord)"
    case .frame(let address): "frame \(address.value.shownWord)"
    case .post(_, let name): "post to \(name.shownWord)"
    case .tap(let element): "tap \(element.value.shownWord)"
    case .note(let fact): "note \(fact.rawValue)"
    }
  }

  private static func keys(of pairs: [Entry<String>]) -> Sentence {
    guard !pairs.isEmpty else { return "nothing" }
    return Sentence(name: pairs.map(\.key.value.shownWord).joined(separator: ", "))
  }
}
