import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// An app's call about the identity of its user.
enum IdentityCall: PerformableVerb {
  /// Logs a user in, optionally under a custom key.
  case login(String, key: String?)
  /// Logs the user out.
  case logout
  /// Sets the app's own anonymous id.
  case identify(String)
  /// Replaces the anonymous id with this one, or a new UUID.
  case resetAnonymousIdentity(String?)
  case forgetAnonymousID
  /// Binds identities in order.
  case bind([Entry<String>])
  /// Unbinds identities in order.
  case unbind([Entry<String>])

  static let kind = VerbKind(variants)

  private static let variants: [Fields<IdentityCall>] = [
    Fields(
      Fields.required("login", Reader<String>.string, "The app reports a login."),
      Fields.optional(
        "key", Reader<String>.string, "The kind of id; it becomes part of the login id."),
      make: { .login($0, key: $1) }),
    Fields(
      Fields.required("logout", .nothing, "The app reports a logout: `{}`."),
      make: { _ in .logout }),
    .variant("identify", IdentityCall.identify, "The app sets an id for the installation."),
    .variant(
      "resetAnonymousIdentity", IdentityCall.resetAnonymousIdentity, as: idOrNothing,
      "Another anonymous id: a text, or a new UUID: `{}`."),
    Fields(
      Fields.required(
        "forgetAnonymousID", .nothing,
        "Removes the stored anonymous id; the next launch finds another: `{}`."),
      make: { _ in .forgetAnonymousID }),
    .variant("bind", IdentityCall.bind, as: pairs, "Binds identities to the user, by key."),
    .variant("unbind", IdentityCall.unbind, as: pairs, "Unbinds identities from the user, by key."),
  ]

  private static let pairs = Reader<[Entry<String>]>.entries(of: .string)

  private static let idOrNothing: Reader<String?> = .either(
    Reader<String>.string.map { .some($0) }, Reader<NoOptions>.nothing.map { _ in .none })

  var featureOfAutoTrack: String? { "this call" }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    apply(to: try simulation.running().tracker)
    return nil
  }

  private func apply(to tracker: Tracker) {
    switch self {
    case .login(let id, let key?): tracker.login(.string(id), key: .string(key))
    case .login(let id, nil): tracker.login(.string(id))
    case .logout: tracker.logout()
    case .identify(let id): tracker.identify(.string(id))
    case .resetAnonymousIdentity(let id):
      tracker.resetAnonymousIdentity(id.map(PropertyInput.string) ?? .null)
    case .forgetAnonymousID: tracker.forgetAnonymousID()
    case .bind(let pairs):
      for pair in pairs { tracker.bind(.string(pair.key.value), .string(pair.value)) }
    case .unbind(let pairs):
      for pair in pairs { tracker.unbind(.string(pair.key.value), .string(pair.value)) }
    }
  }
}

extension IdentityCall {
  /// The call as timelines show it: `login "U1"`.
  var sentence: Sentence {
    switch self {
    case .login(let id, nil): "login \"\(id)\""
    case .login(let id, let key?): "login \"\(id)\" as \(key.shownWord)"
    case .logout: "logout"
    case .identify(let id): "identify \"\(id)\""
    case .resetAnonymousIdentity(nil): "resetAnonymousIdentity"
    case .resetAnonymousIdentity(let id?): "resetAnonymousIdentity \"\(id)\""
    case .forgetAnonymousID: "forgetAnonymousID"
    case .bind(let pairs): "bind \(Self.text(of: pairs))"
    case .unbind(let pairs): "unbind \(Self.text(of: pairs))"
    }
  }

  private static func text(of pairs: [Entry<String>]) -> Sentence {
    guard !pairs.isEmpty else { return "nothing" }
    let texts = pairs.map { "\($0.key.value.shownWord) \"\($0.value)\"" }
    return Sentence(name: texts.joined(separator: ", "))
  }
}
