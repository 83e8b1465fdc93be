package import AutoTrack

/// What an app tells about the person.
package enum ProfileCall: Sendable {
  /// Facts, in the place of what was known.
  case set(PropertyInputs)
  /// Facts, where nothing was known.
  case setOnce(PropertyInputs)
  /// A fact that is not known any more.
  case unset(PropertyInput)
  /// Nothing is known any more.
  case delete
  /// More elements of lists.
  case append(PropertyInputs)
  /// What to add to numbers.
  case increment(PropertyInputs)

  /// One of the keys.
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
  /// The key, and the fact that is forgotten.
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
