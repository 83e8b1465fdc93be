/// A selector together with its types: what is sent.
///
/// System messages are constants (`.viewDidAppear`); an app's own are made by name and numbered
/// by the class table that first meets them. Prefer ``ClassTable/message(_:as:)`` for one that is
/// sent often: a message made by name alone is looked up by its name at every send.
@frozen public struct Message<S: Shape>: Sendable {
  /// The number of the selector, or one that is out of range until a table has numbered it.
  @usableFromInline let selector: SelectorID
  /// The name of a message that no table has numbered yet.
  @usableFromInline let unresolvedName: String?

  /// A message whose selector is known.
  @inlinable public init(_ selector: SelectorID) {
    self.selector = selector
    unresolvedName = nil
  }

  /// A message that MiniUI itself sends.
  @inlinable public init(_ system: SystemSelector) {
    self.init(SelectorID(system))
  }

  /// A message of an app's own, by its Objective-C spelling: `"didTapBuy:"`.
  public init(named name: String) {
    selector = .unresolved
    unresolvedName = name
  }
}
