extension MainLoop {
  /// The entries behind the first of a moment: first in, first out.
  ///
  /// Two arrays make both ends cheap: what comes in is appended to one, what goes out is taken from
  /// the end of the other, and they change places when the latter is empty.
  struct Pile {
    /// Reversed, and before everything in `incoming`.
    private var outgoing: [Entry] = []
    private var incoming: [Entry]

    /// Begins with one entry, because a pile without any is not kept.
    init(_ entry: Entry) { incoming = [entry] }

    /// Whether nothing is left.
    var isEmpty: Bool { outgoing.isEmpty && incoming.isEmpty }

    /// In the order of scheduling.
    var inOrder: [Entry] { outgoing.reversed() + incoming }

    /// Adds an entry that was scheduled last.
    mutating func append(_ entry: Entry) { incoming.append(entry) }

    /// Takes the entry that was scheduled first.
    mutating func removeFirst() -> Entry? {
      if outgoing.isEmpty {
        swap(&outgoing, &incoming)
        outgoing.reverse()
      }
      return outgoing.popLast()
    }

    /// Takes an entry from wherever it stands; nil if it is not here.
    mutating func remove(_ token: Token) -> Entry? {
      if let index = outgoing.firstIndex(where: { $0.token == token }) {
        return outgoing.remove(at: index)
      }
      guard let index = incoming.firstIndex(where: { $0.token == token }) else { return nil }
      return incoming.remove(at: index)
    }
  }
}
