import LabLanguage

extension Reader {
  /// Reads an object told apart by its verb; without one, the mistake lists the verbs.
  ///
  /// The `companions` are allowed beside every verb, so they do not tell it apart.
  static func step(
    _ noun: Noun, _ fields: Fields<Value>, verbs: [String], companions: [String] = []
  ) -> Reader {
    let object = Reader.object(noun, fields)
    return Reader(noun, from: [.object], keys: fields.keys, shape: object.shape) { node, mistakes in
      guard case .object(let members) = node.value else { return nil }
      let strangers = members.filter { !companions.contains($0.key) }
      guard let stranger = strangers.first,
        !members.contains(where: { verbs.contains($0.key) })
      else { return object.read(node, mistakes) }
      mistakes.record(
        "\(stranger.key.quoted) is not \(noun.one)", stranger.key, at: stranger.keyRange,
        among: verbs, noun.many)
      return nil
    }
  }
}
