extension MainLoop {
  /// Everything that is to run, by due time and then by the order of scheduling.
  ///
  /// Entries of the same moment share one place, so that an app that piles them up at a moment
  /// pays nothing for the pile. With k moments before the one in question and n in all, inserting
  /// costs O(log n + k), and taking the next entry O(1).
  struct Queue {
    /// Sorted from the last to the next; none is empty.
    private var moments: [Moment] = []
    /// How many entries are left.
    private(set) var count = 0
    /// How many of them settling waits for, also in the future.
    private(set) var awaitedCount = 0

    /// The entry that runs first; nil when nothing is left.
    var next: Entry? { moments.last?.next }

    /// What names it, without a copy of it.
    var nextToken: Token? { moments.last?.next?.token }

    /// When it is due; asked much more often than there is an entry.
    var nextDue: Duration? { moments.last?.due }

    /// Everything, in the order in which it will run.
    var inOrder: [Entry] { moments.reversed().flatMap(\.inOrder) }

    /// Places an entry behind what is due earlier or then; its token is newer than all others.
    mutating func insert(_ entry: Entry) {
      let due = entry.token.due
      let index = index(of: due)
      if index < moments.count, moments[index].due == due {
        moments[index].append(entry)
      } else {
        moments.insert(Moment(entry), at: index)
      }
      count(entry, as: 1)
    }

    /// Takes the entry that runs first.
    mutating func removeNext() -> Entry? {
      guard let index = moments.indices.last else { return nil }
      return counted(moments[index].removeNext(), from: index)
    }

    /// Takes an entry out of its turn; nil if it is not here.
    ///
    /// Linear in the entries of its moment.
    mutating func remove(_ token: Token) -> Entry? {
      let index = index(of: token.due)
      guard index < moments.count, moments[index].due == token.due else { return nil }
      return counted(moments[index].remove(token), from: index)
    }

    /// Keeps the counts right, and no empty moment.
    private mutating func counted(_ entry: Entry?, from index: Int) -> Entry? {
      if let entry { count(entry, as: -1) }
      if moments[index].next == nil { moments.remove(at: index) }
      return entry
    }

    private mutating func count(_ entry: Entry, as number: Int) {
      count += number
      if entry.kind != .timer { awaitedCount += number }
    }

    /// Where the moment stands, or would stand: behind everything that is due after it.
    private func index(of due: Duration) -> Int {
      var range = moments.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if moments[middle].due > due {
          range = (middle + 1)..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }
  }
}
