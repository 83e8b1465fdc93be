extension Fields {
  /// Combines fields into one value; all parts are read even if one fails, to collect mistakes.
  package init<each Part>(
    _ part: repeat Fields<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var shape = ObjectShape()
    for partShape in repeat (each part).shape { shape = shape + partShape }
    self.init(
      shape: shape,
      allowedKeys: { members in
        var allowed: [String] = []
        for partKeys in repeat (each part).allowedKeys { allowed += partKeys(members) }
        return allowed
      },
      read: { members in
        // All parts are read before the first failure counts, so that every mistake is recorded.
        let values = (repeat (each part).read(members))
        do throws(Unreadable) {
          return make(repeat try present(each values))
        } catch {
          return nil
        }
      })
  }
}

/// Thrown for a part that could not be read; the mistake has been recorded.
private struct Unreadable: Error {}

private func present<Value>(_ value: Value?) throws(Unreadable) -> Value {
  guard let value else { throw Unreadable() }
  return value
}
