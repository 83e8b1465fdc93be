public import MiniUI

/// A row or an item that a person has selected, on its way to the list's delegate.
public struct ListSelection {
  /// The table or the collection.
  public let list: ListView
  /// Where the row is.
  public let path: CellPath
  /// Who is told: the delegate, unless somebody passes the message on.
  public let receiver: DynamicObject

  /// Takes the list, the place, and who is told.
  public init(in list: ListView, at path: CellPath, toldTo receiver: DynamicObject) {
    self.list = list
    self.path = path
    self.receiver = receiver
  }
}
