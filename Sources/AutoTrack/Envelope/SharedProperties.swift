/// What the properties of all events of one context have in common, in the order of their rank.
///
/// The later wins: facts about app and device, who had it captured, what is true of the moment,
/// what the SDK sets last (S1.6). An event's details come before the last.
final class SharedProperties: Sendable {
  /// All of it, said by an instrument.
  private let written: WrittenProperties
  /// The keys of all of it.
  private let keys: [OrderedKey]
  /// What details do not replace.
  private let last: Properties
  /// Where `$lib_method` is; nil where it says something else than the event's method.
  private let methodPlace: Int?

  init(_ automatic: Properties, _ passing: Properties, _ last: Properties) {
    let all = automatic.merging(Self.method(.autoTrack)).merging(passing).merging(last)
    written = WrittenProperties(all)
    keys = all.map { OrderedKey($0.key) }
    self.last = last
    let isMethodSaid = passing[Self.methodKey] != nil || last[Self.methodKey] != nil
    methodPlace = isMethodSaid ? nil : all.place(of: Self.methodKey)
  }

  /// All that an event says which has these details.
  func properties(with details: Properties, by method: EventMethod) -> Properties {
    let shared = written.properties
    let own = isSaidByInstrument(method) ? shared : shared.merging(Self.method(method))
    return own.merging(details).merging(last)
  }

  /// The same as members of an object; nothing is collected on the way.
  func write(with details: Properties, by method: EventMethod, to object: inout JSONWriter) {
    var next = 0
    for place in details.indices {
      let key = OrderedKey(details.key(at: place))
      let end = keys.place(of: key, after: next)
      copy(next..<end, by: method, to: &object)
      next = end
      if end < keys.count, keys[end] == key {
        guard last[key.text] == nil else { continue }
        next += 1
      }
      details.write(at: place, to: &object)
    }
    copy(next..<keys.count, by: method, to: &object)
  }

  private func copy(_ places: Range<Int>, by method: EventMethod, to object: inout JSONWriter) {
    guard !isSaidByInstrument(method), let methodPlace, places.contains(methodPlace) else {
      return written.copy(places, to: &object)
    }
    written.copy(places.lowerBound..<methodPlace, to: &object)
    object.member(Self.methodKey, text: method.rawValue)
    written.copy(methodPlace + 1..<places.upperBound, to: &object)
  }

  /// Whether what is written says an event's method already.
  private func isSaidByInstrument(_ method: EventMethod) -> Bool {
    method == .autoTrack || methodPlace == nil
  }

  private static func method(_ method: EventMethod) -> Properties {
    [methodKey: .string(method.rawValue)]
  }

  private static let methodKey = "$lib_method"
}
