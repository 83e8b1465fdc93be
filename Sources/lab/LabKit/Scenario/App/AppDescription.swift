package import LabLanguage
import MiniUI

/// An app as written in a file: its identity, its classes and its first screen.
package struct AppDescription: Sendable {
  /// The name, bundle identifier, version and entitlements.
  package let identity: Identity
  package let root: ControllerDescription
  /// The app's classes, in file order.
  package let classes: [Entry<ClassDescription>]
  /// The web pages that the app or its user can visit, by address.
  package var pages: [Entry<PageDescription>]
  /// The place of each class in ``classes``, because an imported app has hundreds.
  private let indices: [String: Int]

  init(
    identity: Identity, root: ControllerDescription, classes: [Entry<ClassDescription>],
    pages: [Entry<PageDescription>]
  ) {
    (self.identity, self.root, self.classes, self.pages) = (identity, root, classes, pages)
    let names = classes.enumerated().map { ($1.key.value, $0) }
    indices = Dictionary(names) { first, _ in first }
  }

  package struct Identity: Sendable {
    package let name: String
    package let bundle: String
    package let version: String
    package let team: String
    package let accessGroups: [Located<String>]
    package let linksAdSupport: Bool
    package let schemes: [String]
    package var namesPrivateClasses = false

    /// The keys of `app` in an app file.
    package static let reader: Reader<Identity> = .object(
      "app",
      Field("name", \.name, default: standard.name, "The name under the icon."),
      Field("bundle", \.bundle, as: .bundle, default: standard.bundle, "The bundle identifier."),
      Field("version", \.version, as: .appVersion, default: standard.version, "The short version."),
      Field("team", \.team, as: .team, default: standard.team, "The team that signed the app."),
      Field(
        "accessGroups", \.accessGroups, default: [],
        "The Keychain access groups of the entitlements."),
      Field(
        "linksAdSupport", \.linksAdSupport, default: false,
        "Links AdSupport, so that the app can ask for the IDFA."),
      Field(
        "schemes", \.schemes, as: Reader<[String]>.array(of: .addressScheme), default: [],
        "The URL schemes that open the app: `[\"shop\"]`."),
      Field(
        "namesPrivateClasses", \.namesPrivateClasses, default: false,
        "Allows views of UIKit's private classes, as dumps of a running app name them."),
      make: Identity.init)

    fileprivate static let standard = {
      let app = App()
      return Identity(
        name: app.name, bundle: app.bundle, version: app.version, team: app.team,
        accessGroups: [], linksAdSupport: app.linksAdSupport, schemes: [])
    }()
  }

  /// The keys of an app file, and of an app inside a scenario.
  package static let reader: Reader<AppDescription> = .object(
    "app", FileKinds.schemaKey,
    .optional("app", Identity.reader, "The app's identity."),
    .required(
      "root", ControllerDescription.reader,
      "The class of the controller that fills the window, or a container."),
    .required(
      "classes", .entries(of: ClassDescription.reader), "The app's classes by name."),
    .optional(
      "pages", .entries(of: PageDescription.reader), default: [],
      "Web pages, by address without the query."),
    make: {
      AppDescription(identity: $1 ?? Identity.standard, root: $2, classes: $3, pages: $4)
    })

  /// Returns the app's class of that name, if any.
  package func description(of name: String) -> ClassDescription? {
    indices[name].map { classes[$0].value }
  }

  /// The names of the classes.
  var classNames: some Collection<String> { indices.keys }

  /// The actions of all methods, without the deferred ones.
  var code: [AppAction] { classes.flatMap(\.value.methods).flatMap(\.value) }

  /// This app with the classes of other apps, for checks of names that any of them may declare.
  func joined(with others: [AppDescription]) -> AppDescription {
    guard !others.isEmpty else { return self }
    var names = Set(classes.map(\.key.value))
    let more = others.flatMap(\.classes).filter { names.insert($0.key.value).inserted }
    return AppDescription(identity: identity, root: root, classes: classes + more, pages: pages)
  }

  /// Returns the descriptions of a class and of the app's classes above it, nearest first.
  package func lineage(of name: String) -> [ClassDescription] {
    var line: [ClassDescription] = []
    var next = description(of: name)
    while let type = next, line.count < classes.count {
      line.append(type)
      next = description(of: type.superclass.value)
    }
    return line
  }

  /// Returns the classes whose screens declare an element with an identifier, in file order.
  package func screens(with identifier: String) -> [String] {
    classes.map(\.key.value).filter { name in
      let line = lineage(of: name)
      let views = line.lazy.compactMap(\.view).first?.value.tree ?? []
      let settings = line.flatMap(\.settings) + views.flatMap(\.settings)
      let buttons = settings.flatMap(\.value.value.barButtons)
      return (views.compactMap(\.identifier) + buttons.compactMap(\.identifier))
        .contains(identifier)
    }
  }
}
