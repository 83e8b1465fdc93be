/// The keys of what events have in common, among which their details are put in order.
struct SharedKeys: Sendable {
  private let keys: [OrderedKey]
  /// What details do not replace.
  private let last: Properties

  /// Takes the keys in their order.
  init(of shared: Properties, last: Properties) {
    keys = shared.map { OrderedKey($0.key) }
    self.last = last
  }

  /// Goes through shared properties and details in the order of their keys.
  ///
  /// A detail takes the place of what has its key, unless that is said last.
  ///
  /// - Parameters:
  ///   - details: Are in order, and so each is looked for behind the one before.
  ///   - target: What both closures write to.
  ///   - copy: Takes the places of shared properties in a row, which may be none.
  ///   - write: Takes the place of a detail that is said.
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
        guard last[key.text] == nil else { continue }
        next += 1
      }
      write(place, &target)
    }
    copy(next..<keys.count, &target)
  }
}
