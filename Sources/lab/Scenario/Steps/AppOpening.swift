/// A step that brings one of several apps to the front, or launches one behind it.
package struct AppOpening: Sendable {
  /// In which way.
  package let manner: Manner
  /// Which app, by its bundle identifier; nil for the scenario's own.
  package let bundle: Located<String>?

  /// The ways to bring an app up.
  package enum Manner: String, Sendable {
    /// A process is started.
    case launch
    /// A process is started where nobody sees it, as for a background fetch.
    case launchInBackground
    /// The process is ended without a word, if there is one, and another is started.
    case relaunch
    /// The process is in the background, and comes back.
    case foreground
  }

  /// The keys behind the verb, which may name an app.
  static let reader: Reader<Located<String>?> = .object(
    Noun(one: "{} or an app to open", many: "apps to open"), app, make: { $0 })

  /// The keys behind `launch`; nil for the scenario's own app, which comes to the front.
  static let launchReader: Reader<AppOpening?> = .object(
    Noun(one: "{} or an app to launch", many: "apps to launch"), app,
    .optional(
      "inBackground", .boolean, default: false, "As for a background fetch: nobody sees the app."),
    make: { bundle, isInBackground in
      guard bundle != nil || isInBackground else { return nil }
      return AppOpening(
        manner: isInBackground ? .launchInBackground : .launch, bundle: bundle)
    })

  private static let app = Fields<Located<String>?>.optional(
    "app", Reader<String>.string.located,
    "Another app of the scenario, by its bundle identifier; its own unless given.")
}

extension AppOpening: CustomStringConvertible {
  /// The verb and the app: `launch com.example.bank`, `launch in the background`.
  package var description: String {
    let verb = manner == .launchInBackground ? "launch in the background" : manner.rawValue
    return verb + (bundle.map { " \($0.value)" } ?? "")
  }
}
