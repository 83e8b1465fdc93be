/// What events of pages have in common, written once.
final class SharedByPages: Sendable {
  /// The context of the events.
  let context: EventContext
  /// What all events of pages say that are of this context.
  let properties: SharedProperties
  /// What the page's SDK says of itself.
  let library: Properties
  /// Both SDKs, in the place of one; for events that name no screen there (SA-E07).
  let writtenLibrary: WrittenProperties

  /// Writes down what a context and an SDK have in common.
  init(in context: EventContext, by library: Properties) {
    (self.context, self.library) = (context, library)
    properties = SharedProperties(ofPagesIn: context)
    writtenLibrary = WrittenProperties(
      context.library.properties(method: .code, screen: nil, ofPage: library))
  }
}
