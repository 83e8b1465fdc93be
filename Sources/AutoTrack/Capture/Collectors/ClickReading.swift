/// The properties read from a clicked element while it was on the screen.
struct ClickReading {
  /// The properties of the click, business data included (S3.8).
  let properties: Properties
  /// The facts that rules match; nil without rules or without a view.
  let sighting: ElementSighting?
}
