/// What a person is known by, under keys; one more is added without a copy of all others.
///
/// A value as ``Properties`` is one. Few authors are known by more than a handful of identities,
/// but each that is bound makes another author, and all of these are kept by their events.
struct Identities: Sendable {
  /// The older before the newer, of whose keys the newest counts; each is more than twice as long
  /// as the next, so that an identity is copied as often as the number of all has binary digits.
  private(set) var runs: [Properties] = []

  /// Those that are known already.
  init(_ known: Properties = [:]) {
    if !known.isEmpty { runs = [known] }
  }

  /// Whether there are none.
  var isEmpty: Bool { runs.isEmpty }

  /// The newest under a key.
  subscript(key: String) -> Value? { runs.last { $0[key] != nil }?[key] }

  /// Adds an identity, in the place of one with the same key.
  mutating func add(_ key: String, _ value: String) {
    var new: Properties = [key: .string(value)]
    while let last = runs.last, last.count <= 2 * new.count {
      new = last.merging(new)
      runs.removeLast()
    }
    runs.append(new)
  }

  /// Removes what is under a key.
  mutating func remove(_ key: String) {
    var rest = all
    rest[key] = nil
    self = Identities(rest)
  }

  /// All of them, the shortest lists put together first: linear.
  var all: Properties {
    guard var all = runs.last else { return [:] }
    for run in runs.dropLast().reversed() { all = run.merging(all) }
    return all
  }
}
