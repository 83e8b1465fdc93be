/// The context that consecutive events share; a change of any part creates a new one.
///
/// Details are merged between ``automatic`` and ``last``: a custom property wins over those that
/// the SDK adds (S1.6), except the last ones.
public final class EventContext: Sendable {
  /// The author of the events.
  public let author: Author
  /// The SDK of the events.
  public let library: Library
  /// The properties of app and device, and the super properties.
  public let automatic: Properties
  /// The properties of the moment, such as the previous screen's title.
  public let passing: Properties
  /// The properties that win over the details (S1.6).
  public let last: Properties
  /// The project and token of all events, if the app sets them.
  public let overrides: EnvelopeOverrides
  /// The merged properties of all parts, encoded once.
  let shared: SharedProperties
  /// True if the events' details are complete: nothing is added to them.
  let isEmpty: Bool

  /// Creates a context from its parts.
  public init(
    author: Author, library: Library, automatic: Properties = [:], passing: Properties = [:],
    last: Properties = [:], overrides: EnvelopeOverrides = EnvelopeOverrides()
  ) {
    self.author = author
    self.library = library
    self.automatic = automatic
    self.passing = passing
    self.last = last
    self.overrides = overrides
    shared = SharedProperties(automatic, passing, last)
    isEmpty = false
  }

  private init(withoutPropertiesOf context: EventContext) {
    (author, library, overrides) = (context.author, context.library, context.overrides)
    (automatic, passing, last) = ([:], [:], [:])
    shared = Self.noProperties
    isEmpty = true
  }

  /// The same context without properties, for an event whose details are complete.
  var withoutProperties: EventContext { EventContext(withoutPropertiesOf: self) }

  private static let noProperties = SharedProperties(ofRecords: [:])
}

/// The properties that events of pages share, encoded once.
final class SharedByPages: Sendable {
  let context: EventContext
  /// The properties of all pages' events in the context.
  let properties: SharedProperties
  /// The page's SDK.
  let library: Properties
  /// The merged `lib` of page and app, for events without a screen (SA-E07).
  let writtenLibrary: WrittenProperties

  init(in context: EventContext, by library: Properties) {
    (self.context, self.library) = (context, library)
    properties = SharedProperties(ofPagesIn: context)
    writtenLibrary = WrittenProperties(
      context.library.properties(method: .code, screen: nil, ofPage: library))
  }
}

extension EventContext: Equatable {
  /// Compares all parts; events of equal contexts share the same values.
  public static func == (left: EventContext, right: EventContext) -> Bool {
    left === right
      || (left.author == right.author && left.library == right.library
        && left.automatic == right.automatic && left.passing == right.passing
        && left.last == right.last && left.isEmpty == right.isEmpty
        && left.overrides == right.overrides)
  }
}
