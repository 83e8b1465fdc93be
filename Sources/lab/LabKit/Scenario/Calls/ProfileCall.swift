package import AutoTrack
import LabLanguage
package import Wording

/// An app's call about the person's profile.
package enum ProfileCall: FormatValue, Sendable {
  /// Sets properties and replaces earlier values.
  case set(PropertyInputs)
  /// Sets properties that have no value yet.
  case setOnce(PropertyInputs)
  case unset(PropertyInput)
  case delete
  case append(PropertyInputs)
  /// Adds to numbers.
  case increment(PropertyInputs)

  static let reader: Reader<ProfileCall> = .object(
    "profile",
    .oneOf(
      variant("set", "Facts that replace known ones.") { .set($0) },
      variant("setOnce", "Facts that are set only if unknown.") { .setOnce($0) },
      .variant("unset", ProfileCall.unset, "A fact to remove."),
      Fields(
        .required("delete", .always, "Removes all facts."), make: { _ in .delete }),
      variant("append", "Elements to append to lists.") { .append($0) },
      variant("increment", "Amounts to add to numbers.") { .increment($0) }))

  private static func variant(
    _ key: String, _ meaning: String, make: @escaping @Sendable (PropertyInputs) -> ProfileCall
  ) -> Fields<ProfileCall> {
    Fields(Fields<PropertyInputs>.required(key, PropertyInputs.reader, meaning), make: make)
  }
}

/// A change of the super properties, which every event carries.
package enum SuperPropertiesCall: FormatValue, Sendable {
  /// Adds some persistently.
  case register(PropertyInputs)
  case unregister(String)
  /// Removes all.
  case clear
  /// Supplies these for every event from now on; an empty object ends it.
  case dynamic(PropertyInputs)

  static let reader: Reader<SuperPropertiesCall> = .object(
    Noun(one: "a change of super properties", many: "changes of super properties"),
    .oneOf(
      .variant("register", SuperPropertiesCall.register, "Adds some, also for later launches."),
      .variant("unregister", SuperPropertiesCall.unregister, "Removes one, by its exact case."),
      Fields(.required("clear", .always, "Removes all."), make: { _ in .clear }),
      .variant(
        "dynamic", SuperPropertiesCall.dynamic, "Properties that the app returns for each event.")))
}

extension ProfileCall: Worded {
  /// The key, and the removed property.
  package var sentence: Sentence {
    switch self {
    case .set: "set"
    case .setOnce: "setOnce"
    case .unset(let key): "unset \(PropertyNote.shown(key).shownWord)"
    case .delete: "delete"
    case .append: "append"
    case .increment: "increment"
    }
  }
}

extension SuperPropertiesCall: Worded {
  /// The key, and the removed property.
  package var sentence: Sentence {
    switch self {
    case .register: "register"
    case .unregister(let key): "unregister \(key.shownWord)"
    case .clear: "clear"
    case .dynamic: "dynamic"
    }
  }
}
