package import AutoTrack
import LabLanguage

/// An app's call about an item.
package enum ItemCall: Sendable {
  /// Sets properties of an item.
  case set(EventExtras.Item, PropertyInputs)
  /// Deletes an item.
  case delete(EventExtras.Item)

  static let reader: Reader<ItemCall> = .object(
    "item",
    .oneOf(
      Fields(
        .required("set", item, "The thing that the facts are about."), TrackerCall.properties,
        make: { .set($0, $1) }),
      Fields(
        .required("delete", item, "The thing whose facts are deleted."),
        make: { .delete($0) })))

  /// The keys of an item.
  static let item: Reader<EventExtras.Item> = .object(
    "thing",
    .required("type", .string, "Its kind."),
    .required("id", .string, "The id within its kind."),
    make: { EventExtras.Item(type: $0, id: $1) })
}

extension ItemCall: CustomStringConvertible {
  /// The key and the item.
  package var description: String {
    switch self {
    case .set(let item, _): "set \(item.type.shownWord) \(item.id.shownWord)"
    case .delete(let item): "delete \(item.type.shownWord) \(item.id.shownWord)"
    }
  }
}
