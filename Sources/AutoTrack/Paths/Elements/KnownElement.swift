import MiniUI

/// What is known of an element from the app and from the configuration together.
final class KnownElement {
  /// `$element_id`: the app's, or else the configuration's.
  let elementID: String?
  /// Whether either says that it gives no clicks.
  let isIgnored: Bool
  /// The configuration's properties with the app's over them.
  let properties: Properties
  /// Who is asked about this element alone.
  let delegate: (any ElementDelegate)?

  /// Asks the view, and the configuration by the view's identifier; nil when neither knows it.
  static func known(
    of view: View, in elements: [String: ElementConfiguration]
  ) -> KnownElement? {
    let facts = ElementFacts.known(of: view)
    let configured = configuration(of: view, in: elements)
    return facts == nil && configured == nil ? nil : KnownElement(facts, configured)
  }

  /// Whether the app or the configuration says that a view gives no clicks, and no text.
  static func isIgnored(_ view: View, in elements: [String: ElementConfiguration]) -> Bool {
    ElementFacts.known(of: view)?.isIgnored == true
      || configuration(of: view, in: elements)?.isIgnored == true
  }

  private static func configuration(
    of view: View, in elements: [String: ElementConfiguration]
  ) -> ElementConfiguration? {
    elements.isEmpty ? nil : view.accessibilityIdentifier.flatMap { elements[$0] }
  }

  private init(_ facts: ElementFacts?, _ configured: ElementConfiguration?) {
    elementID = facts?.elementID ?? configured?.elementID
    isIgnored = facts?.isIgnored == true || configured?.isIgnored == true
    delegate = facts?.delegate
    properties = (configured?.properties ?? [:]).merging(facts?.properties ?? [:])
  }

  /// A row: its list speaks for it, because cells are used again; but an ignored cell is ignored.
  static func known(
    ofRow cell: View, of list: View, in elements: [String: ElementConfiguration]
  ) -> KnownElement? {
    let known = known(of: list, in: elements)
    guard self.known(of: cell, in: elements)?.isIgnored == true else { return known }
    return KnownElement(ignoring: known)
  }

  private init(ignoring known: KnownElement?) {
    (elementID, isIgnored) = (known?.elementID, true)
    (properties, delegate) = (known?.properties ?? [:], known?.delegate)
  }
}
