extension Fields {
  /// Sets of keys told apart by one key, such as the steps of a scenario by their verbs.
  ///
  /// The first key of each set tells it apart and must be required. An object has exactly one of
  /// these; the other keys of a set are allowed only beside its first.
  package static func oneOf(_ sets: Fields...) -> Fields {
    oneOf(sets)
  }

  /// Makes the same from an array of sets.
  package static func oneOf(_ sets: [Fields]) -> Fields {
    let variants = sets.map(Variant.init)
    return Fields(
      shape: .oneOf(variants.map { ($0.key, $0.fields.shape) }),
      allowedKeys: { members in
        let chosen = variants.filter { members[$0.key] != nil }
        if chosen.isEmpty { return variants.map(\.key) }
        return chosen.flatMap { $0.fields.allowedKeys(members) }
      },
      read: { members in
        let chosen = variants.filter { members[$0.key] != nil }
        guard let only = chosen.first, chosen.count == 1 else {
          members.recordChoice(of: chosen.map(\.key), from: variants.map(\.key))
          return nil
        }
        return only.fields.read(members)
      })
  }

  private struct Variant: Sendable {
    let key: String
    let fields: Fields

    init(_ fields: Fields) {
      guard let first = fields.keys.first, first.need == .required else {
        preconditionFailure(
          "a variant begins with a required key, not with \(fields.keys.first as Any)")
      }
      key = first.name
      self.fields = fields
    }
  }
}
