/// What was read of an element that was clicked, while it was on the screen.
struct ClickReading {
  /// What its click says, values of the app's own included (S3.8).
  let properties: Properties
  /// What rules see of it; nil where there are none, or no view.
  let sighting: ElementSighting?
}
