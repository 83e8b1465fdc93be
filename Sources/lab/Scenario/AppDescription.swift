import MiniUI

/// An app as a file writes it: who it is, its classes, and the screen it shows first.
package struct AppDescription: Sendable {
  /// Name, bundle identifier and version.
  package let identity: Identity
  /// The controller that fills the window.
  package let root: ControllerDescription
  /// The app's classes, in the order of the file.
  package let classes: [Entry<ClassDescription>]

  /// Who an app is.
  package struct Identity: Sendable {
    /// The name under the icon.
    package let name: String
    /// The bundle identifier, which names what the device keeps for the app.
    package let bundle: String
    /// The short version.
    package let version: String

    /// The keys of `app` in an app file.
    package static let reader: Reader<Identity> = .object(
      "app",
      .optional("name", .string, default: standard.name, "The name under the icon."),
      .optional("bundle", .string, default: standard.bundle, "The bundle identifier."),
      .optional("version", .string, default: standard.version, "The short version."),
      make: { Identity(name: $0, bundle: $1, version: $2) })

    fileprivate static let standard = {
      let app = App()
      return Identity(name: app.name, bundle: app.bundle, version: app.version)
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
    make: {
      AppDescription(identity: $0 ?? Identity.standard, root: $1, classes: $2)
    })

  /// The class of that name, if it is one of the app's.
  package func description(of name: String) -> ClassDescription? {
    classes.first { $0.key.value == name }?.value
  }
}
