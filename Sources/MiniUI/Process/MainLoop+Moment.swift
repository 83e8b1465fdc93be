extension MainLoop {
  /// What is due at one time: first in, first out.
  ///
  /// Most moments have one entry, which needs no array. Of others, two arrays make both ends cheap:
  /// what comes in is appended to one, what goes out is taken from the end of the other, and they
  /// change places when the latter is empty.
  struct Moment {
    /// An uptime of the clock.
    let due: Duration
    /// The entry that was scheduled first; nil where nothing is left, and the queue drops the
    /// moment.
    private(set) var next: Entry?
    /// Reversed, and before everything in `incoming`.
    private var outgoing: [Entry] = []
    private var incoming: [Entry] = []

    /// Begins with one entry, because a moment without any is not kept.
    init(_ entry: Entry) {
      due = entry.token.due
      next = entry
    }

    /// In the order of scheduling.
    var inOrder: [Entry] { (next.map { [$0] } ?? []) + outgoing.reversed() + incoming }

    /// Adds an entry that is due at this moment and was scheduled last.
    mutating func append(_ entry: Entry) {
      incoming.append(entry)
    }

    /// Takes the entry that was scheduled first.
    mutating func removeNext() -> Entry? {
      let taken = next.take()
      if outgoing.isEmpty, !incoming.isEmpty {
        swap(&outgoing, &incoming)
        outgoing.reverse()
      }
      next = outgoing.popLast()
      return taken
    }

    /// Takes an entry from wherever it stands; nil if it is not here.
    mutating func remove(_ token: Token) -> Entry? {
      if next?.token == token { return removeNext() }
      if let index = outgoing.firstIndex(where: { $0.token == token }) {
        return outgoing.remove(at: index)
      }
      guard let index = incoming.firstIndex(where: { $0.token == token }) else { return nil }
      return incoming.remove(at: index)
    }
  }
}
