/// Some keys of `tracker` with their values, and the documents that they need.
struct SessionOption: Sendable, CustomStringConvertible {
  /// The keys with their values, in the scenario format.
  let members: [(key: String, value: String)]
  /// Answers of the scenario's server, in the scenario format.
  let answers: [String]
  /// The texts of the files that the scenario names, by path.
  let files: [String: String]

  /// An option of one key; `others` need not be set without it.
  init(
    _ key: String, _ value: String, and others: [(key: String, value: String)] = [],
    answers: [String] = [], files: [String: String] = [:]
  ) {
    members = [(key, value)] + others
    self.answers = answers
    self.files = files
  }

  /// The keys, the answers and the files as text.
  var description: String {
    let files = files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return (members.map { "\($0.key): \($0.value)" } + answers + files).joined(separator: ", ")
  }
}

extension [SessionOption] {
  /// The options without those that repeat a key.
  var distinct: [SessionOption] {
    var seen: Set<String> = []
    return filter { option in
      let keys = option.members.map(\.key)
      guard seen.isDisjoint(with: keys) else { return false }
      seen.formUnion(keys)
      return true
    }
  }
}
