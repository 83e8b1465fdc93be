/// The identities of a person by key; adding one does not copy all others.
///
/// A value type like ``Properties``. Few authors have more than a handful of identities, but each
/// bound identity creates another author, and all of these are retained by their events.
struct Identities: Sendable {
  /// The runs of identities, older before newer; the newest value of a key counts.
  ///
  /// Each run is more than twice as long as the next, so an identity is copied a logarithmic number
  /// of times.
  private(set) var runs: [Properties] = []

  /// Creates the list from known identities.
  init(_ known: Properties = [:]) {
    if !known.isEmpty { runs = [known] }
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The newest value of a key.
  subscript(key: String) -> Value? { runs.last { $0[key] != nil }?[key] }

  /// Adds an identity, replacing one with the same key.
  mutating func add(_ key: String, _ value: String) {
    var new: Properties = [key: .string(value)]
    while let last = runs.last, last.count <= 2 * new.count {
      new = last.merging(new)
      runs.removeLast()
    }
    runs.append(new)
  }

  mutating func remove(_ key: String) {
    var rest = all
    rest[key] = nil
    self = Identities(rest)
  }

  /// All identities; the shortest runs are merged first, in linear time.
  var all: Properties {
    guard var all = runs.last else { return [:] }
    for run in runs.dropLast().reversed() { all = run.merging(all) }
    return all
  }
}
