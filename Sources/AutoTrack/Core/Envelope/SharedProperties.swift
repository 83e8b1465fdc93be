/// The shared properties of one context's events, merged in the order of their rank.
///
/// Later ones win: app and device, the method, the moment, and those that the SDK sets last (S1.6).
/// Details rank before the last.
package final class SharedProperties: Sendable {
  /// All properties with an instrument's method, encoded.
  private let written: WrittenProperties
  private let keys: SharedKeys
  /// The properties that details do not replace.
  private let last: Properties
  /// The index of `$lib_method`; nil if the event's method does not replace its value.
  private let methodPlace: Int?

  convenience init(_ automatic: Properties, _ passing: Properties, _ last: Properties) {
    let all = automatic.merging(Self.method(.autoTrack)).merging(passing).merging(last)
    let isMethodSaid = passing[Self.methodKey] != nil || last[Self.methodKey] != nil
    self.init(all, last, methodPlace: isMethodSaid ? nil : all.place(of: Self.methodKey))
  }

  /// Creates the shared properties of pages' events, without referrer title and method.
  ///
  /// The details of such an event carry its page's method.
  convenience init(ofPagesIn context: EventContext) {
    self.init(context.automatic.merging(context.last), context.last, methodPlace: nil)
  }

  /// Creates the shared properties of one author's records, all of which details can replace.
  package convenience init(ofRecords properties: Properties) {
    self.init(properties, [:], methodPlace: nil)
  }

  private init(_ all: Properties, _ last: Properties, methodPlace: Int?) {
    written = WrittenProperties(all)
    keys = SharedKeys(of: all, last: last)
    self.last = last
    self.methodPlace = methodPlace
  }

  /// Returns all properties of an event with these details.
  func properties(with details: Properties, by method: EventMethod) -> Properties {
    let shared = written.properties
    let own = isSaidByInstrument(method) ? shared : shared.merging(Self.method(method))
    return own.merging(details).merging(last)
  }

  /// Writes all properties as members of an object, without building the merged list.
  func write(with details: Properties, by method: EventMethod, to object: inout JSONWriter) {
    if let layout = object.layout(for: details, by: method, among: self) {
      return details.write(in: layout, to: &object)
    }
    keys.merge(details, into: &object) { places, object in
      copy(places, by: method, to: &object)
    } write: { place, object in
      details.write(at: place, to: &object)
    }
  }

  /// Does the same without layouts, for records that rarely have the same keys.
  package func write(with details: Properties, to object: inout JSONWriter) {
    keys.merge(details, into: &object) { places, object in
      written.copy(places, to: &object)
    } write: { place, object in
      details.write(at: place, to: &object)
    }
  }

  /// Returns the layout of the details' keys; nil if a key is not ASCII.
  func layout(of details: Properties, by method: EventMethod) -> DetailLayout? {
    guard let layout = DetailLayout(of: details) else { return nil }
    var target = (object: JSONWriter(), layout: layout)
    keys.merge(details, into: &target) { places, target in
      copy(places, by: method, to: &target.object)
    } write: { place, target in
      target.object.begin(details.key(at: place))
      target.layout.note(place, behind: target.object.bytes.count)
    }
    target.layout.finish(target.object.bytes)
    return target.layout
  }

  private func copy(_ places: Range<Int>, by method: EventMethod, to object: inout JSONWriter) {
    guard !isSaidByInstrument(method), let methodPlace, places.contains(methodPlace) else {
      return written.copy(places, to: &object)
    }
    written.copy(places.lowerBound..<methodPlace, to: &object)
    object.member(Self.methodKey, text: method.rawValue)
    written.copy(methodPlace + 1..<places.upperBound, to: &object)
  }

  /// Returns true if the encoded properties already hold the right method, or none is replaced.
  private func isSaidByInstrument(_ method: EventMethod) -> Bool {
    method == .autoTrack || methodPlace == nil
  }

  private static func method(_ method: EventMethod) -> Properties {
    [methodKey: .string(method.rawValue)]
  }

  private static let methodKey = "$lib_method"
}

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

/// A key with its first bytes as an integer, which orders most keys by one comparison.
///
/// The order is that of Swift's strings. Keys with equal first bytes, or with a start that is not
/// ASCII, are compared as texts.
struct OrderedKey: Comparable, Sendable {
  let text: String
  /// The first seven bytes, big-endian, zero-padded; nil if the first eight are not all ASCII.
  ///
  /// The eighth byte must be ASCII too: a combining mark there would change the seventh letter.
  private let beginning: UInt64?

  init(_ text: String) {
    self.text = text
    let word = Self.word(of: text)
    beginning = word & 0x8080_8080_8080_8080 == 0 ? word >> 8 : nil
  }

  /// Returns the first eight bytes, big-endian, zero-padded.
  private static func word(of text: String) -> UInt64 {
    let bytes = text.utf8.span
    return (bytes.count >= 8 ? bytes.word(at: 0) : bytes.shortWord).byteSwapped
  }

  /// Orders keys as Swift orders strings.
  static func < (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return one < other }
    return left.text < right.text
  }

  /// Compares keys by canonical equivalence, as Swift compares strings.
  static func == (left: OrderedKey, right: OrderedKey) -> Bool {
    if let one = left.beginning, let other = right.beginning, one != other { return false }
    return left.text == right.text
  }
}

extension [OrderedKey] {
  /// Returns the first index from `start` whose key is not less; linear, because it is near.
  func place(of key: OrderedKey, after start: Int) -> Int {
    let keys = span
    var place = start
    while place < keys.count, keys[place] < key { place += 1 }
    return place
  }
}

extension Properties {
  /// Writes the values as members of an object, between the fixed bytes of their layout.
  fileprivate func write(in layout: DetailLayout, to object: inout JSONWriter) {
    let (pairs, steps) = (pairs.span, layout.steps.span)
    for index in steps.indices {
      object.members(written: layout.written[steps[index].before])
      object.element(pairs[steps[index].place].value)
    }
    object.members(written: layout.ending)
  }
}
