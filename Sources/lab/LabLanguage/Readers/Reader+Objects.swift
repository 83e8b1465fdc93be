extension Reader {
  /// Reads an object with these keys and no others.
  package static func object<each Part>(
    _ noun: Noun, _ part: repeat Fields<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Reader {
    object(noun, Fields(repeat each part, make: make))
  }

  /// Reads an object with the keys of these fields and no others.
  package static func object(_ noun: Noun, _ fields: Fields<Value>) -> Reader {
    Reader(
      noun, from: [.object], keys: fields.keys, shape: .object(noun, fields.shape)
    ) { node, mistakes in
      guard var members = Members(of: node, noun, mistakes) else { return nil }
      members.refuseUnknown(allowing: fields.allowedKeys(members))
      return fields.read(members)
    }
  }
}
