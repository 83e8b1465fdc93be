/// The context that consecutive events share; a change of any part creates a new one.
///
/// Details are merged between `automatic` and ``last``: a custom property wins over those that
/// the SDK adds (S1.6), except the last ones.
package final class EventContext: Sendable {
  package let author: Author
  package let library: Library
  /// The properties of app and device, and the super properties.
  package let automatic: Properties
  /// The properties of the moment, such as the previous screen's title.
  package let passing: Properties
  /// The properties that win over the details (S1.6).
  package let last: Properties
  /// The project and token of all events, if the app sets them.
  package let overrides: EnvelopeOverrides
  /// The properties of an instrument's event without its details.
  private let shared: Properties
  /// The properties of a page's event without its details.
  private let sharedOnPages: Properties
  /// An upper bound of the bytes that the shared properties take in a binary encoding.
  let roughSize: Int
  /// True if the events' details are complete: nothing is added to them.
  private let isEmpty: Bool

  package init(
    author: Author, library: Library, automatic: Properties = [:], passing: Properties = [:],
    last: Properties = [:], overrides: EnvelopeOverrides = EnvelopeOverrides()
  ) {
    self.author = author
    self.library = library
    self.automatic = automatic
    self.passing = passing
    self.last = last
    self.overrides = overrides
    shared = automatic.merging([Library.methodKey: .string(EventMethod.autoTrack.rawValue)])
      .merging(passing).merging(last)
    sharedOnPages = automatic.merging(last)
    roughSize = max(shared.roughSize, sharedOnPages.roughSize)
    isEmpty = false
  }

  private init(withoutPropertiesOf context: EventContext) {
    (author, library, overrides) = (context.author, context.library, context.overrides)
    (automatic, passing, last, shared, sharedOnPages) = ([:], [:], [:], [:], [:])
    (roughSize, isEmpty) = (0, true)
  }

  /// The same context without properties, for an event whose details are complete.
  var withoutProperties: EventContext { EventContext(withoutPropertiesOf: self) }

  /// Returns the properties that events share, and those of one event alone (S1.6).
  ///
  /// In the order of their rank: app and device, the method, the moment, the details, and the last
  /// ones. The details of a page's event carry its page's method, and it lacks the moment's.
  func layers(
    with details: Properties, by method: EventMethod, ofPage: Bool
  ) -> (shared: Properties, own: Properties) {
    if isEmpty { return ([:], details) }
    var own = details
    if !ofPage, method != .autoTrack, passing[Library.methodKey] == nil,
      details[Library.methodKey] == nil
    {
      own[Library.methodKey] = .string(method.rawValue)
    }
    // Few properties win over details, so dropping these costs less than a merged list.
    for place in last.indices { own[last[place].key] = nil }
    return (ofPage ? sharedOnPages : shared, own)
  }
}

extension EventContext: Equatable {
  /// Compares all parts; events of equal contexts share the same values.
  package static func == (left: EventContext, right: EventContext) -> Bool {
    left === right
      || (left.author == right.author && left.library == right.library
        && left.automatic == right.automatic && left.passing == right.passing
        && left.last == right.last && left.isEmpty == right.isEmpty
        && left.overrides == right.overrides)
  }
}
