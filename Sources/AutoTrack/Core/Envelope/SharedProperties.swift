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
