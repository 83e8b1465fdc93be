/// The keys and values of one object while its fields are read.
package struct Members {
  /// The object's noun: `a step`.
  package let noun: Noun
  package let mistakes: Mistakes
  private let range: Range<Int>
  private let members: [Node.Member]
  /// Keys that unknown keys misspell; they do not count as missing.
  private var meant: Set<String> = []

  /// Nil unless the node is an object.
  package init?(of node: Node, _ noun: Noun, _ mistakes: Mistakes) {
    guard case .object(let members) = node.value else { return nil }
    self.noun = noun
    self.mistakes = mistakes
    self.members = members
    range = node.range
  }

  /// The keys that the object has, in the order of the file.
  package var names: some Sequence<String> { members.lazy.map(\.key) }

  package subscript(name: String) -> Node? {
    members.first { $0.key == name }?.value
  }

  package func keyRange(of name: String) -> Range<Int>? {
    members.first { $0.key == name }?.keyRange
  }

  /// Records every unknown key with the nearest allowed key, or else with all of them.
  package mutating func refuseUnknown(allowing keys: AllowedKeys) {
    guard !members.allSatisfy({ keys.allowsAlways($0.key) }) else { return }
    let allowed = keys.names(in: self)
    // A key that is present cannot be the one that was misspelled.
    let free = allowed.filter { self[$0] == nil }
    let note = "keys here: \(allowed.isEmpty ? "none" : allowed.joined(separator: ", "))"
    for member in members where !allowed.contains(member.key) {
      let nearest = Suggestion.nearest(to: member.key, among: free)
      mistakes.record(
        "unknown key \(member.key.quoted)", at: member.keyRange,
        remedy: nearest.map { "did you mean \($0.quoted)?" }, note: nearest == nil ? note : nil)
      if let nearest { meant.insert(nearest) }
    }
  }

  /// Records a missing key, unless an unknown key misspells it.
  package func recordMissing(_ name: String, _ value: Noun) {
    guard !meant.contains(name) else { return }
    mistakes.record("\(noun.one) needs the key \(name.quoted), \(value.one)", at: range)
  }

  /// Records that none, or several, of the exclusive keys are present; silent after a misspelling.
  package func recordChoice(of chosen: [String], from names: [String]) {
    guard !chosen.isEmpty else {
      if meant.isDisjoint(with: names) {
        mistakes.record("\(noun.one) needs one of the keys \(names.quoted("or"))", at: range)
      }
      return
    }
    let rivals = members.filter { chosen.contains($0.key) }
    guard let first = rivals.first else { return }
    for rival in rivals.dropFirst() {
      mistakes.record(
        "\(noun.one) has either \(first.key.quoted) or \(rival.key.quoted), not both",
        at: rival.keyRange)
    }
  }
}
