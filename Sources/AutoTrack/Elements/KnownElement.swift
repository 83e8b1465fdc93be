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

  /// A row: its list speaks for it, because cells are used again; but an ignored cell is ignored.
  init(row cell: View, of list: View, _ elements: [String: ElementConfiguration]) {
    let (list, cell) = (KnownElement(list, elements), KnownElement(cell, elements))
    self.init(
      elementID: list.elementID, isIgnored: list.isIgnored || cell.isIgnored,
      properties: list.properties, delegate: list.delegate)
  }

  /// Nobody knows anything of what is on no screen.
  init() {
    self.init(elementID: nil, isIgnored: false, properties: Properties(), delegate: nil)
  }

  private init(
    elementID: String?, isIgnored: Bool, properties: Properties,
    delegate: (any ElementDelegate)?
  ) {
    (self.elementID, self.isIgnored) = (elementID, isIgnored)
    (self.properties, self.delegate) = (properties, delegate)
  }
}
