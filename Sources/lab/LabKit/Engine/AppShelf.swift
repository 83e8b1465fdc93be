import LabLanguage

/// The apps of a scenario, which can be installed on its device.
struct AppShelf {
  /// The bundle identifier of the scenario's own app.
  let own: String
  private var builders: [AppBuilder]

  init(_ own: AppDescription, _ others: [AppDescription], log: ScriptLog) {
    self.own = own.identity.bundle
    builders = ([own] + others).map { AppBuilder(description: $0, log: log) }
  }

  /// The bundle identifiers, the scenario's own first.
  var bundles: [String] { builders.map(\.description.identity.bundle) }

  /// Returns the builder of an app; throws for an unknown bundle identifier.
  func builder(of bundle: String) throws(StepFault) -> AppBuilder {
    guard let builder = builders.first(where: { $0.description.identity.bundle == bundle }) else {
      throw StepFault("no app of the scenario is called \(bundle.quoted)")
    }
    return builder
  }

  /// Sets the version of an app from now on.
  mutating func update(_ bundle: String, to version: String) {
    for index in builders.indices where bundles[index] == bundle {
      builders[index].version = version
    }
  }
}
