package import LabLanguage
import MiniUI

/// Selectors as scenarios have them.
extension ElementSelector {
  /// The selector as JSON: a string for a short form, else an object.
  package var json: PrintedJSON {
    if scope == .screen, ordinal == nil, let short = subject.short { return .text(short) }
    var members = [PrintedJSON.Member(key: subject.key, value: subject.value)]
    if case .within(let outer) = scope {
      members.append(PrintedJSON.Member(key: "in", value: outer.json))
    }
    if let ordinal { members.append(PrintedJSON.Member(key: "nth", value: .number(ordinal))) }
    return .object(members)
  }

  /// The selector on one line of a JSON5 file: `{ row: "0:1", in: "#list" }`.
  package var written: String { json.written }
}

extension PrintedJSON {
  /// The value on one line, with keys that need no quotes.
  fileprivate var written: String {
    guard case .object(let members) = self else { return text() }
    return "{ \(members.map { "\($0.key): \($0.value.written)" }.joined(separator: ", ")) }"
  }
}

extension ElementSelector.Subject {
  /// The short form; nil for a subject without one.
  fileprivate var short: String? {
    switch self {
    case .identifier(let name): "#\(name)"
    case .className(let name): ".\(name)"
    case .text(let text):
      // A text that begins like another short form needs the long one.
      ElementSelector(text)?.subject == self ? text : nil
    default: nil
    }
  }

  fileprivate var key: String {
    switch self {
    case .identifier: "id"
    case .text: "text"
    case .className: "class"
    case .point: "point"
    case .row: "row"
    case .back: "back"
    case .tab: "tab"
    case .barButton: "bar"
    case .alert: "alert"
    case .segment: "segment"
    case .path: "path"
    }
  }

  fileprivate var value: PrintedJSON {
    switch self {
    case .identifier(let text), .text(let text), .className(let text), .barButton(let text),
      .alert(let text):
      .text(text)
    case .point(let point): .list([.fraction(point.x), .fraction(point.y)])
    case .row(let place): .text("\(place)")
    case .back: .flag(true)
    case .tab(.index(let index)): .number(index)
    case .tab(.title(let title)): .text(title)
    case .segment(let index): .number(index)
    case .path(let path): .text("\(path)")
    }
  }
}
