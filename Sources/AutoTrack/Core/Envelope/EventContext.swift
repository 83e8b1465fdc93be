/// What events of one time have in common; a new one is made when something of it changes.
///
/// Their details come between ``automatic`` and ``last``: a custom property wins over what the SDK
/// adds by itself (S1.6), except for what it sets last.
public final class EventContext: Sendable {
  /// Who they are about.
  public let author: Author
  /// Which SDK they come from.
  public let library: Library
  /// Facts about app and device, and what the app wants every event to say.
  public let automatic: Properties
  /// What is true of the moment: the screen before, what the app answers when it is asked.
  public let passing: Properties
  /// What beats the details (S1.6).
  public let last: Properties
  /// Where they go, if the app says so of all events.
  public let overrides: EnvelopeOverrides
  /// What of that their properties say, merged and written once.
  let shared: SharedProperties

  /// Takes what is known.
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
  }
}

extension EventContext: Equatable {
  /// Whether events get the same from both.
  public static func == (left: EventContext, right: EventContext) -> Bool {
    left === right
      || (left.author == right.author && left.library == right.library
        && left.automatic == right.automatic && left.passing == right.passing
        && left.last == right.last && left.overrides == right.overrides)
  }
}
