package import AutoTrack

/// What an app does with the properties that every event carries.
package enum SuperPropertiesCall: Sendable {
  /// Adds some, for good.
  case register(PropertyInputs)
  /// Takes one back.
  case unregister(String)
  /// Takes all back.
  case clear
  /// Answers these whenever an event is made; an empty object answers nothing any more.
  case dynamic(PropertyInputs)

  /// One of the keys.
  static let reader: Reader<SuperPropertiesCall> = .object(
    Noun(one: "a change of super properties", many: "changes of super properties"),
    .oneOf(
      Fields(
        .required("register", PropertyInputs.reader, "Adds some, also for later launches."),
        make: { .register($0) }),
      Fields(
        .required("unregister", .string, "Takes one back, by its exact case."),
        make: { .unregister($0) }),
      Fields(.required("clear", .always, "Takes all back."), make: { _ in .clear }),
      Fields(
        .required(
          "dynamic", PropertyInputs.reader, "What the app answers whenever an event is made."),
        make: { .dynamic($0) })))
}

extension SuperPropertiesCall: CustomStringConvertible {
  /// The key, and the property that leaves.
  package var description: String {
    switch self {
    case .register: "register"
    case .unregister(let key): "unregister \(key.shownWord)"
    case .clear: "clear"
    case .dynamic: "dynamic"
    }
  }
}
