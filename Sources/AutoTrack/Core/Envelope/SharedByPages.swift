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
