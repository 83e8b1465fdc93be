/// The interned name of a message: a number that is dense within one class table.
///
/// Two selectors of one table are equal when their names are. The first numbers belong to
/// ``SystemSelector``; names that an app declares follow in the order in which they were met.
@frozen public struct SelectorID: Hashable, Sendable {
  /// The index of this selector in every class's dispatch slots.
  public let number: UInt32

  /// Stands for a name that no table has numbered yet; larger than every real number.
  @usableFromInline static var unresolved: SelectorID { SelectorID(number: .max) }

  @inlinable init(number: UInt32) {
    self.number = number
  }

  /// The selector of a system message, known when the program is compiled.
  @inlinable public init(_ system: SystemSelector) {
    number = system.rawValue
  }
}
