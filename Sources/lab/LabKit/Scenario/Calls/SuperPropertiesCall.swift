package import AutoTrack
import LabLanguage

/// A change of the super properties, which every event carries.
package enum SuperPropertiesCall: Sendable {
  /// Adds some persistently.
  case register(PropertyInputs)
  /// Removes one.
  case unregister(String)
  /// Removes all.
  case clear
  /// Supplies these for every event from now on; an empty object ends it.
  case dynamic(PropertyInputs)

  static let reader: Reader<SuperPropertiesCall> = .object(
    Noun(one: "a change of super properties", many: "changes of super properties"),
    .oneOf(
      Fields(
        .required("register", PropertyInputs.reader, "Adds some, also for later launches."),
        make: { .register($0) }),
      Fields(
        .required("unregister", .string, "Removes one, by its exact case."),
        make: { .unregister($0) }),
      Fields(.required("clear", .always, "Removes all."), make: { _ in .clear }),
      Fields(
        .required(
          "dynamic", PropertyInputs.reader, "Properties that the app returns for each event."),
        make: { .dynamic($0) })))
}

extension SuperPropertiesCall: CustomStringConvertible {
  /// The key, and the removed property.
  package var description: String {
    switch self {
    case .register: "register"
    case .unregister(let key): "unregister \(key.shownWord)"
    case .clear: "clear"
    case .dynamic: "dynamic"
    }
  }
}
