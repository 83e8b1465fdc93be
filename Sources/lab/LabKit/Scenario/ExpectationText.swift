package import AutoTrack
import LabLanguage

/// The text of an event for `expect`, in its short form if it has one.
///
/// It states what tells the event from others: of clicks the content and the path, of screens the
/// class, of page leaves and of the app's end the duration, of the app's own events all properties.
package struct ExpectationText {
  private let event: Event
  private let head: (key: String, value: String)?
  private let properties: [(key: String, value: Value)]

  package init(_ event: Event) {
    self.event = event
    head = ShortForm(rawValue: event.name.text).flatMap { form in
      form.text(of: event).map { (form.rawValue, $0) }
    }
    properties = Self.properties(of: event)
  }

  private static func properties(of event: Event) -> [(key: String, value: Value)] {
    switch event.name {
    case .appClick: return ["$element_path"].compactMap { key in event[key].map { (key, $0) } }
    case .appEnd: return ["event_duration"].compactMap { key in event[key].map { (key, $0) } }
    case _ where event.name.text.hasPrefix("$"): return []
    default: return event.details.filter { !$0.key.hasPrefix("$") }.map { ($0.key, $0.value) }
    }
  }

  /// The text on one line: `"$AppStart"`, `{ $AppClick: "Buy", with: { $element_path: "…" } }`.
  package var line: String { text(breakingAt: " ") }

  /// The text, with `with` on a line of its own if one line is longer than `width`.
  package func text(indent: Int, width: Int) -> String {
    indent + line.count <= width
      ? line : text(breakingAt: "\n" + String(repeating: " ", count: indent + 2))
  }

  private func text(breakingAt separator: String) -> String {
    guard head != nil || !properties.isEmpty else { return event.name.text.jsonQuoted }
    let first = head ?? ("event", event.name.text.jsonQuoted)
    let start = "{ \(first.key): \(first.value)"
    guard !properties.isEmpty else { return start + " }" }
    let members = properties.map { "\($0.key.json5Key): \($0.value)" }.joined(separator: ", ")
    return "\(start),\(separator)with: { \(members) } }"
  }
}

extension ShortForm {
  /// Returns the value behind the event's name; nil if the event lacks the property.
  package func text(of event: Event) -> String? {
    event[property].map { text(of: $0) }
  }

  package func text(of value: Value) -> String {
    guard self == .leave, let time = Self.time(of: value) else { return "\(value)" }
    return time.jsonQuoted
  }

  /// Returns a number of seconds as a duration; nil for other values.
  private static func time(of value: Value) -> String? {
    let text = "\(value)s"
    return Duration(text) == nil ? nil : text
  }
}

extension String {
  /// The text as a key of JSON5: without quotes if it is a word.
  package var json5Key: String {
    wholeMatch(of: #/[A-Za-z_$][A-Za-z0-9_$]*/#) == nil ? jsonQuoted : self
  }
}
