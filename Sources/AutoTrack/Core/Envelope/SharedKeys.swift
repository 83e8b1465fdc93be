/// The sorted keys of shared properties, into which details are merged.
struct SharedKeys: Sendable {
  private let keys: [OrderedKey]
  /// The properties that details do not replace.
  private let last: Properties

  /// Creates the keys; the properties are sorted already.
  init(of shared: Properties, last: Properties) {
    keys = shared.map { OrderedKey($0.key) }
    self.last = last
  }

  /// Merges shared properties and details in the order of their keys.
  ///
  /// A detail replaces the shared property with its key, unless that is one of the last.
  ///
  /// - Parameters:
  ///   - details: The details, sorted; each search starts after the previous key.
  ///   - target: The state that both closures change.
  ///   - copy: Receives a range of shared properties, which may be empty.
  ///   - write: Receives the index of a detail.
  @inline(__always)
  func merge<Target>(
    _ details: Properties, into target: inout Target,
    copy: (Range<Int>, inout Target) -> Void, write: (Int, inout Target) -> Void
  ) {
    var next = 0
    for place in details.indices {
      let key = OrderedKey(details.key(at: place))
      let end = keys.place(of: key, after: next)
      copy(next..<end, &target)
      next = end
      if end < keys.count, keys[end] == key {
        // A last property wins over the detail, so its key stays part of the next range.
        guard last[key.text] == nil else { continue }
        next += 1
      }
      write(place, &target)
    }
    copy(next..<keys.count, &target)
  }
}
