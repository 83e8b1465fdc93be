/// What the properties of all events of one context have in common, in the order of their rank.
///
/// The later wins: facts about app and device, who had it captured, what is true of the moment,
/// what the SDK sets last (S1.6). An event's details come before the last.
package final class SharedProperties: Sendable {
  /// All of it, said by an instrument.
  private let written: WrittenProperties
  /// The keys of all of it.
  private let keys: SharedKeys
  /// What details do not replace.
  private let last: Properties
  /// Where `$lib_method` is; nil where it says something else than the event's method.
  private let methodPlace: Int?

  convenience init(_ automatic: Properties, _ passing: Properties, _ last: Properties) {
    let all = automatic.merging(Self.method(.autoTrack)).merging(passing).merging(last)
    let isMethodSaid = passing[Self.methodKey] != nil || last[Self.methodKey] != nil
    self.init(all, last, methodPlace: isMethodSaid ? nil : all.place(of: Self.methodKey))
  }

  /// What events of pages have in common: other pages came before them, and who had them captured
  /// is among their details.
  convenience init(ofPagesIn context: EventContext) {
    self.init(context.automatic.merging(context.last), context.last, methodPlace: nil)
  }

  /// What all records of one author have in common who says nothing last, as a page's own SDK.
  package convenience init(ofRecords properties: Properties) {
    self.init(properties, [:], methodPlace: nil)
  }

  private init(_ all: Properties, _ last: Properties, methodPlace: Int?) {
    written = WrittenProperties(all)
    keys = SharedKeys(of: all, last: last)
    self.last = last
    self.methodPlace = methodPlace
  }

  /// All that an event says which has these details.
  func properties(with details: Properties, by method: EventMethod) -> Properties {
    let shared = written.properties
    let own = isSaidByInstrument(method) ? shared : shared.merging(Self.method(method))
    return own.merging(details).merging(last)
  }

  /// The same as members of an object; nothing is collected on the way.
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

  /// The same for records of which few have the same keys, so that no layout is worth its making.
  package func write(with details: Properties, to object: inout JSONWriter) {
    keys.merge(details, into: &object) { places, object in
      written.copy(places, to: &object)
    } write: { place, object in
      details.write(at: place, to: &object)
    }
  }

  /// The same without the values.
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

  /// Whether what is written says an event's method already.
  private func isSaidByInstrument(_ method: EventMethod) -> Bool {
    method == .autoTrack || methodPlace == nil
  }

  private static func method(_ method: EventMethod) -> Properties {
    [methodKey: .string(method.rawValue)]
  }

  private static let methodKey = "$lib_method"
}

extension Properties {
  /// Writes values as members of an object, between what their layout has written.
  fileprivate func write(in layout: DetailLayout, to object: inout JSONWriter) {
    let (pairs, steps) = (pairs.span, layout.steps.span)
    for index in steps.indices {
      object.members(written: layout.written[steps[index].before])
      object.element(pairs[steps[index].place].value)
    }
    object.members(written: layout.ending)
  }
}
