import MiniUI

/// An app as a file writes it: who it is, its classes, and the screen it shows first.
package struct AppDescription: Sendable {
  /// Name, bundle identifier and version.
  package let identity: Identity
  /// The controller that fills the window.
  package let root: ControllerDescription
  /// The app's classes, in the order of the file.
  package let classes: [Entry<ClassDescription>]
  /// The pages of the web that the app or its user can visit, by address.
  package var pages: [Entry<PageDescription>] = []

  /// Who an app is.
  package struct Identity: Sendable {
    /// The name under the icon.
    package let name: String
    /// The bundle identifier, which names what the device keeps for the app.
    package let bundle: String
    /// The short version.
    package let version: String
    /// What the addresses begin with that lead into the app.
    package let schemes: [String]
    /// The prefix of the team that signed the app.
    package let team: String
    /// The groups of the Keychain that the entitlements name.
    package let accessGroups: [Located<String>]
    /// Whether the app can ask for the IDFA.
    package let linksAdSupport: Bool

    /// The keys of `app` in an app file.
    package static let reader: Reader<Identity> = .object(
      "app",
      .optional("name", .string, default: standard.name, "The name under the icon."),
      .optional("bundle", .bundle, default: standard.bundle, "The bundle identifier."),
      .optional("version", .appVersion, default: standard.version, "The short version."),
      .optional("team", .team, default: standard.team, "The team that signed the app."),
      .optional(
        "accessGroups", Reader<[Located<String>]>.array(of: Reader<String>.string.located),
        default: [], "The groups of the Keychain that the entitlements name."),
      .optional(
        "linksAdSupport", .boolean, default: false,
        "Whether AdSupport is linked, so that there is an IDFA to ask for."),
      .optional(
        "schemes", Reader<[String]>.array(of: .addressScheme), default: [],
        "What addresses begin with that lead into the app: `[\"shop\"]`."),
      make: {
        Identity(
          name: $0, bundle: $1, version: $2, schemes: $6, team: $3, accessGroups: $4,
          linksAdSupport: $5)
      })

    fileprivate static let standard = {
      let app = App()
      return Identity(
        name: app.name, bundle: app.bundle, version: app.version, schemes: [], team: app.team,
        accessGroups: [], linksAdSupport: app.linksAdSupport)
    }()
  }

  /// The keys of an app file, and of an app inside a scenario.
  package static let reader: Reader<AppDescription> = .object(
    "app",
    .optional("app", Identity.reader, "Who the app is."),
    .required(
      "root", ControllerDescription.reader,
      "The class of the controller that fills the window, or a container."),
    .required(
      "classes", .entries(of: ClassDescription.reader), "The app's classes by name."),
    .optional(
      "pages", .entries(of: PageDescription.reader), default: [],
      "Pages of the web, by their addresses without a query."),
    make: {
      AppDescription(identity: $0 ?? Identity.standard, root: $1, classes: $2, pages: $3)
    })

  /// The class of that name, if it is one of the app's.
  package func description(of name: String) -> ClassDescription? {
    classes.first { $0.key.value == name }?.value
  }
}
