/// The layouts that a writer of many events has found for those of one context.
struct DetailLayouts {
  /// How many kinds of events are remembered; the others are put in order each time.
  static let limit = 8
  private var layouts: [DetailLayout] = []
  private var isFirst = true

  /// The layout for details, made where it is worth it: not for the only event of a context.
  mutating func layout(
    for details: Properties, _ make: () -> DetailLayout?
  ) -> DetailLayout? {
    for layout in layouts where layout.fits(details) { return layout }
    guard !isFirst, layouts.count < Self.limit else {
      isFirst = false
      return nil
    }
    guard let layout = make() else { return nil }
    layouts.append(layout)
    return layout
  }
}
