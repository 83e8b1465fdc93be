extension MainLoop {
  /// The queued entries, by due time and then by the order of scheduling.
  ///
  /// Entries of the same moment share one place, so that many entries at one moment cost nothing
  /// extra. With k moments before the new entry's and n moments in all, inserting costs O(log n +
  /// k); taking the next entry costs O(1).
  struct Queue {
    /// The first entry of each moment, sorted from the last moment to the next.
    private var firsts: [Entry] = []
    private(set) var count = 0
    /// The number of queued entries that settling waits for, also in the future.
    private(set) var awaitedCount = 0

    /// The entry that runs first; nil when nothing is left.
    var next: Entry? { firsts.last }

    /// The due time of the next entry; read much more often than an entry runs.
    var nextDue: Duration? { firsts.last?.token.due }

    /// The entries in the order in which they will run.
    var inOrder: [Entry] { firsts.reversed().flatMap { [$0] + ($0.pile?.inOrder ?? []) } }

    /// Inserts an entry behind those due earlier or at the same time; its token must be the newest.
    mutating func insert(_ entry: Entry) {
      count(entry, as: 1)
      let index = index(of: entry.token.due)
      guard index < firsts.count, firsts[index].token.due == entry.token.due else {
        return firsts.insert(entry, at: index)
      }
      let first = firsts[index]
      guard var pile = first.pile.take() else { return first.pile = Pile(entry) }
      pile.append(entry)
      first.pile = pile
    }

    /// Takes the entry that runs first, if it is due by a time and was scheduled before a number.
    mutating func removeNext(dueBy time: Duration, before sequence: Int) -> Entry? {
      guard let first = firsts.last, first.token.due <= time, first.token.sequence < sequence
      else { return nil }
      removeFirst(at: firsts.count - 1)
      return first
    }

    /// Removes a cancelled entry; nil if it is not queued.
    ///
    /// Linear in the entries of its moment.
    mutating func remove(_ token: Token) -> Entry? {
      let index = index(of: token.due)
      guard index < firsts.count, firsts[index].token.due == token.due else { return nil }
      let first = firsts[index]
      if first.token == token {
        removeFirst(at: index)
        return first
      }
      guard var pile = first.pile.take() else { return nil }
      let removed = pile.remove(token)
      first.pile = pile.isEmpty ? nil : pile
      if let removed { count(removed, as: -1) }
      return removed
    }

    /// Removes the first entry of a moment; the next one takes its place and its pile.
    private mutating func removeFirst(at index: Int) {
      let first = firsts[index]
      count(first, as: -1)
      var pile = first.pile.take()
      guard let next = pile?.removeFirst() else { return _ = firsts.remove(at: index) }
      next.pile = pile?.isEmpty == false ? pile : nil
      firsts[index] = next
    }

    private mutating func count(_ entry: Entry, as number: Int) {
      count += number
      if entry.kind != .timer { awaitedCount += number }
    }

    /// Finds the index of a moment by binary search; it follows all later moments.
    private func index(of due: Duration) -> Int {
      var range = firsts.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if firsts[middle].token.due > due {
          range = (middle + 1)..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }
  }
}

extension MainLoop {
  /// The entries behind the first of a moment: first in, first out.
  ///
  /// Two arrays make both ends cheap: entries are appended to `incoming` and taken from the end of
  /// `outgoing`. When `outgoing` is empty, the two are swapped and `outgoing` is reversed.
  struct Pile {
    /// Reversed; its entries precede those of `incoming`.
    private var outgoing: [Entry] = []
    private var incoming: [Entry]

    /// Starts with one entry, because an empty pile is not kept.
    init(_ entry: Entry) { incoming = [entry] }

    var isEmpty: Bool { outgoing.isEmpty && incoming.isEmpty }

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

    /// Removes an entry at any position; nil if it is not in the pile.
    mutating func remove(_ token: Token) -> Entry? {
      if let index = outgoing.firstIndex(where: { $0.token == token }) {
        return outgoing.remove(at: index)
      }
      guard let index = incoming.firstIndex(where: { $0.token == token }) else { return nil }
      return incoming.remove(at: index)
    }
  }
}
