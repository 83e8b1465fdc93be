import AutoTrack
import LabLanguage

extension PublishedFormat {
  /// Actions with steps, one of which a click meets.
  static let postHog = PublishedFormat(
    name: "postHog",
    items: { node in node.items("results") ?? node.items(having: "steps") },
    read: { item, rules in readAction(item, &rules) },
    write: { rule throws(RuleExportFault) in try writeAction(rule) },
    file: { .record(["results": .list($0)]) })

  private static func readAction(_ item: Node, _ rules: inout ImportedRules) {
    guard let name = item["name"], case .array(let steps)? = item["steps"]?.value else {
      return rules.mistakes.record(
        "an action needs 'name' and 'steps'", at: item.range, remedy: "export the file again")
    }
    var texts: [String] = []
    for step in steps {
      if let reason = reasonAgainst(step: step, rules) {
        rules.note("left out a step of \(rules.text("name", of: item) ?? ""): \(reason)", at: step)
      } else if let text = PostHogAction.text(of: step, rules) {
        texts.append(text)
      }
    }
    guard !texts.isEmpty else {
      return rules.note("left out an action without a step about clicks", at: item)
    }
    rules.add(name, texts.joined(separator: " || "), at: steps.first ?? item)
  }

  /// Returns the reason why no click on a view meets a step, or why it cannot be tested.
  private static func reasonAgainst(step: Node, _ rules: ImportedRules) -> String? {
    if let event = rules.text("event", of: step), event != "$autocapture" {
      return "it is about \(event.quoted), which is not a click"
    }
    if rules.text("href", of: step) != nil { return "it has 'href', which views do not have" }
    if case .array(let filters)? = step["properties"]?.value, !filters.isEmpty {
      return "it has filters of properties, which rules do not have"
    }
    return nil
  }

  private static func writeAction(_ rule: CircledRule) throws(RuleExportFault) -> PrintedJSON {
    var steps: [PrintedJSON] = []
    for text in PostHogAction.parts(of: rule.path, separatedBy: " || ") {
      guard let step = PostHogAction(text) else {
        throw RuleExportFault(
          "a step has one selector, expression, text and url, in this order: \(text.quoted)")
      }
      steps.append(step.json)
    }
    return .record(["name": .text(rule.name), "steps": .list(steps)])
  }
}

/// A step of an action in its published parts.
struct PostHogAction: Equatable {
  private var selector: String?
  private var expression: String?
  private var tag: String?
  private var text: Comparison?
  private var url: Comparison?

  /// A comparison with a text in one of three ways.
  private struct Comparison: Equatable {
    let sign: String
    let value: String

    static let words = ["=": "exact", "*=": "contains", "~=": "regex"]

    var written: String {
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\(sign)\"\(escaped)\""
    }

    init(sign: String, value: String) { (self.sign, self.value) = (sign, value) }

    /// Parses a sign and a text in double quotes.
    init?(_ text: Substring) {
      guard let match = text.wholeMatch(of: #/(\*=|~=|=)"((?:[^"\\]|\\.)*)"/#) else { return nil }
      sign = String(match.1)
      value = String(match.2).replacing(#/\\(["\\])/#) { String($0.1) }
    }
  }

  /// Returns the text of a step in a rule; nil after a mistake.
  static func text(of step: Node, _ rules: ImportedRules) -> String? {
    var action = PostHogAction()
    action.selector = rules.text("selector", of: step)
    action.expression = rules.text("selector_regex", of: step)
    action.tag = rules.text("tag_name", of: step)
    for (key, path, usual) in [("text", \PostHogAction.text, "="), ("url", \.url, "*=")] {
      guard let value = rules.text(key, of: step) else { continue }
      let word = rules.text("\(key)_matching", of: step)
      let sign = word.map { word in Comparison.words.first { $0.value == word }?.key } ?? usual
      guard let sign else {
        rules.mistakes.record(
          "unknown '\(key)_matching' \((word ?? "").quoted)",
          at: (step["\(key)_matching"] ?? step).range, remedy: "write exact, contains or regex")
        return nil
      }
      action[keyPath: path] = Comparison(sign: sign, value: value)
    }
    return action.written
  }

  /// The step as a rule states it.
  private var written: String {
    var parts = [selector, expression.map { "/\($0.slashed(true))/" }]
    if let text { parts.append("\(tag ?? "")[text\(text.written)]") } else { parts.append(tag) }
    parts.append(url.map { "url\($0.written)" })
    let all = parts.compactMap(\.self)
    return all.isEmpty ? "*" : all.joined(separator: " && ")
  }

  private init() {}

  /// Parses a step of a rule; nil if the published parts cannot state it.
  init?(_ text: String) {
    for part in Self.parts(of: text, separatedBy: " && ") { take(part) }
    let isAny = text == "*"
    guard written == text || isAny else { return nil }
  }

  private mutating func take(_ part: String) {
    if part.hasPrefix("/") {
      expression = String(part.dropFirst().dropLast()).slashed(false)
    } else if let comparison = part.hasPrefix("url") ? Comparison(part.dropFirst(3)) : nil {
      url = comparison
    } else if let match = part.wholeMatch(of: #/([A-Za-z0-9_$-]*)\[text(.+)\]/#),
      let comparison = Comparison(match.2)
    {
      tag = match.1.isEmpty ? nil : String(match.1)
      text = comparison
    } else if selector == nil, tag == nil {
      selector = part
    } else {
      tag = part
    }
  }

  var json: PrintedJSON {
    .record([
      "event": .text("$autocapture"), "selector": selector.map(PrintedJSON.text),
      "selector_regex": expression.map(PrintedJSON.text), "tag_name": tag.map(PrintedJSON.text),
      "text": text.map { .text($0.value) },
      "text_matching": text.flatMap { Comparison.words[$0.sign] }.map(PrintedJSON.text),
      "url": url.map { .text($0.value) },
      "url_matching": url.flatMap { Comparison.words[$0.sign] }.map(PrintedJSON.text),
    ])
  }

  /// Splits a rule at separators outside of quotes and expressions.
  static func parts(of text: String, separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = text[...]
    var open: Character?
    // An expression begins at the start of a condition.
    var isStart = true
    while let next = rest.first {
      if open == nil, rest.hasPrefix(separator) {
        rest = rest.dropFirst(separator.count)
        parts.append("")
        isStart = true
        continue
      }
      if open == nil, rest.hasPrefix(" && ") || rest.hasPrefix(" || ") {
        parts[parts.count - 1] += rest.prefix(4)
        rest = rest.dropFirst(4)
        isStart = true
        continue
      }
      rest = rest.dropFirst()
      parts[parts.count - 1].append(next)
      if next == "\\", open != nil, let escaped = rest.popFirst() {
        parts[parts.count - 1].append(escaped)
      } else if next == open {
        open = nil
      } else if open == nil, next == "\"" || next == "'" || next == "/" && isStart {
        open = next
      }
      isStart = false
    }
    return parts
  }
}

extension String {
  /// Returns an expression with an escape before each slash, or without.
  fileprivate func slashed(_ isSlashed: Bool) -> String {
    var result = ""
    var rest = self[...]
    while let next = rest.popFirst() {
      let escaped = next == "\\" ? rest.popFirst() : nil
      if next == "/" || escaped == "/" {
        result += isSlashed ? "\\/" : "/"
      } else {
        result.append(next)
        if let escaped { result.append(escaped) }
      }
    }
    return result
  }
}
