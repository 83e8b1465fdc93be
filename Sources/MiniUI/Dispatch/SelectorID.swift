/// The interned name of a message: a dense number within one class table.
///
/// Two selectors of one table are equal if their names are. The first numbers belong to
/// ``SystemSelector``; an app's names follow in the order of first use.
@frozen public struct SelectorID: Hashable, Sendable {
  /// The index of this selector in every class's dispatch slots.
  public let number: UInt32

  /// The placeholder for a name without a number; larger than every real number.
  @usableFromInline static var unresolved: SelectorID { SelectorID(number: .max) }

  @inlinable init(number: UInt32) {
    self.number = number
  }

  /// Makes the selector of a system message, known at compile time.
  @inlinable public init(_ system: SystemSelector) {
    number = system.rawValue
  }
}
