package import AutoTrack
import LabLanguage

/// An app's call about the person's profile.
package enum ProfileCall: Sendable {
  /// Sets properties and replaces earlier values.
  case set(PropertyInputs)
  /// Sets properties that have no value yet.
  case setOnce(PropertyInputs)
  /// Removes a property.
  case unset(PropertyInput)
  /// Deletes the profile.
  case delete
  /// Appends elements to lists.
  case append(PropertyInputs)
  /// Adds to numbers.
  case increment(PropertyInputs)

  static let reader: Reader<ProfileCall> = .object(
    "profile",
    .oneOf(
      variant("set", "Facts, in the place of what was known.") { .set($0) },
      variant("setOnce", "Facts, where nothing was known.") { .setOnce($0) },
      Fields(
        .required("unset", PropertyInput.reader, "A fact that is not known any more."),
        make: { .unset($0) }),
      Fields(
        .required("delete", .always, "Nothing is known any more."), make: { _ in .delete }),
      variant("append", "More elements of lists.") { .append($0) },
      variant("increment", "What to add to numbers.") { .increment($0) }))

  private static func variant(
    _ key: String, _ meaning: String, make: @escaping @Sendable (PropertyInputs) -> ProfileCall
  ) -> Fields<ProfileCall> {
    Fields(Fields<PropertyInputs>.required(key, PropertyInputs.reader, meaning), make: make)
  }
}

extension ProfileCall: CustomStringConvertible {
  /// The key, and the removed property.
  package var description: String {
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
