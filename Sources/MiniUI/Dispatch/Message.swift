/// A selector together with its argument and result types.
///
/// System messages are constants (`.viewDidAppear`). An app's own are made by name and numbered by
/// the first class table that sees them. Prefer ``ClassTable/message(_:as:)`` for a message that is
/// sent often: one made by name alone is looked up by its name at every send.
@frozen public struct Message<S: Shape>: Sendable {
  /// The selector; ``SelectorID/unresolved`` until a table has numbered it.
  @usableFromInline let selector: SelectorID
  /// The name of a message that has no number yet; nil for a numbered one.
  @usableFromInline let unresolvedName: String?

  /// Makes a message of a numbered selector.
  @inlinable public init(_ selector: SelectorID) {
    self.selector = selector
    unresolvedName = nil
  }

  /// Makes a message that MiniUI itself sends.
  @inlinable public init(_ system: SystemSelector) {
    self.init(SelectorID(system))
  }

  /// Makes a message of the app by its Objective-C spelling: `"didTapBuy:"`.
  public init(named name: String) {
    selector = .unresolved
    unresolvedName = name
  }
}
