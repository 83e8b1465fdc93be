package import LabLanguage
package import Wording

/// A step that brings one of several apps to the front, or launches one in the background.
package struct AppOpening: Sendable {
  package let manner: Manner
  /// The bundle identifier of the app; nil for the scenario's own.
  package let bundle: Located<String>?
  /// The window's root controller at the launch; nil for the app's own.
  package var root: ControllerDescription?

  package enum Manner: String, Sendable {
    case launch
    /// Starts a process in the background, as for a background fetch.
    case launchInBackground
    /// Kills the process, if there is one, and starts another.
    case relaunch
    /// Brings the background process to the front.
    case foreground
  }

  /// The keys after the verb, which may name an app.
  static let reader: Reader<Located<String>?> = .object(
    Noun(one: "{} or an app to open", many: "apps to open"), app, make: { $0 })

  /// The keys after `launch`.
  static let launchReader: Reader<AppOpening> = .object(
    Noun(one: "{} or an app to launch", many: "apps to launch"), app,
    .optional(
      "inBackground", .boolean, default: false, "Launches in the background, as for a fetch."),
    .optional(
      "root", ControllerDescription.reader,
      "The class of the controller that fills the window, or a container; else the app's `root`."),
    make: { AppOpening(manner: $1 ? .launchInBackground : .launch, bundle: $0, root: $2) })

  private static let app = Fields<Located<String>?>.optional(
    "app", Reader<String>.string.located,
    "Another app of the scenario, by its bundle identifier; its own unless given.")
}

extension AppOpening: Worded {
  /// The verb and the app: `launch com.example.bank`, `launch in the background`.
  package var sentence: Sentence {
    let opening = bundle.map { "\(verb) \($0.value)" } ?? verb
    return root.map { "\(opening) with \($0.type)" } ?? opening
  }

  private var verb: Sentence {
    manner == .launchInBackground
      ? "launch in the background" : Sentence(stringLiteral: manner.rawValue)
  }
}
