/// The keys and values of one object while its fields are read.
struct Members {
  /// What the object stands for: `a step`.
  let noun: Noun
  /// Where the fields of the object record what is wrong.
  let mistakes: Mistakes
  private let range: Range<Int>
  private let members: [Node.Member]
  /// Keys that unknown ones are slips of, and which are therefore not missing.
  private var meant: Set<String> = []

  /// Nil for what is no object.
  init?(of node: Node, _ noun: Noun, _ mistakes: Mistakes) {
    guard case .object(let members) = node.value else { return nil }
    self.noun = noun
    self.mistakes = mistakes
    self.members = members
    range = node.range
  }

  /// What stands behind a key.
  subscript(name: String) -> Node? {
    members.first { $0.key == name }?.value
  }

  /// Records every key that is not allowed, with the nearest that is.
  mutating func refuseUnknown(allowing allowed: [String]) {
    let free = allowed.filter { self[$0] == nil }
    let note = "keys here: \(allowed.isEmpty ? "none" : allowed.joined(separator: ", "))"
    for member in members where !allowed.contains(member.key) {
      let nearest = Suggestion.nearest(to: member.key, among: free)
      mistakes.record(
        "unknown key \(member.key.quoted)", at: member.keyRange,
        remedy: nearest.map { "did you mean \($0.quoted)?" }, note: note)
      if let nearest { meant.insert(nearest) }
    }
  }

  /// A required key is not there; silent where an unknown key was a slip of it.
  func recordMissing(_ name: String, _ value: Noun) {
    guard !meant.contains(name) else { return }
    mistakes.record("\(noun.one) needs the key \(name.quoted), \(value.one)", at: range)
  }

  /// None, or several, of the keys that exclude each other; silent where a slip explains it.
  func recordChoice(of chosen: [String], from names: [String]) {
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
