/// The context that consecutive events share; a change of any part creates a new one.
///
/// Details are merged between `automatic` and ``last``: a custom property wins over those that
/// the SDK adds (S1.6), except the last ones.
package final class EventContext: Sendable {
  /// The author of the events.
  package let author: Author
  /// The SDK of the events.
  package let library: Library
  /// The properties of app and device, and the super properties.
  package let automatic: Properties
  /// The properties of the moment, such as the previous screen's title.
  package let passing: Properties
  /// The properties that win over the details (S1.6).
  package let last: Properties
  /// The project and token of all events, if the app sets them.
  package let overrides: EnvelopeOverrides
  /// The properties of an instrument's event without details and the last ones.
  private let shared: Properties
  /// True if the events' details are complete: nothing is added to them.
  private let isEmpty: Bool

  /// Creates a context from its parts.
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
      .merging(passing)
    isEmpty = false
  }

  private init(withoutPropertiesOf context: EventContext) {
    (author, library, overrides) = (context.author, context.library, context.overrides)
    (automatic, passing, last, shared) = ([:], [:], [:], [:])
    isEmpty = true
  }

  /// The same context without properties, for an event whose details are complete.
  var withoutProperties: EventContext { EventContext(withoutPropertiesOf: self) }

  /// Returns all properties of an event with these details, in the order of their rank (S1.6).
  ///
  /// Later ones win: app and device, the method, the moment, the details, and the last ones.
  func properties(with details: Properties, by method: EventMethod) -> Properties {
    if isEmpty { return details }
    var shared = shared
    if method != .autoTrack, passing[Library.methodKey] == nil {
      shared[Library.methodKey] = .string(method.rawValue)
    }
    return shared.merging(details).merging(last)
  }

  /// Returns all properties of a page's event, without referrer title and method.
  ///
  /// The details of such an event carry its page's method.
  func properties(ofPageWith details: Properties) -> Properties {
    isEmpty ? details : automatic.merging(details).merging(last)
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
