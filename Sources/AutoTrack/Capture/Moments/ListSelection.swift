public import MiniUI

/// A row or an item that a person has selected, before the list's delegate handles it.
public struct ListSelection {
  /// The table or the collection.
  public let list: ListView
  /// The index path of the row.
  public let path: CellPath
  /// The receiver of the message: the delegate, unless an object forwards the message.
  public let receiver: DynamicObject

  /// Creates a selection.
  public init(in list: ListView, at path: CellPath, toldTo receiver: DynamicObject) {
    self.list = list
    self.path = path
    self.receiver = receiver
  }
}
