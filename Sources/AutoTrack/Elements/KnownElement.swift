import MiniUI

/// What is known of an element from the app and from the configuration together.
struct KnownElement {
  /// `$element_id`: the app's, or else the configuration's.
  let elementID: String?
  /// Whether either says that it gives no clicks.
  let isIgnored: Bool
  /// The configuration's properties with the app's over them.
  let properties: Properties
  /// Who is asked about this element alone.
  let delegate: (any ElementDelegate)?

  /// Asks the view, and the configuration by the view's identifier.
  init(_ view: View, _ elements: [String: ElementConfiguration]) {
    let facts = ElementFacts.known(of: view)
    let configured =
      elements.isEmpty ? nil : view.accessibilityIdentifier.flatMap { elements[$0] }
    elementID = facts?.elementID ?? configured?.elementID
    isIgnored = facts?.isIgnored == true || configured?.isIgnored == true
    delegate = facts?.delegate
    switch (configured?.properties, facts?.properties) {
    case (let below?, let above?): properties = below.merging(above)
    case (let only?, nil), (nil, let only?): properties = only
    case (nil, nil): properties = Properties()
    }
  }
}
