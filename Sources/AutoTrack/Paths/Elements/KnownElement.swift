public import MiniUI

/// The facts of an element from the app and the configuration, merged.
final class KnownElement {
  /// `$element_id`: the app's, or else the configuration's.
  let elementID: String?
  /// True if either ignores the element.
  let isIgnored: Bool
  /// The properties of both; the app's win.
  let properties: Properties
  /// The delegate of this element; nil if it has no own delegate.
  let delegate: (any ElementDelegate)?

  /// Returns the facts of a view; nil if neither the app nor the configuration has any.
  static func known(
    of view: View, in elements: [String: ElementConfiguration]
  ) -> KnownElement? {
    let facts = ElementFacts.known(of: view)
    let configured = configuration(of: view, in: elements)
    return facts == nil && configured == nil ? nil : KnownElement(facts, configured)
  }

  /// Returns true if the app or the configuration ignores a view.
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

  /// Returns the facts of a row: its list's, as cells are reused; an ignored cell is ignored.
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

/// The configured facts of the elements with an accessibility identifier.
public struct ElementConfiguration: Equatable, Sendable {
  /// `$element_id` of the element; nil for none.
  package var elementID: String?
  /// True to suppress the element's clicks and leave its text out of its superviews' (SA-A12).
  public var isIgnored: Bool
  /// Properties of its clicks; the app's own properties of the view win.
  public var properties: Properties

  /// Creates a configuration; the defaults have no effect.
  package init(elementID: String? = nil, isIgnored: Bool = false, properties: Properties = [:]) {
    self.elementID = elementID
    self.isIgnored = isIgnored
    self.properties = properties
  }
}

/// A delegate by which an app vetoes clicks on elements and adds properties to them.
public protocol ElementDelegate: AnyObject {
  /// Returns false to veto clicks on the element; the default is true.
  func shouldCapture(_ element: View) -> Bool
  /// Returns properties for clicks on the element, or on a list's cell; they win over all others.
  func properties(for element: View, at path: CellPath?) -> Properties
}

extension ElementDelegate {
  /// Returns true.
  public func shouldCapture(_ element: View) -> Bool { true }
  /// Returns no properties.
  public func properties(for element: View, at path: CellPath?) -> Properties { [:] }
}
