import MiniUI
import Wording

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

  /// Returns true if no shared property would appear in place of a removed detail.
  fileprivate func lacksShared(_ key: String) -> Bool {
    original.properties(with: [:])[key] == nil
  }
}

/// The app's callback for events, with the name under which its edits are recorded.
struct EventCallback {
  let name: String
  /// Returns false to veto the event.
  let body: (inout EditableEvent) -> Bool
}

/// The app's callback, which sees complete events.
extension EventOutlet {
  /// Passes an event to the callback, and emits it with the callback's edits.
  ///
  /// The event is numbered afterwards: a vetoed event leaves no gap, and events that the callback
  /// itself tracks precede it.
  func emit(
    _ draft: EventDraft, asking callback: EventCallback, at moment: Moment,
    of subject: Decision.Subject, in context: EventContext?, counting row: StatisticsRow?
  ) -> Bool {
    let before = builder.checkpoint
    let preview = builder.preview(draft, at: moment, in: context)
    var editable = EditableEvent(preview)
    guard callback.body(&editable) else {
      builder.restore(before)
      log.suppress(subject, .refusedByCallback)
      return false
    }
    let edits = editable.edits(by: callback.name)
    let (final, context) =
      edits.map { edited(draft, of: editable, by: $0) } ?? (draft, preview.context)
    log.capture(builder.event(final, at: moment, in: context), of: subject, counting: row, edits)
    return true
  }

  /// Returns true if the callback would veto an event that the app could emit now.
  func vetoes(_ draft: EventDraft, at moment: Moment) -> Bool {
    guard let callback = log.callback, draft.kind.isTrack else { return false }
    let before = builder.checkpoint
    var editable = EditableEvent(builder.preview(draft, at: moment))
    defer { builder.restore(before) }
    return !callback.body(&editable)
  }

  /// Returns a draft and a context with the valid edits.
  ///
  /// Details suffice unless an edit removes or replaces a property that details do not override.
  private func edited(
    _ draft: EventDraft, of editable: EditableEvent, by edits: PropertyEdits
  ) -> (EventDraft, EventContext) {
    let properties = valid(editable.properties, edits, of: draft.name)
    let context = editable.context
    let isPlain =
      edits.removed.allSatisfy { draft.details[$0] != nil && editable.lacksShared($0) }
      && edits.changed.allSatisfy { properties[$0] != nil && context.last[$0] == nil }
    guard isPlain else { return (draft.with(properties), context.withoutProperties) }
    let touched = Set(edits.added + edits.changed + edits.removed)
    let kept = draft.details.keeping { !touched.contains($0) }
    return (draft.with(kept.merging(properties.keeping(touched.contains))), context)
  }

  /// Returns the properties without invalid edits, which are recorded (SA-E12).
  private func valid(
    _ properties: Properties, _ edits: PropertyEdits, of name: EventName
  ) -> Properties {
    let touched = Set(edits.added + edits.changed)
    for key in touched.filter(EnvelopeOverrides.isKey).sorted() {
      let reason: Sentence = "\(key) of \(name) cannot be set by a callback"
      log.record(.refused(call: "event callback", because: reason))
    }
    let new = properties.keeping { touched.contains($0) && !EnvelopeOverrides.isKey($0) }
    let checked = CheckedProperties(checking: PropertyInputs(new), for: .facts)
    for note in checked.notes { log.record(.badProperty(event: name.text, note)) }
    return properties.keeping { !touched.contains($0) }.merging(checked.properties)
  }
}

extension EventDraft {
  fileprivate func with(_ details: Properties) -> EventDraft {
    EventDraft(name, kind: kind, at: time, details, by: method, extras: extras)
  }
}
