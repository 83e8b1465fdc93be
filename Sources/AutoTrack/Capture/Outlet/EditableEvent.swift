/// A complete event before it is emitted: a callback of the app may change its properties.
///
/// The members of ``Event`` are members of this, too. Name, time and envelope are read-only.
@dynamicMemberLookup
public struct EditableEvent {
  /// The event without the callback's edits.
  public let original: Event
  private var edited: Properties?

  init(_ event: Event) { original = event }

  /// All properties, super and automatic ones included.
  public var properties: Properties {
    get { edited ?? original.properties }
    set { edited = newValue }
  }

  /// The value of one property; nil removes it.
  public subscript(key: String) -> Value? {
    get { edited.map { $0[key] } ?? original[key] }
    set { properties[key] = newValue }
  }

  /// A member of ``original``.
  public subscript<Member>(dynamicMember path: KeyPath<Event, Member>) -> Member {
    original[keyPath: path]
  }

  /// The edits so far; nil before the first.
  func edits(by name: String) -> PropertyEdits? {
    guard let edited else { return nil }
    let edits = PropertyEdits(by: name, from: original.properties, to: edited)
    return edits.isEmpty ? nil : edits
  }
}

/// The app's callback for events, with the name under which its edits are recorded.
struct EventCallback {
  let name: String
  /// Returns false to veto the event.
  let body: (inout EditableEvent) -> Bool
}
